/// A coin that is tossed: the model of the game that docs/architecture.md adds.
public final class CoinModel {
  /// All that a saved game holds.
  public struct State: Codable, Equatable, Sendable {
    /// How often the coin was tossed, 0 or more.
    public var tosses = 0
    /// How often heads came up, at most ``tosses``.
    public var heads = 0
  }

  /// The state to save.
  public private(set) var state: State { didSet { onStateChange?(state) } }
  /// Called with the new state after each change.
  public var onStateChange: ((State) -> Void)?
  private var generator: any RandomNumberGenerator

  /// A coin that was not tossed yet.
  public init(generator: any RandomNumberGenerator) {
    state = State()
    self.generator = generator
  }

  /// Restores a saved game, and throws if it breaks a rule.
  public init(state: State, generator: any RandomNumberGenerator) throws(StateError) {
    try StateError.require(state.heads >= 0 && state.heads <= state.tosses)
    self.state = state
    self.generator = generator
  }

  /// How often the coin was tossed.
  public var tosses: Int { state.tosses }
  /// How often heads came up.
  public var heads: Int { state.heads }

  /// Tosses the coin.
  public func toss() {
    state.tosses += 1
    if Bool.random(using: &generator) { state.heads += 1 }
  }

  /// Starts over.
  public func reset() { state = State() }
}
