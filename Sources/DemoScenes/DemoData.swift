import Controllers
import GtkKit
import Models
import Persistence

/// The data files of demos: style sheets and words.
package enum DemoData {
  private static let prefix = "/io/github/parlor_games/Parlor"
  private static let folder = "\(Program.folder)/parlor_ParlorData.resources"

  /// The folder with the translations.
  package static let translations = "\(folder)/locale"

  /// Hangman's settings, stored in a file as the program stores them.
  package static func settings(storedIn file: String) -> StoredSettings {
    StoredSettings(
      .init(schema: "io.github.parlor_games.Parlor.Hangman", folder: folder, root: "\(prefix)/"),
      storedIn: file)
  }

  /// Loads the style sheets and reads the words; nil if the files are missing or damaged.
  package static func load() -> WordList? {
    guard let resources = Resources(path: "\(folder)/parlor.gresource"),
      let text = resources.bytes(of: "\(prefix)/words.txt")
    else {
      return nil
    }
    StyleSheet.load(resources: Game.styleSheets(below: prefix))
    return try? WordList(text: text)
  }
}
