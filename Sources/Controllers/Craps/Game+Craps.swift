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
    saveKeys: [SaveKey.craps],
    makeHelp: { _ in GameHelp(known: { .craps }) },
    makeController: { services in
      CrapsViewController(
        generator: services.makeGenerator(), time: services.time, saveSlot: services.saveSlot(.craps))
    })
}

nonisolated extension ScreenName {
  package static let craps = ScreenName("craps")
}

nonisolated extension CrapsModel.State: Savable {}

nonisolated extension SaveKey where Value == CrapsModel.State {
  package static var craps: Self { SaveKey("craps", of: .craps) }
}
