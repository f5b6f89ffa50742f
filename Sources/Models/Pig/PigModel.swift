/// A game of Pig between two players, either of whom may be the computer.
///
/// The controller calls ``roll()``, ``hold()`` and ``newGame()`` and hears of every event through its
/// ``delegate``. Source: seeds/pig.txt and seeds/pass-the-pigs.txt.
public final class PigModel {
  /// The score that wins, once it is banked.
  public static let goal = 100
  /// How many events ``log`` keeps.
  public static let logLimit = 1000
  /// The turn total at which a turn stops growing, so that no sum overflows: it takes 166,667 rolls without a one.
  public static let turnLimit = 1_000_000

  /// Everything there is to save.
  public private(set) var state: State
  /// Who is told of each event as it is logged.
  public weak var delegate: (any PigModelDelegate)?

  private var generator: any RandomNumberGenerator
  private var untold: [PigEvent] = []
  private var isTelling = false

  /// Sets up a first game between two people.
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

  /// The two players.
  ///
  /// Names and kinds may be set at any time. Scores, and how many play, are the model's alone: whatever is
  /// set, they stay.
  public var players: [Player] {
    get { state.players }
    set {
      for (index, player) in zip(state.players.indices, newValue) {
        state.players[index].name = player.name
        state.players[index].kind = player.kind
      }
    }
  }

  /// The index of the player to move, 0 or 1; after a win, of the winner.
  public var activePlayer: Int { state.activePlayer }

  /// The points gathered in this turn and not yet banked, 0 to ``turnLimit``.
  public var turnTotal: Int { state.turnTotal }

  /// The last roll of this game, whoever made it; `nil` before the first.
  public var lastRoll: Die? { state.lastRoll }

  /// The index of the player who has won, or `nil` while the game is on.
  public var winner: Int? { state.winner }

  /// Whether there is something to hold.
  public var canHold: Bool { state.canHold }

  /// Whether ``playComputerMove()`` would do something.
  public var isComputersTurn: Bool { computersStrategy != nil }

  /// What has happened, oldest first: the newest ``logLimit`` events, of earlier games too.
  public var log: [PigEvent] { state.log }

  // MARK: - Moves

  /// Rolls the die for the active player. After a win, does nothing.
  public func roll() {
    guard winner == nil else { return }
    record(state.roll(Die.roll(using: &generator)))
  }

  /// Banks the turn total for the active player, who wins with ``goal`` or more; else the other is to move.
  ///
  /// Does nothing unless ``canHold``.
  public func hold() {
    record(state.hold())
  }

  /// Starts over at any time, with the same names and kinds; player 0 is to move.
  public func newGame() {
    record(state.newGame())
  }

  /// Makes one decision for the active player if that is the computer: rolls or holds, by its strategy.
  ///
  /// Does nothing when a person is to move, or after a win.
  public func playComputerMove() {
    guard let strategy = computersStrategy else { return }
    let own = players[activePlayer].score
    let opponent = players[1 - activePlayer].score
    if !canHold || strategy.rolls(own: own, opponent: opponent, turnTotal: turnTotal) {
      roll()
    } else {
      hold()
    }
  }

  // MARK: - Helpers

  private var computersStrategy: PigStrategy? {
    guard winner == nil, case .computer(let strategy) = players[activePlayer].kind else { return nil }
    return strategy
  }

  private func record(_ events: [PigEvent]) {
    state.log = (state.log + events).suffix(Self.logLimit)
    untold += events
    // A delegate that moves while it is told something gets the new events after those still on their way.
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while !untold.isEmpty {
      let event = untold.removeFirst()
      delegate?.pigModel(self, didLog: event)
    }
  }
}
