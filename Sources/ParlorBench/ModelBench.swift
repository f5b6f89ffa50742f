import Models
import Persistence

/// Measures what the models and the word list calculate.
struct ModelBench {
  let words: WordList
  let files: DataFiles

  /// The time of some work that is repeated, in milliseconds.
  private func times<Output>(_ repetitions: Int, _ work: () -> Output) -> [Double] {
    (0..<repetitions).map { _ in
      ContinuousClock().measure { withExtendedLifetime(work()) {} } / .milliseconds(1)
    }
  }

  func solvePig() {
    Figures.add("pig/solution", times(21) { PigSolution.solve() }, "ms", limit: 20)
  }

  /// Measures the built-in list, and a file with a million words.
  func readWords() {
    Figures.add("words/open", times(101) { files.openWords() }, "ms", limit: 0.1)
    var generator = SeededGenerator(seed: 1)
    let lines = (0..<1_000_000).map { _ in
      (0..<Int.random(in: 3...15, using: &generator)).map { _ in
        UInt8.random(in: 0x61...0x7A, using: &generator)
      }
    }
    let text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    Figures.add(
      "words/million", times(11) { text.withUnsafeBytes { try? WordList(text: $0) } }, "ms", limit: 300)
  }

  /// Measures the longest guess for each length of the word, in games whose player tries all letters in a random order. A guess
  /// should be answered at once.
  func guess() {
    for length in 2...words.longestLength where words.count(ofLength: length) > 0 {
      let longest = (0..<20).flatMap { times(ofGuessesAtLength: length, seed: $0) }.max() ?? 0
      Figures.add("longest-guess/\(length)", longest, "ms", limit: 50)
    }
  }

  private func times(ofGuessesAtLength length: Int, seed: UInt64) -> [Double] {
    let game = try? HangmanModel(
      words: words, length: length, maximumMistakes: HangmanModel.largestLimit, temperament: .diabolical,
      generator: SeededGenerator(seed: seed))
    // Not the numbers of the game.
    var generator = SeededGenerator(seed: ~seed)
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ".shuffled(using: &generator).flatMap { letter in
      game?.status == .playing ? times(1) { game?.guess(String(letter)) } : []
    }
  }
}
