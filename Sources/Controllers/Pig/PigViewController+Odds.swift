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
    source.load { [weak self] solution in
      guard let self else { return }
      self.solution = solution
      isLoading = false
      if hasReturned { solutionArrived() }
    }
    hasReturned = true
  }

  /// While a result is being shown, its last step shows the odds and moves the computer.
  private func solutionArrived() {
    guard !isShowing else { return }
    if isWaitingForMove { showOdds() } else { playOn() }
  }

  // MARK: - Showing the odds

  /// Shows the odds of the player to move, if they are on and known.
  func showOdds() {
    let chances = chances
    view.oddsButton.isActive = options.showsOdds
    view.showOdds(chances?.text ?? "", describedAs: chances?.description ?? "")
  }

  /// Removes the odds of a turn that has ended, until the other player is to move.
  func hideOdds() { view.showOdds("", describedAs: "") }

  /// The chances of the player to move; nil if they are not shown or not known.
  var chances: PigChances? {
    options.showsOdds ? solution.flatMap { PigChances(in: model, by: $0) } : nil
  }
}
