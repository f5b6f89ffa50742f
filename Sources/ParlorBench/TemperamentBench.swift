import Models

/// Lets players play Hangman against the temperaments.
struct TemperamentBench {
  /// How a player guesses in each game that the misses are counted in.
  private enum Player: String, CaseIterable {
    /// The letter that occurs in most of the words that are still possible; of several, the first of the alphabet.
    case frequency
    /// Always the same letters in the same order.
    case order
    /// Letters in a random order, another one in each game.
    case random
  }

  /// The games of each length, player and temperament, with the seeds from 0 on.
  private static let games = 200
  /// The games in which guesses are timed.
  private static let timedGames = 20
  private static let lengths = 4...10
  private static let order = "EARIOTNSLCUDPMHGBFYWKVXZJQ"
  /// Milliseconds that a guess may take, so that the answer seems to come at once.
  private static let guessLimit = 50.0

  let words: WordList

  func run(_ figures: inout Figures) {
    for length in 2...words.longestLength where words.count(ofLength: length) > 0 {
      for temperament in Temperament.allCases { time(length, temperament, &figures) }
    }
    for length in Self.lengths {
      for player in Player.allCases { compare(length, player, &figures) }
    }
  }

  /// Measures the time of a guess, and that of the worst one.
  private func time(_ length: Int, _ temperament: Temperament, _ figures: inout Figures) {
    var times: [Double] = []
    for player in Player.allCases {
      for seed in 0..<Self.timedGames {
        _ = misses(length, temperament, player, seed: UInt64(seed)) { times.append(Stopwatch.time($0)) }
      }
    }
    let name = "temperament/\(temperament)/\(length)"
    figures.add("\(name)/guess", times, "ms")
    figures.add("\(name)/worst-guess", times.max() ?? 0, "ms", limit: Self.guessLimit)
  }

  /// Measures the mean of the wrong guesses until a word is found, in evil and in diabolical games with the same seeds. A
  /// diabolical computer must not be easier.
  private func compare(_ length: Int, _ player: Player, _ figures: inout Figures) {
    let name = "misses/\(length)/\(player)"
    let means = [Temperament.evil, .diabolical].map { temperament in
      let misses = (0..<Self.games).map {
        self.misses(length, temperament, player, seed: UInt64($0)) { $0() }
      }
      let mean = Double(misses.reduce(0, +)) / Double(misses.count)
      figures.add(
        "\(name)/\(temperament)", mean, "guesses",
        spread: Double(misses.min() ?? 0)...Double(misses.max() ?? 0))
      return mean
    }
    figures.add("\(name)/evil-lead", means[0] - means[1], "guesses", limit: 0)
  }

  /// The wrong guesses in a game that cannot be lost. Passes each guess to `perform`.
  private func misses(
    _ length: Int, _ temperament: Temperament, _ player: Player, seed: UInt64,
    perform: (() -> Void) -> Void
  ) -> Int {
    guard
      let game = try? HangmanModel(
        words: words, length: length, maximumMistakes: HangmanModel.largestLimit, temperament: temperament,
        generator: SeededGenerator(seed: seed))
    else { return 0 }
    // Not the numbers of the game.
    var generator = SeededGenerator(seed: ~seed)
    var letters = player == .random ? Self.order.shuffled(using: &generator) : Array(Self.order)
    while game.status == .playing {
      let letter = player == .frequency ? game.likeliestLetter ?? "-" : letters.removeFirst()
      perform { game.guess(String(letter)) }
    }
    return game.mistakes
  }
}
