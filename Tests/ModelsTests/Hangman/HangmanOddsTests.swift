struct HangmanOddsTests {
  private static let example = ["BEAR", "BOAR", "DEER", "DUCK", "HARE", "OX"]

  /// The example of seeds/evil-hangman.txt: E is in three words and misses, R is in four and hits.
  @Test(
    "H13 first guesses of BEAR BOAR DEER DUCK HARE: E misses and leaves two words, R hits and leaves three"
  )
  func example() throws {
    let odds = HangmanOdds(words: try WordList(Self.example), length: 4)
    #expect(odds.total == 6)
    #expect(odds.counts == [0, 1, 0, 5])
    #expect(odds.firstGuesses.count == 26)
    let (e, r) = (try guess("E", odds), try guess("R", odds))
    #expect(e.share == Fraction(3, of: 5))
    #expect(!e.isHit && e.wordsLeft == 2)
    #expect(r.share == Fraction(4, of: 5))
    #expect(r.isHit && r.wordsLeft == 3)
    #expect(odds.firstGuesses.first == r)
    #expect(try guess("Z", odds).share == Fraction(0, of: 5))
  }

  @Test("H13 the odds of a first guess agree with the game")
  func asPlayed() throws {
    let words = try WholeList.words
    for length in [3, 7, 12] {
      let odds = HangmanOdds(words: words, length: length)
      for guess in odds.firstGuesses {
        let game = try HangmanModel(
          words: words, length: length, maximumMistakes: 6, generator: SeededGenerator(seed: 1))
        let result = game.guess(String(guess.letter))
        #expect(game.candidateCount == guess.wordsLeft, "\(guess.letter) of \(length)")
        #expect((result == .hit) == guess.isHit, "\(guess.letter) of \(length)")
      }
    }
  }

  @Test("H11 the list has 234,371 words, most of nine letters, and at most of 24")
  func wholeList() throws {
    let odds = HangmanOdds(words: try WholeList.words, length: 7)
    #expect(odds.total == 234_371)
    #expect(odds.counts.reduce(0, +) == odds.total)
    #expect(odds.counts.firstIndex(of: odds.counts.max() ?? 0) == 8)
    #expect(odds.counts.count == 24)
  }

  @Test("H15 a length without words has no first guesses")
  func noWords() throws {
    #expect(HangmanOdds(words: try WordList(Self.example), length: 3).firstGuesses == [])
    #expect(HangmanOdds(words: try WordList(Self.example), length: 99).firstGuesses == [])
  }

  private func guess(_ letter: Character, _ odds: HangmanOdds) throws -> HangmanOdds.FirstGuess {
    try #require(odds.firstGuesses.first { $0.letter == letter })
  }
}
