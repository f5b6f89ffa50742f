import Models
import Views

extension Game {
  /// Craps: seeds/craps.txt.
  package static let craps = Game(
    screens: [ScreenDescription(name: .craps, title: { tr("Craps") }, key: "c")],
    icon: .craps,
    shortcuts: { [Shortcut("r", tr("Roll"))] },
    pattern: { tr("Polling: after each call, the controller reads the result from the model.") },
    saveKeys: [SaveKey.craps, SaveKey.crapsStatistics],
    statistics: { StatisticsSource(balances: $0.crapsBalances, dice: $0.crapsDice) },
    help: { .craps },
    makeController: { services, screen in
      let (generator, balances, dice) = (services.makeGenerator(), services.crapsBalances, services.crapsDice)
      let model =
        services.restore(.craps) { try CrapsModel(state: $0, generator: generator) }
        ?? CrapsModel(generator: generator)
      model.onStateChange = { services.save($0, as: .craps) }
      model.onRoll = { state in
        balances.record(reportedBy: CrapsModel.self) { $0.record(state) }
        for roll in state.rolls.suffix(1) { dice.record(reportedBy: CrapsModel.self) { $0.record(roll) } }
      }
      let view =
        screen as? CrapsView
        ?? CrapsView(
          points: CrapsRoll.points, anteStep: CrapsModel.anteStep,
          throwing: SeededGenerator(seed: services.throwSeed))
      return CrapsViewController(view: view, model: model, balances: balances, time: services.time)
    })
}

extension GameServices {
  fileprivate var crapsBalances: StatisticsModel<CrapsStatistics> { statistics(.crapsStatistics) }
  fileprivate var crapsDice: StatisticsModel<DiceTotals> { statisticsModels.model(named: "crapsDice") }
}

nonisolated extension ScreenName {
  package static let craps = ScreenName("craps")
}

nonisolated extension SaveKey where Value == CrapsModel.State {
  package static var craps: Self { SaveKey("craps", of: .craps) }
}

nonisolated extension SaveKey where Value == CrapsStatistics {
  package static var crapsStatistics: Self { SaveKey("crapsStatistics", of: .craps, .statistics) }
}
