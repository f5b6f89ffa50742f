import GtkKit
import Models
import Views

/// A player of Craps who is bankrupt at first and again at the end.
func playCraps() -> [String] {
  let model = CrapsModel(generator: ScriptedGenerator.dice(1, 1, 5, 6, 2, 2, 3, 4, 1, 1, 1, 1))
  model.ante = 200
  model.playTurn()
  let view = CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep)
  let table = Table(.craps) { _ in
    MutantCrapsViewController(view: view, model: model)
  }
  table.closeAlert()
  table.click(view.rollButton)
  table.press(.character("r"))
  table.act { view.anteSlider.move(to: 15) }
  table.click(view.rollButton)
  for name in ["anteAllButton", "anteMinus25Button"] {
    if let button = AnyWidget.named(name, below: view.root) { table.click(button) }
  }
  table.act { view.anteSlider.move(to: 500) }
  table.click(view.rollButton)
  table.closeAlert()
  return table.close()
}
