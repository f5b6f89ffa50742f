import Models
import Views

extension Game {
  /// Craps: seeds/craps.txt.
  package static let craps = Game(
    screens: [Screen(.craps, tr("Craps"), key: "c")],
    icon: .craps,
    shortcuts: [Shortcut("r", tr("Roll"))],
    lesson: Lesson(
      text: tr("Polling: after each call, the controller reads the result from the model."),
      file: "Controllers/CrapsViewController.swift"),
    saves: SaveKey.craps,
    rules: { _ in SimpleRules(.craps) },
    controller: { services in
      CrapsViewController(
        generator: services.makeGenerator(), time: services.time, saveSlot: services.saveSlot(.craps))
    })
}

nonisolated extension ScreenName {
  package static let craps = ScreenName(rawValue: "craps")
}

nonisolated extension CrapsModel.State: Savable {}

nonisolated extension SaveKey where Value == CrapsModel.State {
  package static var craps: Self { SaveKey("craps", of: .craps) }
}
