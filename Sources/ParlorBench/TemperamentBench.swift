import Models

/// Lets a good guesser play Hangman against each temperament.
struct TemperamentBench {
  private static let games = 20
  /// The setting of a new player.
  private static let limit = RegisteredDefaults().maximumMistakes

  let words: WordList

  func run() {
    print(
      "\nHangman against a guesser who knows the word list, and guesses the letter that occurs in most of the words"
    )
    print(
      "that are still possible (of several, the first of the alphabet); \(Self.games) games each with the seeds from 0"
    )
    print(
      "misses: wrong guesses until the word is found (mean); won: games won with \(Self.limit) wrong guesses allowed"
    )
    let names = Temperament.allCases.map(\.rawValue)
    print(Report.line(["letters"] + names.flatMap { [$0, "won"] } + ["worst guess in ms"], nameWidth: 10))
    for length in 2...words.longestLength where words.count(ofLength: length) > 0 { play(length) }
  }

  private func play(_ length: Int) {
    var worst = 0.0
    let cells = Temperament.allCases.flatMap { temperament in
      let results = (0..<Self.games).map { seed in
        misses(length, temperament, seed: UInt64(seed)) { worst = max(worst, $0) }
      }
      let mean = Double(results.reduce(0, +)) / Double(results.count)
      let won = results.count { $0 < Self.limit }
      return ["\((mean * 10).rounded() / 10)", "\(won * 100 / Self.games) %"]
    }
    print(Report.line(["\(length)"] + cells + ["\((worst * 10).rounded() / 10)"], nameWidth: 10))
  }

  /// The wrong guesses in a game that cannot be lost. Reports the time of each guess in milliseconds.
  private func misses(
    _ length: Int, _ temperament: Temperament, seed: UInt64, onGuess: (Double) -> Void
  ) -> Int {
    guard
      let game = try? HangmanModel(
        words: words, length: length, maximumMistakes: HangmanModel.largestLimit, temperament: temperament,
        generator: SeededGenerator(seed: seed))
    else { return 0 }
    while game.status == .playing, let letter = game.likeliestLetter {
      onGuess(Stopwatch.time { game.guess(String(letter)) })
    }
    return game.mistakes
  }
}
