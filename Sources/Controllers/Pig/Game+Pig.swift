import Models
import Views

extension Game {
  /// Pig: seeds/pig.txt.
  package static let pig = Game(
    screens: [ScreenDescription(name: .pig, title: { tr("Pig") }, key: "p")],
    icon: .pig,
    shortcuts: {
      [Shortcut("r", tr("Roll")), Shortcut("p h", tr("Pass")), Shortcut("n", tr("New game"))]
    },
    lesson: {
      Lesson(
        tr("◆ Delegation: the model notifies its delegate, the controller, of each event."),
        about: (any PigModelDelegate).self)
    },
    saveKeys: [SaveKey.pig, SaveKey.pigOptions, SaveKey.pigStatistics],
    statistics: { StatisticsSource(of: $0.statistics(.pigStatistics)) },
    makeHelp: { _ in .pig },
    makeController: { services, screen in
      PigViewController(
        view: screen as? PigView, generator: services.makeGenerator(), time: services.time,
        saveSlot: services.saveSlot(.pig), optionsSlot: services.saveSlot(.pigOptions),
        statistics: services.statistics(.pigStatistics), solution: services.pigSolution)
    })
}

nonisolated extension ScreenName {
  package static let pig = ScreenName("pig")
}

nonisolated extension PigModel.State: Savable {}
nonisolated extension PigStatistics: Savable {}

nonisolated extension SaveKey where Value == PigModel.State {
  package static var pig: Self { SaveKey("pig", of: .pig) }
}

nonisolated extension SaveKey where Value == PigStatistics {
  package static var pigStatistics: Self { SaveKey("pigStatistics", of: .pig, isStatistics: true) }
}
