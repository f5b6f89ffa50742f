import Models
import Persistence
import PlainGuess

/// Measures word lists and first guesses of Hangman.
struct WordBench {
  /// The maximum ratio of a first guess to the plain loop in C.
  private static let ratioLimit = 1.5
  /// The number of words from which on the ratio is limited.
  private static let manyWords = 2000
  private static let million = 1_000_000
  private static let letter = "E"

  let words: WordList
  let files: DataFiles

  /// Prints the figures. Returns whether the first guesses meet their limit.
  func run() -> Bool {
    print("\nWord lists of Hangman in ms (median)")
    lists()
    print("First guess (\(Self.letter)) in ms (median), and a plain loop in C over the same words")
    print(line("letters", ["words", "Parlor", "C", "ratio"]))
    let ratios = (1...words.longestLength).map(firstGuess)
    let isFast = (ratios.max() ?? 0) <= Self.ratioLimit
    print("A ratio over \(Self.ratioLimit): \(isFast ? "none" : "yes").")
    return isFast
  }

  // MARK: - Lists

  private func lists() {
    let open = Stopwatch.median(of: 101) { files.openWords() }
    print(line("open the built-in list", [text(open)]))
    let text = (1...words.longestLength).flatMap { length in
      words.withCharacters(ofLength: length) { characters in
        stride(from: 0, to: characters.count, by: length).map { Array(characters[$0..<$0 + length]) }
      }
    }
    read("read its \(words.count) words as a text", lines(text.sorted { $0.lexicographicallyPrecedes($1) }))
    var generator = SeededGenerator(seed: 1)
    read("the same in random order", lines(text.shuffled(using: &generator)))
    let many = lines(
      (0..<Self.million).map { _ in
        (0..<Int.random(in: 3...15, using: &generator)).map { _ in .random(in: 0x61...0x7A, using: &generator)
        }
      })
    let memory = Stopwatch.peakMemory { Self.list(many) }
    read("read a million random words of 3 to 15 letters", many)
    print(line("  memory besides the text, in MB", [memory.map(self.text) ?? "–"]))
  }

  private func read(_ name: String, _ text: [UInt8]) {
    print(line(name, [self.text(Stopwatch.median(of: 11) { Self.list(text) })]))
  }

  private static func list(_ text: [UInt8]) -> WordList? { text.withUnsafeBytes { try? WordList(text: $0) } }

  private func lines(_ words: [[UInt8]]) -> [UInt8] { Array(words.joined(separator: [UInt8(ascii: "\n")])) }

  // MARK: - Guesses

  /// Measures the first guess of a length, and returns its ratio to the plain loop; 0 for short lists.
  private func firstGuess(_ length: Int) -> Double {
    let count = words.count(ofLength: length)
    guard count >= 1000 else { return 0 }
    let parlor = Stopwatch.median(of: 201, preparing: { game(length) }, { $0?.guess(Self.letter) })
    var counts = Array(repeating: UInt32(0), count: 1 << length)
    var (masks, kept) = (Array(repeating: UInt32(0), count: count), Array(repeating: UInt32(0), count: count))
    let plain = words.withCharacters(ofLength: length) { rows in
      Stopwatch.median(of: 201) {
        plain_guess(rows.baseAddress, count, length, UInt8(ascii: "E"), &counts, &masks, &kept)
      }
    }
    print(line("\(length)", [String(count), text(parlor), text(plain), text(parlor / plain)]))
    // Before any word is compared, a guess takes about 0.01 ms, mostly to describe the dodge.
    return count < Self.manyWords ? 0 : parlor / plain
  }

  private func game(_ length: Int) -> HangmanModel? {
    try? HangmanModel(
      words: words, length: length, maximumMistakes: 26, generator: SeededGenerator(seed: 1))
  }

  // MARK: - Text

  private func text(_ number: Double) -> String { "\((number * 1000).rounded() / 1000)" }

  private func line(_ name: String, _ cells: [String]) -> String {
    Report.line([name] + cells, nameWidth: 48)
  }
}
