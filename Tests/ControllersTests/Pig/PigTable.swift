import Controllers
import GtkKit
import Models
import Views

/// Pig in a window, with a die that falls, and a clock that moves, as a test wants.
@MainActor
struct PigTable {
  let view = PigView(strategies: PigViewController.strategyTitles)
  let controller: PigViewController
  let clock = HandScheduler()
  let fixture: WindowFixture

  init(die faces: Int...) { self.init(generator: ScriptedGenerator.dice(faces)) }

  init(generator: any RandomNumberGenerator) {
    let pig = PigViewController(view: view, generator: generator, scheduler: clock.scheduler)
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

  /// Which of Roll, Pass and New Game can be pressed.
  var buttons: [Bool] { [view.rollButton, view.passButton, view.newGameButton].map(\.isSensitive) }

  /// Both totals.
  var scores: [String] { [view.player1.scoreLabel.text, view.player2.scoreLabel.text] }

  /// The texts that say whose turn it is.
  var turns: [String] { [view.player1.turnLabel.text, view.player2.turnLabel.text] }

  /// The history, the newest entry first, but for the first one: that a game began.
  var history: [TextList.Row] { view.historyTable.rows.dropLast() }

  /// Makes player 2 the computer, and hands it the turn by a one of player 1 (the script begins with it).
  func handToComputer() {
    view.computerSwitch.turn(true)
    roll()
  }
}
