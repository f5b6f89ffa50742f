import Controllers
import DemoScenes
import GtkKit
import Models
import Views

/// Pig in a window, with scripted dice and a clock that the test advances.
@MainActor
struct PigTable {
  let view = PigView(strategies: PigViewController.strategyTitles)
  let controller: PigViewController
  let clock = ManualClock()
  let fixture: WindowFixture

  init(die faces: Int...) { self.init(generator: ScriptedGenerator.dice(faces)) }

  init(generator: any RandomNumberGenerator) {
    let pig = PigViewController(view: view, generator: generator, time: clock.time)
    controller = pig
    fixture = WindowFixture(.pig) { game in
      game == .pig ? pig : CrapsViewController(generator: SystemRandomNumberGenerator())
    }
  }

  /// Rolls, and waits until the die has landed.
  func roll() {
    view.rollButton.click()
    clock.step()
  }

  func pass() { view.passButton.click() }

  /// Whether Roll, Pass and New Game are enabled.
  var buttons: [Bool] { [view.rollButton, view.passButton, view.newGameButton].map(\.isSensitive) }

  var scores: [String] { [view.player1.scoreLabel.text, view.player2.scoreLabel.text] }

  /// The texts that show whose turn it is.
  var turns: [String] { [view.player1.turnLabel.text, view.player2.turnLabel.text] }

  /// The history, newest entry first, without the first "New game".
  var history: [TextList.Row] { view.historyTable.rows.dropLast() }

  /// Makes player 2 the computer, and gives it the turn: player 1 rolls a one, with which the script begins.
  func giveTurnToComputer() {
    view.computerSwitch.turn(true)
    roll()
  }
}
