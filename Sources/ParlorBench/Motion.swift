import Controllers
import DemoScenes
import GtkKit
import Models

/// An animation, and the user action that starts it.
struct Motion {
  let name: String
  let game: Game
  /// Whether the games are saved in a file, as in the program.
  var saves = false
  /// Prepares the demo; frames drawn meanwhile are not measured.
  var prepare: @MainActor (DemoWindow) -> Void = { _ in }
  /// Starts the animation, as the player does.
  let play: @MainActor (DemoWindow) -> Void

  /// All animations, game by game.
  static let all = craps + pig + ticTacToe + hangman + tabs + inspector + saving + resizes

  private static func rollCraps(_ demo: DemoWindow) { demo.craps.rollButton.click() }

  private static func rollPig(_ demo: DemoWindow) { demo.pig.rollButton.click() }

  private static func closeAlert(_ demo: DemoWindow) { demo.controller.view.alert?.alertButton.click() }

  // MARK: - The games

  private static let craps = [
    Motion(name: "craps: roll", game: .craps, prepare: closeAlert, play: rollCraps)
  ]

  private static let pig = [
    Motion(
      name: "pig: roll", game: .pig,
      prepare: { demo in
        demo.finishShowing()
        closeAlert(demo)
      }, play: rollPig),
    Motion(
      name: "pig: history", game: .pig,
      prepare: { demo in
        closeAlert(demo)
        rollPig(demo)
      }, play: { $0.finishShowing() }),
    Motion(
      name: "pig: pass", game: .pig,
      prepare: { demo in
        closeAlert(demo)
        for _ in 0..<100 where !demo.pig.passButton.isSensitive || demo.pig.turnTotalLabel.text.count < 2 {
          rollPig(demo)
          demo.finishShowing()
        }
      }, play: { $0.pig.passButton.click() }),
    Motion(
      name: "pig: pigs out", game: .pig,
      prepare: { demo in
        demo.finishShowing()
        closeAlert(demo)
        demo.pig.showTurnTotal(24)
      },
      play: { demo in
        demo.pig.spillCoins(of: 0)
        demo.pig.showTurnTotal(0)
        demo.pig.show(.bust)
      }),
    Motion(name: "pig: confetti", game: .pig, prepare: closeAlert, play: { $0.pig.throwConfetti() }),
  ]

  private static let ticTacToe = [
    Motion(name: "tic tac toe: play", game: .ticTacToe) { $0.ticTacToe.playButton.click() },
    Motion(
      name: "tic tac toe: to the bank", game: .ticTacToe, prepare: { $0.show(.ticTacToe) },
      play: { $0.show(.bank) }),
    Motion(
      name: "tic tac toe: to the game", game: .ticTacToe, prepare: { $0.show(.bank) },
      play: { $0.show(.ticTacToe) }),
    Motion(
      name: "bank: add credit", game: .ticTacToe,
      prepare: { demo in
        demo.show(.bank)
        demo.bank.creditField.type("50")
      }, play: { $0.bank.addCreditButton.click() }),
    Motion(name: "alert in", game: .ticTacToe, prepare: closeAlert, play: openAlert),
    Motion(
      name: "alert out", game: .ticTacToe,
      prepare: { demo in
        closeAlert(demo)
        openAlert(demo)
      }, play: closeAlert),
  ]

  private static let hangman = [
    Motion(
      name: "hangman: guess", game: .hangman,
      prepare: { demo in
        if demo.repetition % letters.count == 0 { demo.hangman.newGameButton.click() }
      },
      play: { demo in
        let letter = letters[demo.repetition % letters.count]
        _ = demo.controller.controller(of: .hangman).handle(.character(letter))
      }),
    Motion(
      name: "hangman: to the flipside", game: .hangman, prepare: { $0.flipside.doneButton.click() },
      play: { $0.hangman.infoButton.click() }),
    Motion(
      name: "hangman: back to the game", game: .hangman, prepare: { $0.hangman.infoButton.click() },
      play: { $0.flipside.doneButton.click() }),
  ]

  /// Hits and misses, too few to end a game.
  private static let letters = Array("eaiostrn")

  private static func openAlert(_ demo: DemoWindow) {
    for _ in 0..<7 { demo.ticTacToe.betButton.click() }
    demo.ticTacToe.playButton.click()
  }

  // MARK: - The Inspector with a full log

  private static let inspector = [
    Motion(
      name: "inspector: roll", game: .craps,
      prepare: { demo in
        fillInspector(demo)
        closeAlert(demo)
      }, play: rollCraps),
    Motion(
      name: "inspector: scroll", game: .craps, prepare: fillInspector,
      play: { demo in
        guard let list = demo.inspectorView?.messageList else { return }
        for row in stride(from: list.items.count - 1, to: list.items.count - 1000, by: -25) {
          list.scroll(to: row)
          demo.window.waitForFrames(1)
        }
      }),
    Motion(
      name: "inspector: other games", game: .craps, prepare: fillInspector,
      play: { $0.inspectorView?.gameChoice.choose(1 + $0.repetition % 2) }),
  ]

  private static func fillInspector(_ demo: DemoWindow) {
    if demo.inspectorView == nil { demo.inspector.toggle() }
    for _ in 0..<MessageLog.limit / 50 {
      for _ in 0..<50 {
        closeAlert(demo)
        rollCraps(demo)
      }
      demo.window.waitForFrames(1)
    }
  }

  // MARK: - Saving

  private static let saving = [
    Motion(name: "saving: craps roll", game: .craps, saves: true, prepare: closeAlert, play: rollCraps),
    Motion(name: "saving: pig roll, full log", game: .pig, saves: true, prepare: fillLog, play: rollPig),
    Motion(
      name: "saving: drag a setting", game: .hangman, saves: true,
      prepare: { demo in if demo.repetition == 0 { demo.hangman.infoButton.click() } },
      play: { demo in
        for step in 1...25 {
          demo.flipside.mistakesSlider.move(to: demo.repetition.isMultiple(of: 2) ? 1 + step : 26 - step)
          demo.window.waitForFrames(1)
        }
      }),
  ]

  /// Plays until the log of Pig is full, which is the largest saved game.
  private static func fillLog(_ demo: DemoWindow) {
    repeat {
      demo.finishShowing()
      closeAlert(demo)
      if !isLogFull(demo) { rollPig(demo) }
    } while !isLogFull(demo)
    demo.finishShowing()
    closeAlert(demo)
  }

  /// Whether the log of Pig has about as many events as it keeps: each roll is two, and is one row.
  private static func isLogFull(_ demo: DemoWindow) -> Bool {
    demo.pig.historyTable.rows.reduce(0) { $0 + $1.parts.count } >= 450
  }

  // MARK: - The window

  private static let tabs = Game.all.map { game in
    let others = Game.all.filter { $0 != game }
    return Motion(
      name: "tab: to \(game.name)", game: game,
      prepare: { demo in demo.controller.show(others[demo.repetition % others.count]) },
      play: { $0.controller.show(game) })
  }

  private static let resizes = Game.all.map { game in
    Motion(name: "resize: \(game.name)", game: game, play: dragEdge)
  }

  /// Drags the window's edge across the width at which the arrangement changes, one size per frame.
  private static func dragEdge(_ demo: DemoWindow) {
    let widths = stride(from: 1280.0, through: 560, by: -20)
    for width in demo.repetition.isMultiple(of: 2) ? Array(widths) : widths.reversed() {
      demo.window.setDefaultSize(Size(width, 800))
      demo.window.waitForFrames(1)
    }
  }
}
