import Models
import Views

/// The solution of the game: the source of the odds, and of the moves of a computer that plays perfectly.
///
/// It is computed in the background when it is first needed, because that can take longer than a frame. Until then, the
/// computer waits: its strategy would compute the solution in its move.
extension PigViewController {
  func oddsToggled(_ isOn: Bool) {
    options.showsOdds = isOn
    loadSolution()
    showOdds()
    if let chances { announce(chances.description) }
  }

  /// Whether the player to move can decide. The computer may need the solution.
  var canDecide: Bool { solution != nil || model.players[model.activePlayer].kind != .computer(.optimal) }

  /// Loads the solution if it is needed. When it arrives, the game goes on.
  func loadSolution() {
    let isNeeded = options.showsOdds || model.players.contains { $0.kind == .computer(.optimal) }
    guard isOnScreen, isNeeded, solution == nil, !isLoading else { return }
    isLoading = true
    var hasReturned = false
    solve { [weak self] solution in
      guard let self else { return }
      self.solution = solution
      isLoading = false
      // While a result is being shown, its last step shows the odds and moves the computer.
      guard hasReturned, !isShowing else { return }
      goOn(after: PigSolution.self, "solutionArrived()") { self.solutionArrived() }
    }
    hasReturned = true
  }

  private func solutionArrived() {
    if computerMove != nil { showOdds() } else { playOn() }
  }

  // MARK: - Showing the odds

  /// Shows the odds of the player to move, if they are on and known.
  func showOdds() {
    let chances = chances
    view.oddsButton.isActive = options.showsOdds
    view.oddsLabel.show(chances?.bars, describedAs: chances?.description ?? "")
  }

  /// Removes the odds of a turn that has ended, until the other player is to move.
  func hideOdds() { view.oddsLabel.show(nil, describedAs: "") }

  /// The chances of the player to move; nil if they are not shown or not known.
  var chances: PigChances? {
    options.showsOdds ? solution.flatMap { PigChances(in: model, by: $0) } : nil
  }
}

/// What the user has chosen in Pig.
package nonisolated struct PigOptions: Savable {
  package var showsOdds = false
  /// How the computer plays when it plays; nil until it was chosen.
  var strategy: PigStrategy?

  package init() {}

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    showsOdds = try container.decode(Bool.self, forKey: .showsOdds)
    // A newer version may have more strategies.
    strategy = try? container.decode(PigStrategy.self, forKey: .strategy)
  }
}

/// The chances of the player to move: the probabilities of winning by rolling and by passing now, if both players then
/// play perfectly.
struct PigChances {
  private let rolling: Double
  /// Nil if the player cannot pass.
  private let passing: Double?
  private let favorsRolling: Bool

  /// The chances in a game; nil if it is won.
  init?(in model: ModelHandle<PigModel>, by solution: PigSolution) {
    guard model.winner == nil else { return nil }
    let own = model.players[model.activePlayer].score
    let opponent = model.players[1 - model.activePlayer].score
    let total = model.turnTotal
    rolling = solution.winProbabilityRolling(own: own, opponent: opponent, turnTotal: total)
    passing =
      model.canHold ? solution.winProbabilityHolding(own: own, opponent: opponent, turnTotal: total) : nil
    favorsRolling = solution.rolls(own: own, opponent: opponent, turnTotal: total)
  }

  var bars: OddsBar.Chances {
    let (roll, pass) = (tr("Roll {roll}", values), tr("Pass {pass}", values))
    // The sign marks the better choice.
    return (
      roll: (passing != nil && favorsRolling ? "✓ \(roll)" : roll, rolling),
      pass: passing.map { (favorsRolling ? pass : "✓ \(pass)", $0) }
    )
  }

  var description: String {
    guard passing != nil else { return tr("The chance of winning is {roll} by rolling.", values) }
    return favorsRolling
      ? tr("The chance of winning is {roll} by rolling and {pass} by passing. Rolling is better.", values)
      : tr("The chance of winning is {roll} by rolling and {pass} by passing. Passing is better.", values)
  }

  private var values: [String: String] {
    ["roll": percent(rolling, digits: 0), "pass": passing.map { percent($0, digits: 0) } ?? ""]
  }
}
