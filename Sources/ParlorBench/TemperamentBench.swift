import Models

/// Lets a good guesser play Hangman against each temperament: one who knows the word list, and guesses the letter that
/// occurs in most of the words that are still possible (of several, the first of the alphabet).
struct TemperamentBench {
  /// The games of each length and temperament, with the seeds from 0 on.
  private static let games = 20
  /// The setting of a new player.
  private static let limit = RegisteredDefaults().maximumMistakes

  let words: WordList

  /// Measures the mean of the wrong guesses until a word is found, the games won of a hundred, and the worst guess.
  func run(_ figures: inout Figures) {
    for length in 2...words.longestLength where words.count(ofLength: length) > 0 {
      for temperament in Temperament.allCases { play(length, temperament, &figures) }
    }
  }

  private func play(_ length: Int, _ temperament: Temperament, _ figures: inout Figures) {
    var times: [Double] = []
    let results = (0..<Self.games).map { seed in
      misses(length, temperament, seed: UInt64(seed)) { times.append($0) }
    }
    let name = "temperament/\(temperament)/\(length)"
    let mean = Double(results.reduce(0, +)) / Double(results.count)
    figures.add(
      "\(name)/misses", mean, "guesses", spread: Double(results.min() ?? 0)...Double(results.max() ?? 0))
    figures.add("\(name)/won", Double(results.count { $0 < Self.limit } * 100 / Self.games), "%")
    figures.add("\(name)/guess", times, "ms")
    figures.add("\(name)/worst-guess", times.max() ?? 0, "ms")
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
