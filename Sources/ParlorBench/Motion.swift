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
  var prepare: (DemoWindow, _ repetition: Int) -> Void = { _, _ in }
  /// Starts the animation, as the player does.
  let play: (DemoWindow, _ repetition: Int) -> Void

  /// All animations, game by game.
  static let all = craps + pig + ticTacToe + hangman + tabs + inspector + saving + resizes

  // MARK: - The games

  private static let craps = [
    Motion(
      name: "craps: roll", game: .craps, prepare: { demo, _ in closeAlert(demo) },
      play: { demo, _ in demo.craps.rollButton.click() })
  ]

  private static let pig = [
    Motion(
      name: "pig: roll", game: .pig,
      prepare: { demo, _ in
        demo.runPendingWork()
        closeAlert(demo)
      }, play: { demo, _ in demo.pig.rollButton.click() }),
    Motion(
      name: "pig: history", game: .pig,
      prepare: { demo, _ in
        closeAlert(demo)
        demo.pig.rollButton.click()
      }, play: { demo, _ in demo.runPendingWork() }),
  ]

  private static let ticTacToe = [
    Motion(name: "tic tac toe: play", game: .tictactoe) { demo, _ in demo.ticTacToe.playButton.click() },
    Motion(
      name: "tic tac toe: to the bank", game: .tictactoe, prepare: { demo, _ in demo.showBoard() },
      play: { demo, _ in demo.showBank() }),
    Motion(
      name: "tic tac toe: to the game", game: .tictactoe, prepare: { demo, _ in demo.showBank() },
      play: { demo, _ in demo.showBoard() }),
    Motion(
      name: "bank: add credit", game: .tictactoe,
      prepare: { demo, _ in
        demo.showBank()
        demo.bank.creditField.type("50")
      }, play: { demo, _ in demo.bank.addCreditButton.click() }),
    Motion(
      name: "alert in", game: .tictactoe, prepare: { demo, _ in closeAlert(demo) },
      play: { demo, _ in openAlert(demo) }),
    Motion(
      name: "alert out", game: .tictactoe,
      prepare: { demo, _ in
        closeAlert(demo)
        openAlert(demo)
      }, play: { demo, _ in closeAlert(demo) }),
  ]

  private static let hangman = [
    Motion(
      name: "hangman: guess", game: .hangman,
      prepare: { demo, repetition in
        if repetition % letters.count == 0 { demo.hangman.newGameButton.click() }
      },
      play: { demo, repetition in
        let letter = letters[repetition % letters.count]
        _ = demo.controller.controller(of: .hangman).keyPressed(.character(letter))
      }),
    Motion(
      name: "hangman: to the flipside", game: .hangman,
      prepare: { demo, _ in demo.flipside.doneButton.click() },
      play: { demo, _ in demo.hangman.infoButton.click() }),
    Motion(
      name: "hangman: back to the game", game: .hangman,
      prepare: { demo, _ in demo.hangman.infoButton.click() },
      play: { demo, _ in demo.flipside.doneButton.click() }),
  ]

  /// Hits and misses, too few to end a game.
  private static let letters = Array("eaiostrn")

  private static func openAlert(_ demo: DemoWindow) {
    for _ in 0..<7 { demo.ticTacToe.betButton.click() }
    demo.ticTacToe.playButton.click()
  }

  private static func closeAlert(_ demo: DemoWindow) { demo.controller.view.alert?.alertButton.click() }

  // MARK: - The Inspector with a full log

  private static let inspector = [
    Motion(
      name: "inspector: roll", game: .craps,
      prepare: { demo, _ in
        fillInspector(demo)
        closeAlert(demo)
      }, play: { demo, _ in demo.craps.rollButton.click() }),
    Motion(
      name: "inspector: scroll", game: .craps, prepare: { demo, _ in fillInspector(demo) },
      play: { demo, _ in
        guard let list = demo.inspectorView?.messageList else { return }
        for row in stride(from: list.shown.count - 1, to: list.shown.count - 1000, by: -25) {
          list.scroll(to: row)
          demo.window.waitForFrames(1)
        }
      }),
    Motion(
      name: "inspector: other games", game: .craps, prepare: { demo, _ in fillInspector(demo) },
      play: { demo, repetition in demo.inspectorView?.gameChoice.choose(1 + repetition % 2) }),
  ]

  private static func fillInspector(_ demo: DemoWindow) {
    if demo.inspectorView == nil { demo.inspector.toggle() }
    for _ in 0..<MessageLog.limit / 50 {
      for _ in 0..<50 {
        closeAlert(demo)
        demo.craps.rollButton.click()
      }
      demo.window.waitForFrames(1)
    }
  }

  // MARK: - Saving

  private static let saving = [
    Motion(
      name: "saving: craps roll", game: .craps, saves: true, prepare: { demo, _ in closeAlert(demo) },
      play: { demo, _ in demo.craps.rollButton.click() }),
    Motion(
      name: "saving: pig roll, full log", game: .pig, saves: true, prepare: { demo, _ in fillLog(demo) },
      play: { demo, _ in demo.pig.rollButton.click() }),
    Motion(
      name: "saving: drag a setting", game: .hangman, saves: true,
      prepare: { demo, repetition in if repetition == 0 { demo.hangman.infoButton.click() } },
      play: { demo, repetition in
        for step in 1...25 {
          demo.flipside.mistakesSlider.move(to: repetition.isMultiple(of: 2) ? 1 + step : 26 - step)
          demo.window.waitForFrames(1)
        }
      }),
  ]

  /// Plays until the log of Pig is full, which is the largest saved game.
  private static func fillLog(_ demo: DemoWindow) {
    repeat {
      demo.runPendingWork()
      closeAlert(demo)
      if demo.pig.historyTable.rows.count < 450 { demo.pig.rollButton.click() }
    } while demo.pig.historyTable.rows.count < 450
    demo.runPendingWork()
    closeAlert(demo)
  }

  // MARK: - The window

  private static let tabs = Game.all.map { game in
    let others = Game.all.filter { $0 != game }
    return Motion(
      name: "tab: to \(game.name)", game: game,
      prepare: { demo, repetition in demo.controller.show(others[repetition % others.count]) },
      play: { demo, _ in demo.controller.show(game) })
  }

  private static let resizes = Game.all.map { game in
    Motion(name: "resize: \(game.name)", game: game) { demo, repetition in
      drag(demo, isBack: !repetition.isMultiple(of: 2))
    }
  }

  /// Drags the window's edge across the width at which the arrangement changes, one size per frame.
  private static func drag(_ demo: DemoWindow, isBack: Bool) {
    let widths = stride(from: 1280.0, through: 560, by: -20)
    for width in isBack ? widths.reversed() : Array(widths) {
      demo.window.setDefaultSize(Size(width, 800))
      demo.window.waitForFrames(1)
    }
  }
}
