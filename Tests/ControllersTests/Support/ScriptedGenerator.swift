/// A random number generator with scripted choices.
///
/// The standard library maps 64 random bits to 0..<n by multiplication: the choice is the upper half of bits × n.
/// So a number in the middle of the `choice`th of n equal parts of all 64-bit numbers gives `choice`.
struct ScriptedGenerator: RandomNumberGenerator {
  private let script: Script

  /// A generator for these choices, each with the number of its alternatives.
  init(_ choices: [(choice: Int, of: Int)]) { script = Script(choices) }

  /// Dice that show these faces.
  static func dice(_ faces: Int...) -> ScriptedGenerator { dice(faces) }

  /// Dice that show these faces.
  static func dice(_ faces: [Int]) -> ScriptedGenerator { ScriptedGenerator(faces.map { ($0 - 1, 6) }) }

  /// The number of choices left.
  var remaining: Int { script.bits.count }

  mutating func next() -> UInt64 {
    precondition(
      !script.bits.isEmpty, "the script has ended: unexpected use of random numbers")
    return script.bits.removeFirst()
  }

  /// Shared by all copies, because the model stores one of them.
  private final class Script {
    var bits: [UInt64]

    init(_ choices: [(choice: Int, of: Int)]) {
      bits = choices.map { choice, count in
        let part = UInt64.max / UInt64(count)
        return UInt64(choice) * part + part / 2
      }
    }
  }
}
