import Models

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
