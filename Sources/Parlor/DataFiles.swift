import GtkKit

/// The program's data files: beside it where it was built, in `../share/parlor` where it is installed.
struct DataFiles {
  nonisolated static let prefix = "/io/github/parlor_games/Parlor"

  let resources: Resources
  /// The folder with the compiled schema of the settings.
  let schemas: String
  /// The folder with translations.
  let translations: String

  /// The data of the program at `path`; throws where it looked when there is nothing.
  init(programFolder folder: String) throws(Missing) {
    let places = ["\(folder)/parlor_ParlorData.resources", "\(folder)/../share/parlor"]
    for place in places {
      guard let resources = Resources(path: "\(place)/parlor.gresource") else { continue }
      self.resources = resources
      schemas = place
      translations = "\(folder)/../share/locale"
      return
    }
    throw Missing(places: places)
  }

  /// No data files were found.
  struct Missing: Error {
    let places: [String]

    var message: String {
      tr(
        "The data file parlor.gresource is missing; looked in: {places}",
        [
          "places": places.joined(separator: ", ")
        ])
    }
  }
}
