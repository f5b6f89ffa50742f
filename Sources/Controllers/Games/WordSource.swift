import Models

/// The source of the words. They arrive later: reading them must not delay the window.
package struct WordSource {
  /// A word list, and a message if the requested one could not be used.
  package struct Answer {
    package var words: WordList
    /// The number of the user's file that has the words; nil for the built-in ones.
    package var file: UInt64?
    package var errorMessage: String?

    package init(words: WordList, file: UInt64? = nil, errorMessage: String? = nil) {
      self.words = words
      self.file = file
      self.errorMessage = errorMessage
    }
  }

  /// Reads the words and calls `completion` with them on the main actor.
  package var load: (_ completion: @escaping (Answer) -> Void) -> Void

  package init(load: @escaping (_ completion: @escaping (Answer) -> Void) -> Void) { self.load = load }
}
