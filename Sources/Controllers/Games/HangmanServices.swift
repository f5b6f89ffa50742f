import Models

/// What the program provides only for Hangman.
package struct HangmanServices {
  /// The settings, which are loaded when they are first needed.
  package var settings: () -> RegisteredDefaults
  /// The word list.
  package var words: WordSource

  package init(settings: @escaping () -> RegisteredDefaults, words: WordSource) {
    self.settings = settings
    self.words = words
  }

  /// The default settings, and words that never arrive.
  static var none: HangmanServices {
    let defaults = RegisteredDefaults()
    return HangmanServices(settings: { defaults }, words: WordSource { _ in })
  }
}
