import GtkKit
import Models
import Views

/// Pig after a game that was won, against a human and against the computer.
func playPig() -> [String] {
  let dice = Array(repeating: 6, count: 17) + [5, 4, 1, 6] + Array(repeating: 6, count: 40)
  let model = PigModel.withNames(generator: ScriptedGenerator.dice(dice))
  for _ in 0..<17 { model.roll() }
  model.hold()
  let view = PigView(strategies: PigViewController.strategyTitles)
  let table = Table(.pig) { clock in
    MutantPigViewController(
      view: view, model: model, solution: PigSolutionSource { $0(.standard) }, time: clock.time)
  }
  table.closeAlert()
  table.act { view.oddsButton.toggle() }
  table.type(String(repeating: "Ada", count: 9), in: view.player1.nameField, entering: false)
  table.type("Ada", in: view.player1.nameField)
  /// Waits until the result has been shown: then New Game is enabled.
  func wait() { table.act { while !view.newGameButton.isSensitive, table.clock.step() {} } }
  table.click(view.rollButton)
  // A press during the roll only finishes it.
  table.press(.character("n"))
  table.click(view.passButton)
  wait()
  table.press(.character("r"))
  wait()
  table.press(.character("p"))
  wait()
  table.press(.character("n"))
  wait()
  table.click(view.newGameButton)
  wait()
  table.act { view.computerSwitch.turn(true) }
  table.act { view.strategyChoice.choose(1) }
  table.click(view.rollButton)
  wait()
  table.act { view.clickPage() }
  // The computer waits while another game is in front.
  table.show(.craps)
  table.act { table.clock.step() }
  table.show(.pig)
  table.act { table.clock.step() }
  table.act { table.clock.step() }
  wait()
  table.act { view.computerSwitch.turn(false) }
  for _ in 0..<20 {
    table.click(view.rollButton)
    wait()
  }
  table.click(view.passButton)
  wait()
  table.act { table.clock.step() }
  table.closeAlert()
  return table.close()
}
