import Controllers
import GtkKit
import Hands

/// What a player does, and what chance brings.
extension DemoWindow {
  /// Shows everything at once that is not shown yet, and closes the alerts.
  package func settle() {
    finishShowing()
    while let alert = controller.view.alert {
      alert.alertButton.click()
      window.waitForFrames(1)
    }
  }

  /// Begins a new game in front, unless the first one has just begun.
  package func startOver() {
    settle()
    if hasBegun {
      controller.newGamePressed()
      settle()
      // Presses do nothing in the pause before the first turn.
      elapse(milliseconds: Double(PressPause.length))
    }
    hasBegun = true
  }

  /// The faces of the next dice.
  package func roll(_ faces: Int...) {
    for face in faces { script.add(face - 1, of: 6) }
  }

  /// The board of the next run, row by row, unless the rigging chooses it.
  package func fillBoard(_ marks: String) {
    // Boards are chosen by their number: each O is a bit, from the top left one on.
    let number = marks.reversed().reduce(0) { $0 * 2 + ($1 == "O" ? 1 : 0) }
    script.add(number, of: 512)
  }

  /// Guesses a letter with the keyboard.
  package func guess(_ letter: Character) {
    _ = controller.controller(of: .hangman).handle(.character(letter))
  }
}
