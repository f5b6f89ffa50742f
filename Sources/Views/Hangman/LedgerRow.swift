/// A guess in the ledger: how it could have gone, and how it went.
package struct LedgerRow: Equatable {
  /// A class of words, or several of them: a part of the bar of all words that were possible.
  package struct Part: Equatable {
    /// The pattern of the class, or how many classes there are.
    package var text: String
    /// The share of the words, from 0 to 1.
    package var share: Double
    /// Whether the words of this class were kept.
    package var isKept: Bool

    package init(_ text: String, share: Double, isKept: Bool = false) {
      self.text = text
      self.share = share
      self.isKept = isKept
    }
  }

  /// The letter that was guessed.
  package var letter: Character
  /// Whether it was in the word.
  package var isHit: Bool
  /// The classes from the largest one on, and the others as one part.
  package var parts: [Part]
  /// The number of words after the guess.
  package var wordsLeft: String
  /// Some of the words that were given up.
  package var note: String
  /// The row in words, for screen readers.
  package var description: String

  package init(
    letter: Character, isHit: Bool, parts: [Part], wordsLeft: String, note: String, description: String
  ) {
    (self.letter, self.isHit, self.parts) = (letter, isHit, parts)
    (self.wordsLeft, self.note, self.description) = (wordsLeft, note, description)
  }
}
