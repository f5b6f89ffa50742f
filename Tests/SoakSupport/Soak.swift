import Foundation
import Models

/// The size and the seed of randomized tests: short in `make test`, long in `make soak`.
public enum Soak {
  /// Whether the tests run in their long form.
  public static let isLong = ProcessInfo.processInfo.environment["PARLOR_SOAK"] != nil

  /// The seed of all randomness: `SEED`, or a fixed one.
  public static let seed = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? 1

  /// The number of rounds.
  public static func count(_ short: Int, long: Int) -> Int { isLong ? long : short }

  /// A generator derived from the seed. Tests that need several generators number them.
  public static func generator(_ number: UInt64 = 0) -> SeededGenerator {
    var seeds = SeededGenerator(seed: seed)
    let first = seeds.next()
    return SeededGenerator(seed: first &+ number)
  }
}

extension Soak {
  /// A failure of a randomized test, with the seed that reproduces it.
  public struct Failure: Error, CustomStringConvertible {
    /// The problem and the seed.
    public let description: String

    /// A failure in a run from ``Soak/seed``.
    public init(_ message: String) { description = "seed \(seed): \(message)" }
  }

  /// Throws unless `condition` holds. It is cheaper than the macros of the test libraries: cheap enough for
  /// millions of calls.
  public static func require(
    _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
  ) throws(Failure) {
    guard !condition else { return }
    throw Failure("\(file):\(line): \(message())")
  }
}

/// A random number generator that a test and a model share. The test can copy it to predict its numbers.
public final class SharedGenerator: RandomNumberGenerator {
  private var generator: SeededGenerator

  /// Continues with a given generator.
  public init(_ generator: SeededGenerator) { self.generator = generator }

  /// An independent generator that will produce the same numbers.
  public func copy() -> SharedGenerator { SharedGenerator(generator) }

  /// Returns the next 64 random bits.
  public func next() -> UInt64 { generator.next() }
}
