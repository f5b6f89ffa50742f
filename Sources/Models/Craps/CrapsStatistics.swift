/// The balance at the craps table after each game. Starting over as a new player is no game.
public struct CrapsStatistics: Statistics, Codable {
  /// How many balances are kept. After more games, the oldest are dropped: the line then shows the last games as they
  /// were, instead of all games coarsely.
  public static let limit = 1000

  /// The number of games since the statistic was cleared.
  public private(set) var games = 0
  /// The balances in dollars after the last games, at most ``limit``, oldest first.
  public private(set) var balances: [Int] = []

  /// The largest balance before the ones that are kept; nil in files of earlier versions.
  private var earlierBest: Int?

  /// The balance before the first game that does not continue the one before, and the games until then; nil in files of earlier
  /// versions.
  public private(set) var start: Int?
  private var earlierGames: Int?

  /// Creates statistics in which nothing was counted.
  public init() {}

  /// The number of games that continue one another. In files of earlier versions, they begin after the last bankruptcy.
  public var currentGames: Int {
    earlierGames.map { games - $0 } ?? balances.count - (balances.lastIndex(of: 0).map { $0 + 1 } ?? 0)
  }

  /// The largest balance after a game; nil before the first one.
  public var best: Int? { balances.max().map { max($0, earlierBest ?? 0) } }

  /// The number of the game that led to the first of the ``balances``, from 1 on.
  public var firstGame: Int { games - balances.count + 1 }

  /// Counts the game that the last roll has ended, if any. `state` is that after a roll.
  public mutating func record(_ state: CrapsModel.State) {
    guard let effect = state.rolls.last?.effect, effect == .won || effect == .lost, games < .max - 1 else {
      return
    }
    let before = state.balance - state.winnings
    let isFirst =
      state.rolls.count < CrapsModel.rollsKept
      && !state.rolls.dropLast().contains { $0.effect == .won || $0.effect == .lost }
    if isFirst || balances.last != before { (start, earlierGames) = (before, games) }
    games += 1
    earlierBest = best
    balances = (balances + [state.balance]).suffix(Self.limit)
  }

  /// Throws unless games by the rules can lead to these numbers.
  public func validate() throws(StateError) {
    try StateError.require((0..<Int.max).contains(games) && balances.count == min(games, Self.limit))
    try StateError.require(balances.allSatisfy { $0 >= 0 } && (0...games).contains(earlierGames ?? 0))
    try StateError.require(start ?? 0 >= 0)
  }
}

/// How often two dice have shown each total.
public struct DiceTotals: Statistics {
  /// All possible totals.
  public static let totals = 2...12

  /// The number of rolls with each of the ``totals``, in order.
  public private(set) var counts = Array(repeating: 0, count: totals.count)

  /// Creates statistics in which nothing was counted.
  public init() {}

  /// The number of rolls.
  public var rolls: Int { counts.reduce(0, +) }

  /// The number of rolls that are expected to have each of the ``totals``, in order.
  public var expected: [Double] {
    Self.totals.map { CrapsOdds.rolling(total: $0).value * Double(rolls) }
  }

  /// Counts a roll, unless the number of rolls has reached `Int.max`.
  public mutating func record(_ roll: CrapsRoll) {
    guard rolls < .max else { return }
    counts[roll.total - Self.totals.lowerBound] += 1
  }

  /// Nothing else can set the counts.
  public func validate() throws(StateError) {}
}
