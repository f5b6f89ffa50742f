import Foundation
import Models

/// How much a randomized test tries, and from which seed: little in `make test`, much in `make soak`.
public enum Soak {
  /// Whether the test runs in its long form.
  public static let isLong = ProcessInfo.processInfo.environment["PARLOR_SOAK"] != nil

  /// The seed of everything random: that of `SEED`, or the same one each time.
  public static let seed = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? 1

  /// How many rounds to try.
  public static func count(_ short: Int, long: Int) -> Int { isLong ? long : short }

  /// A source of chance that follows from the seed; tests that need several number them.
  public static func generator(_ number: UInt64 = 0) -> SeededGenerator {
    var seeds = SeededGenerator(seed: seed)
    let first = seeds.next()
    return SeededGenerator(seed: first &+ number)
  }
}
