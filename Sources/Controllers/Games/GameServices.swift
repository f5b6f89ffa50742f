import Models
import Views

/// What the program provides for the controllers of its games.
package struct GameServices {
  /// Makes a source of random numbers.
  package var makeGenerator: () -> any RandomNumberGenerator
  /// Runs work later.
  package var scheduler: Scheduler
  /// Where games are saved; nil to start over in each run.
  package var saves: (any SaveStore)?
  /// The settings of Hangman, which are loaded when they are first needed.
  package var hangmanSettings: () -> any HangmanSettings
  /// The word list of Hangman.
  package var words: WordSource

  package init(
    makeGenerator: @escaping () -> any RandomNumberGenerator, scheduler: Scheduler = .mainLoop,
    saves: (any SaveStore)? = nil, hangmanSettings: @escaping () -> any HangmanSettings, words: WordSource
  ) {
    self.makeGenerator = makeGenerator
    self.scheduler = scheduler
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
