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
