import Models
import Persistence
import PlainC

/// Measures word lists and first guesses of Hangman.
struct WordBench {
  /// The number of words from which on the ratio of a first guess to the plain loop is limited. Before any word is compared,
  /// a guess takes about 0.01 ms, mostly to describe the dodge.
  private static let manyWords = 2000
  private static let million = 1_000_000
  private static let letter = "E"

  let words: WordList
  let files: DataFiles

  func run(_ figures: inout Figures) {
    lists(&figures)
    for length in 1...words.longestLength { firstGuess(length, &figures) }
  }

  // MARK: - Lists

  private func lists(_ figures: inout Figures) {
    figures.add("words/open", Stopwatch.times(101) { files.openWords() }, "ms", limit: 0.1)
    let text = (1...words.longestLength).flatMap { length in
      words.withCharacters(ofLength: length) { characters in
        stride(from: 0, to: characters.count, by: length).map { Array(characters[$0..<$0 + length]) }
      }
    }
    let alphabetic = lines(text.sorted { $0.lexicographicallyPrecedes($1) })
    figures.add("words/foreign", reading(alphabetic), "ms", limit: 80)
    var generator = SeededGenerator(seed: 1)
    figures.add("words/foreign/random-order", reading(lines(text.shuffled(using: &generator))), "ms")
    let many = lines(
      (0..<Self.million).map { _ in
        (0..<Int.random(in: 3...15, using: &generator)).map { _ in .random(in: 0x61...0x7A, using: &generator)
        }
      })
    if let memory = Stopwatch.peakMemory(of: { Self.list(many) }) {
      figures.add("words/million/memory", memory, "MB", limit: 60)
    }
    figures.add("words/million", reading(many), "ms", limit: 300)
  }

  private func reading(_ text: [UInt8]) -> [Double] { Stopwatch.times(11) { Self.list(text) } }

  private static func list(_ text: [UInt8]) -> WordList? { text.withUnsafeBytes { try? WordList(text: $0) } }

  private func lines(_ words: [[UInt8]]) -> [UInt8] { Array(words.joined(separator: [UInt8(ascii: "\n")])) }

  // MARK: - Guesses

  /// Measures the first guess of a length, and the same as a plain loop in C, in turn. Leaves out short lists.
  private func firstGuess(_ length: Int, _ figures: inout Figures) {
    let count = words.count(ofLength: length)
    guard count >= 1000 else { return }
    var counts = Array(repeating: UInt32(0), count: 1 << length)
    var (masks, kept) = (Array(repeating: UInt32(0), count: count), Array(repeating: UInt32(0), count: count))
    let pairs = (0..<201).map { _ in
      let game = game(length)
      let parlor = Stopwatch.time { game?.guess(Self.letter) }
      let plain = words.withCharacters(ofLength: length) { rows in
        Stopwatch.time {
          plain_guess(rows.baseAddress, count, length, UInt8(ascii: "E"), &counts, &masks, &kept)
        }
      }
      return (parlor: parlor, plain: plain)
    }
    let name = "first-guess/\(length)"
    figures.add(name, pairs.map(\.parlor), "ms", limit: 0.2)
    figures.add("\(name)/c", pairs.map(\.plain), "ms")
    figures.add(
      "\(name)/ratio", pairs.map { $0.parlor / $0.plain }, "x", limit: count < Self.manyWords ? nil : 1.5)
  }

  private func game(_ length: Int) -> HangmanModel? {
    try? HangmanModel(
      words: words, length: length, maximumMistakes: 26, generator: SeededGenerator(seed: 1))
  }
}
