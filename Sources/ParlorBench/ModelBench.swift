import Models
import Persistence

/// Measures what the models and the word list calculate.
struct ModelBench {
  private static let million = 1_000_000

  let words: WordList
  let files: DataFiles

  /// The time of some work that is repeated, in milliseconds.
  private func times<Output>(_ repetitions: Int, _ work: () -> Output) -> [Double] {
    (0..<repetitions).map { _ in time(work) }
  }

  private func time<Output>(_ work: () -> Output) -> Double {
    ContinuousClock().measure { withExtendedLifetime(work()) {} } / .milliseconds(1)
  }

  func solvePig() {
    Figures.add("pig/solution", times(21) { PigSolution.solve() }, "ms", limit: 20)
  }

  // MARK: - Word lists

  func readWords() {
    Figures.add("words/open", times(101) { files.openWords() }, "ms", limit: 0.1)
    let all = (1...words.longestLength).flatMap { length in
      words.withCharacters(ofLength: length) { characters in
        stride(from: 0, to: characters.count, by: length).map { Array(characters[$0..<$0 + length]) }
      }
    }
    let alphabetic = lines(all.sorted { $0.lexicographicallyPrecedes($1) })
    Figures.add("words/foreign", times(11) { list(alphabetic) }, "ms", limit: 80)
    var generator = SeededGenerator(seed: 1)
    let many = lines(
      (0..<Self.million).map { _ in
        (0..<Int.random(in: 3...15, using: &generator)).map { _ in .random(in: 0x61...0x7A, using: &generator)
        }
      })
    Figures.add("words/million", times(11) { list(many) }, "ms", limit: 300)
  }

  private func lines(_ words: [[UInt8]]) -> [UInt8] { Array(words.joined(separator: [UInt8(ascii: "\n")])) }

  private func list(_ text: [UInt8]) -> WordList? { text.withUnsafeBytes { try? WordList(text: $0) } }

  // MARK: - Guesses

  /// Measures the first guess of each length, and the longest guess of a diabolical game. A guess should be answered at once.
  func guess() {
    for length in 2...words.longestLength where words.count(ofLength: length) > 0 {
      let first = (0..<101).map { _ in
        let game = game(length, .evil, seed: 1)
        return time { game?.guess("E") }
      }
      Figures.add("first-guess/\(length)", first, "ms", limit: 2)
      let longest = (0..<20).map { longestGuess(length, seed: $0) }.max() ?? 0
      Figures.add("longest-guess/\(length)", longest, "ms", limit: 50)
    }
  }

  /// The time of the longest guess in a game whose player tries all letters in a random order.
  private func longestGuess(_ length: Int, seed: UInt64) -> Double {
    guard let game = game(length, .diabolical, seed: seed) else { return 0 }
    // Not the numbers of the game.
    var generator = SeededGenerator(seed: ~seed)
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ".shuffled(using: &generator).map { letter in
      game.status == .playing ? time { game.guess(String(letter)) } : 0
    }.max() ?? 0
  }

  private func game(_ length: Int, _ temperament: Temperament, seed: UInt64) -> HangmanModel? {
    try? HangmanModel(
      words: words, length: length, maximumMistakes: HangmanModel.largestLimit, temperament: temperament,
      generator: SeededGenerator(seed: seed))
  }
}
