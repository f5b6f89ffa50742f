import Controllers
import GtkKit

/// Hangman's settings, each stored as it is changed; one that cannot be counts until the program ends.
final class StoredSettings: HangmanSettings {
  /// Called once, where a change cannot be stored.
  var onUnwritable: () -> Void = {}

  private let settings: Settings
  private var unstored: [Key: Int] = [:]

  /// The keys of the schema.
  private enum Key: String {
    case wordLength = "word-length"
    case maximumMistakes = "maximum-mistakes"
  }

  /// The settings by the schema in a folder, stored in a file; nil where the schema is not there.
  init?(schemas folder: String, storedIn file: String) {
    let schema = "\(ParlorApplication.id).Hangman"
    let settings = Settings(schema: schema, in: folder, storedIn: file, root: "\(DataFiles.prefix)/")
    guard let settings else { return nil }
    self.settings = settings
  }

  var wordLength: Int {
    get { value(of: .wordLength) }
    set { set(.wordLength, to: newValue) }
  }

  var maximumMistakes: Int {
    get { value(of: .maximumMistakes) }
    set { set(.maximumMistakes, to: newValue) }
  }

  private func value(of key: Key) -> Int { unstored[key] ?? settings.integer(key.rawValue) }

  private func set(_ key: Key, to value: Int) {
    let isStored = settings.set(key.rawValue, to: value)
    unstored[key] = isStored ? nil : value
    guard !isStored else { return }
    onUnwritable()
    onUnwritable = {}
  }
}
