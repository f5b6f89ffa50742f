import Models

/// A source of chance that a test and a model share, so that the test can make a copy that gives the same numbers.
public final class SharedGenerator: RandomNumberGenerator {
  private var generator: SeededGenerator

  /// Goes on as `generator` would.
  public init(_ generator: SeededGenerator) { self.generator = generator }

  /// Another source that will give the same numbers.
  public func copy() -> SharedGenerator { SharedGenerator(generator) }

  /// Returns the next 64 random bits.
  public func next() -> UInt64 { generator.next() }
}
