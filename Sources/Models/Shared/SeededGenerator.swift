/// A reproducible random number generator: the same seed gives the same numbers on every machine.
///
/// SplitMix64, from Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014. Its
/// period is 2⁶⁴, and every seed is valid. Suitable for games and tests, not for secrets.
public struct SeededGenerator: RandomNumberGenerator, Sendable, Equatable {
  /// 2⁶⁴ divided by the golden ratio, made odd: the step that spreads consecutive states furthest apart.
  private static let goldenGamma: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The seed with which another generator goes on as this one.
  public private(set) var state: UInt64

  /// Creates a generator whose whole sequence follows from `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= Self.goldenGamma
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
