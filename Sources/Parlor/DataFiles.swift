import GtkKit

/// The program's data files: beside the program after a build, in `../share/parlor` after installation.
struct DataFiles {
  nonisolated static let prefix = "/io/github/parlor_games/Parlor"
  /// The folder of a build, beside the program.
  private static let built = "parlor_ParlorData.resources"

  let resources: Resources
  /// The folder with the compiled schema of the settings.
  let schemas: String

  /// Finds the data of a program in a folder. Throws the places that were searched.
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

  /// The folder with the translations of a program in a folder.
  static func translations(programFolder folder: String) -> String {
    let beside = "\(folder)/\(built)/locale"
    return Folder.exists(beside) ? beside : "\(folder)/../share/locale"
  }

  /// The data files were not found.
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
