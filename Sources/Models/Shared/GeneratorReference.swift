/// A random number generator that several owners share: each number is drawn once.
public final class GeneratorReference: RandomNumberGenerator {
  /// The generator that is shared. Another one can take its place.
  public var generator: any RandomNumberGenerator

  /// Shares a generator.
  public init(_ generator: any RandomNumberGenerator) { self.generator = generator }

  /// The seed with which a ``SeededGenerator`` goes on as this one; nil for other generators.
  public var seed: UInt64? { (generator as? SeededGenerator)?.state }

  /// Returns the next 64 random bits.
  public func next() -> UInt64 { generator.next() }
}
