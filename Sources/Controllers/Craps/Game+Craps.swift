import Models
import Views

extension Game {
  /// Craps: seeds/craps.txt.
  package static let craps = Game(
    screens: [ScreenDescription(name: .craps, title: { tr("Craps") }, key: "c")],
    icon: .craps,
    shortcuts: { [Shortcut("r", tr("Roll"))] },
    lesson: {
      Lesson(
        tr("Polling: after each call, the controller reads the result from the model."),
        about: CrapsViewController.self)
    },
    saveKeys: [SaveKey.craps, SaveKey.crapsStatistics],
    statistics: { StatisticsSource(of: CrapsStatisticsModels(from: $0)) },
    makeHelp: { _ in GameHelp(known: { .craps }) },
    makeController: { services, screen in
      CrapsViewController(
        view: screen as? CrapsView, generator: services.makeGenerator(), time: services.time,
        saveSlot: services.saveSlot(.craps), statistics: CrapsStatisticsModels(from: services))
    })
}

nonisolated extension ScreenName {
  package static let craps = ScreenName("craps")
}

nonisolated extension CrapsModel.State: Savable {}
nonisolated extension CrapsStatistics: Savable {}

nonisolated extension SaveKey where Value == CrapsModel.State {
  package static var craps: Self { SaveKey("craps", of: .craps) }
}

nonisolated extension SaveKey where Value == CrapsStatistics {
  package static var crapsStatistics: Self { SaveKey("crapsStatistics", of: .craps, isStatistics: true) }
}
