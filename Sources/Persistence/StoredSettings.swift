import Controllers
import GtkKit
import Models

/// The settings of the program and of Hangman. A setting that cannot be stored applies until the program ends.
package final class StoredSettings {
  /// The settings of Hangman.
  package let values = RegisteredDefaults()

  private static let schema = "io.github.parlor_games.Parlor"
  private let program: Settings?
  private let hangman: Settings?

  /// A key of Hangman's schema.
  private struct Key {
    let name: String
    let path: PartialKeyPath<RegisteredDefaults>
    let value: (RegisteredDefaults) -> Settings.Value
    let load: (RegisteredDefaults, Settings.Value) -> Void

    init<Value>(
      _ name: String, _ path: ReferenceWritableKeyPath<RegisteredDefaults, Value>,
      _ setting: @escaping (Value) -> Settings.Value, _ value: @escaping (Settings.Value) -> Value?
    ) {
      self.name = name
      self.path = path
      self.value = { setting($0[keyPath: path]) }
      load = { if let value = value($1) { $0[keyPath: path] = value } }
    }
  }

  private static let keys = [
    Key("word-length", \.wordLength, Settings.Value.integer, \.integer),
    Key("maximum-mistakes", \.maximumMistakes, Settings.Value.integer, \.integer),
    Key("temperament", \.temperament, { .text($0.rawValue) }, { $0.text.flatMap(Temperament.init) }),
    Key("words", \.words, Settings.Value.text, \.text),
    Key("other-words", \.otherWords, Settings.Value.text, \.text),
    Key("shows-candidate-count", \.showsCandidateCount, Settings.Value.boolean, \.boolean),
  ]

  /// Loads the settings. The folders `schemas` can have the compiled schemas: see ``Settings``. The settings that Parlor 1.0 has stored in
  /// `file` move to the store. `resets` returns all settings to their defaults. `words` is the word list of this run, which is not stored.
  package init(
    schemas: [FilePath?], takenFrom file: FilePath? = nil, storedIn store: SettingsStore? = nil,
    resets: Bool = false, words: String? = nil
  ) {
    program = Settings(Self.schema, in: schemas, storedIn: store)
    hangman = Settings(Self.schema + ".Hangman", in: schemas, storedIn: store)
    // It holds although all settings return to their defaults.
    savesGames = program?.value("save-games")?.boolean ?? true
    if let hangman, let file, store != nil || SettingsStore.isSystemsPermanent,
      (try? UserFile(file).exists()) == true
    {
      let old = SettingsStore(file: file, root: "/io/github/parlor_games/Parlor/")
      Settings(Self.schema + ".Hangman", in: schemas, storedIn: old).map { hangman.take(from: $0) }
      // They are stored before their file is set aside.
      Settings.finish()
      _ = try? UserFile(file).setAside(stamp: Clock.stamp)
    }
    for settings in [program, hangman] where !savesGames { settings?.stopStoring() }
    for settings in [program, hangman] where resets { settings?.reset() }
    for key in Self.keys {
      load(key)
      hangman?.onChange(of: key.name) { [weak self] in self?.load(key) }
    }
    program?.onChange(of: "sound") { [weak self] in self?.onSoundChange() }
    if let words { values.words = words }
    values.onChange = { [weak self] path in
      guard let self, let key = Self.keys.first(where: { $0.path == path }) else { return }
      hangman?.set(key.name, to: key.value(values))
    }
  }

  private func load(_ key: Key) {
    guard let value = hangman?.value(key.name), value != key.value(values) else { return }
    key.load(values, value)
    values.onOutsideChange?()
  }

  /// Whether the administrator has locked a setting of Hangman.
  package func isLocked(_ path: PartialKeyPath<RegisteredDefaults>) -> Bool {
    Self.keys.contains { $0.path == path && hangman?.isLocked($0.name) == true }
  }

  /// Whether the schemas were found. Otherwise, nothing is stored.
  package var isStored: Bool { program != nil && hangman != nil }

  // MARK: - Settings of the program

  /// The screen with which the program opens; nil for the last one.
  package var firstScreen: ScreenName? {
    ScreenName.all.first { $0.rawValue == program?.value("first-screen")?.text }
  }

  /// The seed of all random numbers; nil for none.
  package var seed: UInt64? { program?.value("seed")?.integer.flatMap { UInt64(exactly: $0) } }

  /// Whether sounds are played; nil to do as the desktop does.
  package var sound: Bool? {
    get { (program?.value("sound")?.text).flatMap { ["on": true, "off": false][$0] } }
    set { program?.set("sound", to: .text(newValue.map { $0 ? "on" : "off" } ?? "desktop")) }
  }

  /// Called after ``sound`` has changed, in this program or in another one.
  package var onSoundChange: () -> Void = {}

  package var soundIsLocked: Bool { program?.isLocked("sound") == true }

  package var allowsInspector: Bool { program?.value("allow-inspector")?.boolean ?? true }

  package let savesGames: Bool
}
