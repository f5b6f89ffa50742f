import GtkKit
import Models
import Views

/// Pig after a game that was won, against a human and against the computer.
func playPig() -> [String] {
  let won = PigModel(generator: ScriptedGenerator.dice(Array(repeating: 6, count: 17)))
  for _ in 0..<17 { won.roll() }
  won.hold()
  let view = PigView(strategies: PigViewController.strategyTitles)
  let table = Table(.pig) { clock in
    MutantPigViewController(
      view: view, generator: ScriptedGenerator.dice([5, 4, 1, 6] + Array(repeating: 6, count: 40)),
      time: clock.time, saveSlot: slot(won.state), solution: PigSolutionSource { $0(.standard) })
  }
  table.closeAlert()
  table.act { view.oddsButton.toggle() }
  table.act { view.player1.nameField.type("Ada") }
  table.act { view.player1.nameField.pressEnter() }
  table.click(view.rollButton)
  table.act { table.clock.step() }
  table.click(view.passButton)
  table.press(.character("r"))
  table.act { table.clock.step() }
  table.press(.character("p"))
  table.press(.character("n"))
  table.click(view.newGameButton)
  table.act { view.computerSwitch.turn(true) }
  table.act { view.strategyChoice.choose(1) }
  table.click(view.rollButton)
  table.act { view.clickPage() }
  // The computer waits while another game is in front.
  table.show(.craps)
  table.act { table.clock.step() }
  table.show(.pig)
  table.act { table.clock.step() }
  table.act { table.clock.step() }
  table.act { view.computerSwitch.turn(false) }
  for _ in 0..<20 {
    table.click(view.rollButton)
    table.act { table.clock.step() }
  }
  table.click(view.passButton)
  table.closeAlert()
  return table.close()
}
