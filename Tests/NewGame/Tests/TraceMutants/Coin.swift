import GtkKit
import Models
import Views

/// Two tosses, one by mouse and one by key, and a new game.
func playCoin() -> [String] {
  let view = CoinView()
  let table = Table(.coin) { _ in
    MutantCoinViewController(view: view, model: CoinModel(generator: ScriptedGenerator.dice(1, 1)))
  }
  table.click(view.tossButton)
  table.press(.character("t"))
  table.act { table.controller.newGamePressed() }
  return table.close()
}
