import Controllers
import GtkKit
import Models

/// What a stage needs from the files beside the program: the style sheet and the words.
package enum StageData {
  private static let prefix = "/io/github/parlor_games/Parlor"

  /// Puts the style sheet in force and reads the words; nil where the files are missing or damaged.
  package static func load() -> WordList? {
    let file = "\(Program.folder)/parlor_ParlorData.resources/parlor.gresource"
    guard let resources = Resources(path: file), let text = resources.bytes(of: "\(prefix)/words.txt") else {
      return nil
    }
    StyleSheet.load(resource: "\(prefix)/style.css")
    return try? WordList(text: text)
  }
}
