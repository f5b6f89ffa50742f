import Models

/// The statistics of Craps.
package struct CrapsStatisticsModels {
  /// The balances of all sessions.
  package let balances: StatisticsModel<CrapsStatistics>
  /// The dice of this session.
  package let dice: StatisticsModel<DiceTotals>

  /// Statistics in which nothing was counted.
  package init() {
    balances = StatisticsModel()
    dice = StatisticsModel()
  }

  /// The statistics of the program.
  init(from services: GameServices) {
    balances = services.statistics(.crapsStatistics)
    dice = services.sessionStatistics("crapsDice")
  }

  /// Records a roll. `state` is that after it.
  func record(_ state: CrapsModel.State) {
    balances.record { $0.record(state) }
    if let roll = state.rolls.last { dice.record { $0.record(roll) } }
  }

  /// Clears all.
  func clear() {
    balances.clear()
    dice.clear()
  }
}
