import Models
import Views

extension Game {
  /// Pig: seeds/pig.txt.
  package static let pig = Game(
    screens: [ScreenDescription(name: .pig, title: { tr("Pig") }, key: "p")],
    icon: .pig,
    shortcuts: {
      [
        Shortcut("r", tr("Roll")), Shortcut("p h", tr("Pass")), Shortcut("n", tr("New game")),
        Shortcut("space Return", tr("Let the computer move at once")),
        Shortcut("Return", tr("Open or close a turn of the history")),
        Shortcut("Escape", tr("Keep the old name")),
      ]
    },
    pattern: { tr("◆ Delegation: the model notifies its delegate, the controller, of each event.") },
    saveKeys: [SaveKey.pig, SaveKey.pigOptions, SaveKey.pigStatistics],
    statistics: {
      StatisticsSource(of: $0.statistics(.pigStatistics)) { statistics in
        statistics.best.flatMap { $0 == 0 ? nil : trn("{n} win in a row", "{n} wins in a row", $0) }
      } charts: {
        [Chart(againstComputer: $0), Chart(betweenPeople: $0)]
      }
    },
    showHelp: { services, show in
      show(.pig(firstPlayersChance: nil), false)
      services.solvePig {
        show(.pig(firstPlayersChance: $0.winProbability(own: 0, opponent: 0, turnTotal: 0)), true)
      }
    },
    makeController: { services, screen in
      let (generator, statistics) = (services.makeGenerator(), services.statistics(.pigStatistics))
      let model =
        services.restore(.pig) { try PigModel(state: $0, generator: generator) }
        ?? .withNames(generator: generator)
      model.onStateChange = { services.save($0, as: .pig) }
      model.onWin = { state in statistics.record(reportedBy: PigModel.self) { $0.record(state) } }
      let pig = PigViewController(
        view: screen as? PigView
          ?? PigView(strategies: PigViewController.strategyTitles),
        model: model, options: services.restore(.pigOptions) { $0 } ?? PigOptions(),
        solution: services.solvePig,
        time: services.time)
      pig.onOptionsChange = { services.save($0, as: .pigOptions) }
      return pig
    })
}

nonisolated extension ScreenName {
  package static let pig = ScreenName("pig")
}

nonisolated extension SaveKey where Value == PigModel.State {
  package static var pig: Self { SaveKey("pig", of: .pig) }
}

nonisolated extension SaveKey where Value == PigStatistics {
  package static var pigStatistics: Self { SaveKey("pigStatistics", of: .pig, .statistics) }
}

nonisolated extension SaveKey where Value == PigOptions {
  package static var pigOptions: Self { SaveKey("pigOptions", of: .pig, .option) }
}
