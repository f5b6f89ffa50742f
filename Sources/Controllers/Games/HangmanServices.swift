import Models

/// What the program provides only for Hangman.
package struct HangmanServices {
  /// The settings, which are loaded when they are first needed.
  package var settings: () -> RegisteredDefaults
  /// The word lists.
  package var words: WordSource
  /// The lists to choose from.
  package var choices: () -> [WordListChoice] = { [] }
  /// Asks the user for a file, and calls `chosen` with its address.
  package var chooseFile: (_ chosen: @escaping (String) -> Void) -> Void = { _ in }
  /// The list of the game that goes on, of the lists of the saved games, oldest first.
  package var firstList: (_ played: [String]) -> String

  /// Services without a choice, in which the last game goes on.
  package init(settings: @escaping () -> RegisteredDefaults, words: WordSource) {
    self.settings = settings
    self.words = words
    firstList = { $0.last ?? settings().words }
  }

  /// The default settings, and words that never arrive.
  static var none: HangmanServices {
    let defaults = RegisteredDefaults()
    return HangmanServices(settings: { defaults }, words: WordSource { _, _ in })
  }
}
