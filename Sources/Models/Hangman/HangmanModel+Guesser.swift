extension HangmanModel {
  /// The next guess of a player who knows the word list: the letter that occurs in the most candidates; of several such
  /// letters, the first of the alphabet. `nil` once every letter of the candidates was guessed.
  package var likeliestLetter: Character? {
    candidates.letterCounts(besides: LetterSet(guesses)).likeliest
      .map(alphabet.character)
  }
}
