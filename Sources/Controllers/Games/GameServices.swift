import Models
import Views

/// What the program provides for the controllers of its games.
package struct GameServices {
  /// Makes a source of random numbers.
  package var makeGenerator: () -> any RandomNumberGenerator
  /// The clock.
  package var time: TimeSource
  /// Where games are saved; nil to start over in each run.
  package var saves: (any SaveStore)?
  /// The settings of Hangman, which are loaded when they are first needed.
  package var hangmanSettings: () -> RegisteredDefaults
  /// The word list of Hangman.
  package var words: WordSource

  package init(
    makeGenerator: @escaping () -> any RandomNumberGenerator, time: TimeSource = .system,
    saves: (any SaveStore)? = nil, hangmanSettings: @escaping () -> RegisteredDefaults, words: WordSource
  ) {
    self.makeGenerator = makeGenerator
    self.time = time
    self.saves = saves
    self.hangmanSettings = hangmanSettings
    self.words = words
  }

  /// The place where a value is saved.
  func saveSlot<Value>(_ key: SaveKey<Value>) -> SaveSlot<Value> { saveSlot(key, at: \.self) }

  /// The place where a part of a value is saved.
  func saveSlot<Value, Part: Equatable>(
    _ key: SaveKey<Value>, at part: WritableKeyPath<Value?, Part?>
  ) -> SaveSlot<Part> {
    saves?.saveSlot(key, at: part) ?? .discarding
  }
}

/// Saves games between runs.
package protocol SaveStore {
  /// The place where a part of a value is saved.
  func saveSlot<Value, Part: Equatable>(
    _ key: SaveKey<Value>, at part: WritableKeyPath<Value?, Part?>
  ) -> SaveSlot<Part>
}
