import Models

/// A random number generator with scripted choices.
///
/// The standard library maps 64 random bits to 0..<n by multiplication: the choice is the upper half of bits × n. So a number
/// in the middle of one of n equal parts of all 64-bit numbers gives the choice of that part.
package struct ScriptedGenerator: RandomNumberGenerator {
  /// The choices that come next, shared by all copies of a generator.
  package final class Script {
    fileprivate var bits: [UInt64] = []
    fileprivate let isRepeated: Bool

    /// An empty script, which begins again at its end if it is repeated.
    package init(isRepeated: Bool = false) { self.isRepeated = isRepeated }

    /// Adds the choice of an alternative from 0 to `count` − 1.
    package func add(_ choice: Int, of count: Int) {
      let part = UInt64.max / UInt64(count)
      bits.append(UInt64(choice) * part + part / 2)
    }
  }

  private let script: Script
  private var rest: SeededGenerator?

  /// A generator for the choices of a script, and for random numbers after its end, if they are expected.
  package init(_ script: Script, then rest: SeededGenerator? = nil) {
    self.script = script
    self.rest = rest
  }

  /// A generator for these choices, each with the number of its alternatives.
  package init(
    _ choices: [(choice: Int, of: Int)], isRepeated: Bool = false, then rest: SeededGenerator? = nil
  ) {
    self.init(Script(isRepeated: isRepeated), then: rest)
    for (choice, count) in choices { script.add(choice, of: count) }
  }

  /// Dice that show these faces.
  package static func dice(_ faces: Int...) -> ScriptedGenerator { dice(faces) }

  /// Dice that show these faces.
  package static func dice(_ faces: [Int]) -> ScriptedGenerator {
    ScriptedGenerator(faces.map { ($0 - 1, 6) })
  }

  /// Dice that show these faces again and again.
  package static func dice(repeating faces: [Int]) -> ScriptedGenerator {
    ScriptedGenerator(faces.map { ($0 - 1, 6) }, isRepeated: true)
  }

  package var remaining: Int { script.bits.count }

  package mutating func next() -> UInt64 {
    if !script.bits.isEmpty {
      let number = script.bits.removeFirst()
      if script.isRepeated { script.bits.append(number) }
      return number
    }
    guard let number = rest?.next() else {
      preconditionFailure("the script has ended: unexpected use of random numbers")
    }
    return number
  }
}
