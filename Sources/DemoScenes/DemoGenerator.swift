import Models

/// The random numbers of a demo: from one seed, unless the next ones are given.
///
/// The standard library maps 64 random bits to 0..<n by multiplication: the choice is the upper half of bits × n. So a number
/// in the middle of one of n equal parts of all 64-bit numbers gives the choice of that part.
struct DemoGenerator: RandomNumberGenerator {
  private let script: Script
  private var rest: SeededGenerator

  /// Random numbers that are given, shared by all generators of a demo.
  final class Script {
    fileprivate var bits: [UInt64] = []

    /// Makes the next random choice that of an alternative from 0 to `count` − 1.
    func add(_ choice: Int, of count: Int) {
      let part = UInt64.max / UInt64(count)
      bits.append(UInt64(choice) * part + part / 2)
    }
  }

  init(_ script: Script, seed: UInt64) {
    self.script = script
    rest = SeededGenerator(seed: seed)
  }

  mutating func next() -> UInt64 { script.bits.isEmpty ? rest.next() : script.bits.removeFirst() }
}
