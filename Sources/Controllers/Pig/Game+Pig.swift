import Models
import Views

extension Game {
  /// Pig: seeds/pig.txt.
  package static let pig = Game(
    screens: [Screen(.pig, tr("Pig"), key: "p")],
    icon: .pig,
    shortcuts: [
      Shortcut("r", tr("Roll")), Shortcut("p h", tr("Pass")), Shortcut("n", tr("New game")),
    ],
    lesson: Lesson(
      text: tr("◆ Delegation: the model notifies its delegate, the controller, of each event."),
      file: "Models/PigModelDelegate.swift"),
    saves: SaveKey.pig,
    rules: { _ in PigRules() },
    controller: { services in
      PigViewController(
        generator: services.makeGenerator(), time: services.time, saveSlot: services.saveSlot(.pig))
    })
}

nonisolated extension ScreenName {
  package static let pig = ScreenName(rawValue: "pig")
}

nonisolated extension PigModel.State: Savable {}

nonisolated extension SaveKey where Value == PigModel.State {
  package static var pig: Self { SaveKey("pig", of: .pig) }
}
