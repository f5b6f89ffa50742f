import Models
import Views

extension Game {
  /// The coin.
  package static let coin = Game(
    screens: [ScreenDescription(name: .coin, title: { tr("Coin") }, key: "n")],
    icon: .coin,
    shortcuts: { [Shortcut("t", tr("Toss"))] },
    actions: [
      GameAction(
        name: "toss", keys: ["<Control>t"], title: { tr("Toss the coin") }, call: "tossPressed()",
        method: { controller, _ in (controller as? CoinViewController)?.tossPressed() })
    ],
    pattern: { tr("Polling: after each call, the controller reads the result from the model.") },
    saveKeys: [SaveKey.coin],
    help: { .coin },
    makeController: { services, screen in
      let generator = services.makeGenerator()
      let model =
        services.restore(.coin) { try CoinModel(state: $0, generator: generator) }
        ?? CoinModel(generator: generator)
      model.onStateChange = { services.save($0, as: .coin) }
      return CoinViewController(view: screen as? CoinView ?? CoinView(), model: model)
    })
}

nonisolated extension ScreenName {
  package static let coin = ScreenName("coin")
}

nonisolated extension SaveKey where Value == CoinModel.State {
  package static var coin: Self { SaveKey("coin", of: .coin) }
}
