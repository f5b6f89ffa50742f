/// A player's account at the craps table, and the game in progress.
///
/// The controller calls ``playTurn()``, then reads what came of it. Source: seeds/craps.txt, "The model".
public final class CrapsModel {
  /// The balance of a new player, in dollars.
  public static let startingBalance = 200
  /// The ante of a new player, in dollars.
  public static let startingAnte = 5
  /// The smallest ante and the step between antes, in dollars.
  public static let anteStep = 5
  /// How many rolls ``rolls`` remembers.
  public static let rollsKept = 12

  /// Everything there is to save.
  public private(set) var state: State
  private var generator: any RandomNumberGenerator

  /// Seats a new player, with the starting balance and ante and the point off.
  public init(generator: any RandomNumberGenerator = SystemRandomNumberGenerator()) {
    self.state = .initial
    self.generator = generator
  }

  /// Takes up a saved game.
  ///
  /// - Throws: `StateError` if `state` could not have come from a game played by the rules.
  public init(
    state: State, generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws(StateError) {
    try state.validate()
    self.state = state
    self.generator = generator
  }

  // MARK: - What the controller reads

  /// The player's money in dollars, 0 or more. A win stops at `Int.max`.
  public var balance: Int { state.balance }

  /// The total to roll again: 4, 5, 6, 8, 9 or 10; 0 while it is off.
  public var point: Int { state.point }

  /// The faces of the last roll, each 1 to 6, in the order rolled; `nil` before the first.
  public var dice: (Int, Int)? { rolls.last.map { ($0.first.rawValue, $0.second.rawValue) } }

  /// Whether the last turn ended a game and the player won it.
  public var won: Bool { rolls.last?.effect == .won }

  /// Whether the last turn ended a game and the player lost it.
  public var lost: Bool { rolls.last?.effect == .lost }

  /// What the last turn did to the balance, in dollars: less than 0 after a loss, 0 while the point is on.
  public var winnings: Int { state.winnings }

  /// Whether the player has no money left; only ``reset()`` helps.
  public var bankrupt: Bool { balance == 0 }

  /// The newest rolls, at most ``rollsKept``, oldest first.
  public var rolls: [CrapsRoll] { state.rolls }

  // MARK: - What the controller does

  /// The dollars at stake in each game: a multiple of ``anteStep``, no more than the balance.
  ///
  /// Any wish may be set; it becomes the nearest ante that is allowed. A balance under ``anteStep`` is anted
  /// whole, so the ante is 0 only for a bankrupt. While the point is on a wish is ignored.
  public var ante: Int {
    get { state.ante }
    set {
      // seeds/craps.txt: "the ante should only change if the point is OFF".
      guard point == 0 else { return }
      state.ante = state.legalAnte(nearest: newValue)
    }
  }

  /// Rolls both dice once, then moves the point and the balance as the rules say.
  ///
  /// Does nothing for a bankrupt.
  public func playTurn() {
    guard !bankrupt else { return }
    let first = Die.roll(using: &generator)
    let second = Die.roll(using: &generator)
    let roll = CrapsRoll(first, second, point: point)
    let before = balance
    state.point = roll.point(from: point)
    if roll.effect == .won { win() }
    if roll.effect == .lost { lose() }
    state.winnings = balance - before
    remember(roll)
  }

  /// Starts over, as a new player: balance, ante, point, dice and rolls.
  public func reset() {
    state = .initial
  }

  // MARK: - Settling a game

  private func win() {
    let (sum, overflow) = balance.addingReportingOverflow(ante)
    state.balance = overflow ? .max : sum
    // Whoever anted the whole of a few dollars now has enough for a proper ante.
    state.ante = state.legalAnte(nearest: ante)
  }

  private func lose() {
    state.balance -= ante
    state.ante = state.legalAnte(nearest: ante)
  }

  private func remember(_ roll: CrapsRoll) {
    state.rolls = (state.rolls + [roll]).suffix(Self.rollsKept)
  }
}
