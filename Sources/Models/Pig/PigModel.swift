/// A game of Pig between two players, each a person or the computer.
///
/// The controller calls ``roll()``, ``hold()`` and ``newGame()``. The ``delegate`` is notified of every event.
/// Source: seeds/pig.txt and seeds/pass-the-pigs.txt.
///
/// It is not final, so that tests can override its methods.
public class PigModel {
  /// The score that wins, once it is banked.
  public static let goal = 100
  /// The maximum number of events in ``log``.
  public static let logLimit = 1000
  /// The largest turn total, which prevents overflow. Reaching it takes 166,667 rolls without a one.
  public static let turnLimit = 1_000_000

  /// The state to save.
  public private(set) var state: State { didSet { onStateChange?(state) } }
  /// Called with the new state after each change.
  public var onStateChange: ((State) -> Void)?
  /// Called with the new state after each win.
  public var onWin: ((State) -> Void)?
  /// Notified of each event as it is logged.
  public weak var delegate: (any PigModelDelegate)?

  private var generator: any RandomNumberGenerator
  private var pending: [PigEvent] = []
  private var isNotifying = false

  /// Creates a first game between two people.
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

  /// The two players. Names and kinds can be set at any time. Scores and the number of players cannot be set.
  public var players: [Player] {
    get { state.players }
    set {
      var players = state.players
      for (index, player) in zip(players.indices, newValue) {
        players[index].name = player.name
        players[index].kind = player.kind
      }
      state.players = players
    }
  }

  /// The index of the player to move, 0 or 1; after a win, of the winner.
  public var activePlayer: Int { state.activePlayer }

  /// The points of this turn that are not banked yet, 0 to ``turnLimit``.
  public var turnTotal: Int { state.turnTotal }

  /// The last roll of this game by any player; `nil` before the first.
  public var lastRoll: Die? { state.lastRoll }

  /// The index of the winner; `nil` while the game is in progress.
  public var winner: Int? { state.winner }

  /// Whether there are points to hold.
  public var canHold: Bool { state.canHold }

  /// Whether ``playComputerMove()`` would make a move.
  public var isComputersTurn: Bool { computersStrategy != nil }

  /// The events of this and earlier games, oldest first, at most ``logLimit``.
  public var log: [PigEvent] { state.log }

  // MARK: - Moves

  /// Rolls the die for the active player. Does nothing after a win.
  public func roll() {
    guard winner == nil else { return }
    let die = Die.roll(using: &generator)
    make { $0.roll(die) }
  }

  /// Banks the turn total of the active player, who wins with ``goal`` or more. Does nothing unless ``canHold``.
  public func hold() { make { $0.hold() } }

  /// Starts over at any time, with the same names and kinds; player 0 is to move. A game that has only begun goes on.
  public func newGame() {
    if log.last != .newGame { make { $0.newGame() } }
  }

  /// Makes one decision for the active player if that is the computer: rolls or holds, by its strategy.
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

  /// Makes a move, logs its events and notifies the delegate of them.
  private func make(_ move: (inout State) -> [PigEvent]) {
    var next = state
    let events = move(&next)
    next.log = (next.log + events).suffix(Self.logLimit)
    let isWin = state.winner == nil && next.winner != nil
    state = next
    if isWin { onWin?(state) }
    pending += events
    // If the delegate makes a move while it is being notified, the new events follow those still pending.
    guard !isNotifying else { return }
    isNotifying = true
    defer { isNotifying = false }
    while !pending.isEmpty {
      let event = pending.removeFirst()
      delegate?.pigModel(self, didLog: event)
    }
  }
}
