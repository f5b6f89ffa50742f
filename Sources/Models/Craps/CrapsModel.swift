/// A player's account at the craps table, and the current game.
///
/// The controller calls ``playTurn()``, then reads the result. Source: seeds/craps.txt, "The model".
///
/// It is not final, so that tests can override its methods.
public class CrapsModel {
  /// The balance of a new player, in dollars.
  public static let startingBalance = 200
  /// The ante of a new player, in dollars.
  public static let startingAnte = 5
  /// The smallest ante and the step between antes, in dollars.
  public static let anteStep = 5
  /// The maximum number of recorded ``rolls``.
  public static let rollsKept = 12

  /// The state to save.
  public private(set) var state: State { didSet { onStateChange?(state) } }
  /// Called with the new state after each change.
  public var onStateChange: ((State) -> Void)?
  /// Called with the new state after each roll.
  public var onRoll: ((State) -> Void)?
  private var generator: any RandomNumberGenerator

  /// Creates a new player with the starting balance and ante, and the point off.
  public init(generator: any RandomNumberGenerator = SystemRandomNumberGenerator()) {
    self.state = .initial
    self.generator = generator
  }

  /// Restores a saved game.
  public init(
    state: State, generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws(StateError) {
    try state.validate()
    self.state = state
    self.generator = generator
  }

  // MARK: - State

  /// The player's money in dollars, 0 or more, limited to `Int.max`.
  public var balance: Int { state.balance }

  /// The total that wins: 4, 5, 6, 8, 9 or 10; 0 while the point is off.
  public var point: Int { state.point }

  /// The faces of the last roll, each 1 to 6, in rolling order; `nil` before the first roll.
  public var dice: (Int, Int)? { rolls.last.map { ($0.first.rawValue, $0.second.rawValue) } }

  /// Whether the last turn ended a game that the player won.
  public var won: Bool { rolls.last?.effect == .won }

  /// Whether the last turn ended a game that the player lost.
  public var lost: Bool { rolls.last?.effect == .lost }

  /// The change of the balance by the last turn, in dollars: negative after a loss, 0 while the point is on.
  public var winnings: Int { state.winnings }

  /// Whether the player has no money left. Only ``reset()`` continues.
  public var bankrupt: Bool { balance == 0 }

  /// The most recent rolls, at most ``rollsKept``, oldest first.
  public var rolls: [CrapsRoll] { state.rolls }

  // MARK: - Actions

  /// The dollars at stake in each game: a multiple of ``anteStep``, at most the balance.
  ///
  /// Setting any value selects the nearest valid ante. If the balance is under ``anteStep``, the ante is the whole
  /// balance, so it is 0 only in bankruptcy. While the point is on, the ante cannot change.
  public var ante: Int {
    get { state.ante }
    set {
      // seeds/craps.txt: "the ante should only change if the point is OFF".
      guard point == 0 else { return }
      state.ante = state.legalAnte(nearest: newValue)
    }
  }

  /// The range of the antes that can be set now, in steps of ``anteStep``: only the current one while the point is on.
  public var allowedAntes: ClosedRange<Int> {
    point == 0 ? state.legalAnte(nearest: 0)...state.legalAnte(nearest: .max) : ante...ante
  }

  /// Rolls both dice once, then updates the point and the balance by the rules. Does nothing in bankruptcy.
  public func playTurn() {
    guard !bankrupt else { return }
    let first = Die.roll(using: &generator)
    let second = Die.roll(using: &generator)
    state.apply(CrapsRoll(first, second, point: point))
    onRoll?(state)
  }

  /// Starts over as a new player: balance, ante, point, dice and rolls.
  public func reset() { state = .initial }
}
