import Controllers
import GtkKit
import Models
import Persistence

/// What a demo needs from the files beside the program: the style sheet and the words.
package enum DemoData {
  private static let prefix = "/io/github/parlor_games/Parlor"
  private static let folder = "\(Program.folder)/parlor_ParlorData.resources"

  /// The folder with the translations.
  package static let translations = "\(folder)/locale"

  /// Hangman's settings as the program stores them, in a file.
  package static func settings(storedIn file: String) -> StoredSettings {
    StoredSettings(
      .init(schema: "io.github.parlor_games.Parlor.Hangman", folder: folder, root: "\(prefix)/"),
      storedIn: file)
  }

  /// Puts the style sheet in force and reads the words; nil where the files are missing or damaged.
  package static func load() -> WordList? {
    guard let resources = Resources(path: "\(folder)/parlor.gresource"),
      let text = resources.bytes(of: "\(prefix)/words.txt")
    else {
      return nil
    }
    Game.loadStyle(from: prefix)
    return try? WordList(text: text)
  }
}
