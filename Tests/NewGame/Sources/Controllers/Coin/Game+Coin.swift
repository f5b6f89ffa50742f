import Models
import Views

extension Game {
  /// The coin.
  package static let coin = Game(
    screens: [Screen(.coin, tr("Coin"), key: "n")],
    icon: .coin,
    shortcuts: [Shortcut("t", tr("Toss"))],
    lesson: Lesson(
      text: tr("Polling: after each call, the controller reads the result from the model."),
      file: "Controllers/CoinViewController.swift"),
    saves: SaveKey.coin,
    rules: { _ in SimpleRules(.coin) },
    controller: { services in
      CoinViewController(generator: services.makeGenerator(), saveSlot: services.saveSlot(.coin))
    })
}

nonisolated extension ScreenName {
  package static let coin = ScreenName(rawValue: "coin")
}

nonisolated extension CoinModel.State: Savable {}

nonisolated extension SaveKey where Value == CoinModel.State {
  package static var coin: Self { SaveKey("coin", of: .coin) }
}
