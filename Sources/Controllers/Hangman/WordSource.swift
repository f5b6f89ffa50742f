import Models

/// Where the words come from; reading them must not hold up the window, so they come later.
package struct WordSource {
  /// A word list, and what was wrong with the one that was asked for, where it could not be used.
  package struct Answer {
    package var words: WordList
    package var complaint: String?

    package init(words: WordList, complaint: String? = nil) {
      self.words = words
      self.complaint = complaint
    }
  }

  /// Reads the words and calls back with them on the main actor.
  package var load: (_ completion: @escaping (Answer) -> Void) -> Void

  package init(load: @escaping (_ completion: @escaping (Answer) -> Void) -> Void) { self.load = load }
}
