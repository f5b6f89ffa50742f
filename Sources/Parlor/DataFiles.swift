import GtkKit

/// The program's data files: beside it where it was built, in `../share/parlor` where it is installed.
struct DataFiles {
  nonisolated static let prefix = "/io/github/parlor_games/Parlor"
  /// Where the build puts them, beside the program.
  private static let built = "parlor_ParlorData.resources"

  let resources: Resources
  /// The folder with the compiled schema of the settings.
  let schemas: String

  /// The data of the program at `path`; throws where it looked when there is nothing.
  init(programFolder folder: String) throws(Missing) {
    let places = ["\(folder)/\(Self.built)", "\(folder)/../share/parlor"]
    for place in places {
      guard let resources = Resources(path: "\(place)/parlor.gresource") else { continue }
      self.resources = resources
      schemas = place
      return
    }
    throw Missing(places: places)
  }

  /// The folder with the translations of the program at `path`.
  static func translations(programFolder folder: String) -> String {
    let beside = "\(folder)/\(built)/locale"
    return Folder.exists(beside) ? beside : "\(folder)/../share/locale"
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
