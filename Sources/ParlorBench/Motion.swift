import Controllers
import GtkKit
import Stages

/// Something that moves, and how a player sets it off.
struct Motion {
  let name: String
  let game: Game
  /// Whether the games are kept in a file, as the program keeps them.
  var isKept = false
  /// Brings the stage to where the motion can be set off; what moves then is not measured.
  var prepare: (Stage, _ repetition: Int) -> Void = { _, _ in }
  /// Sets it off, as the player does.
  let play: (Stage, _ repetition: Int) -> Void

  /// All of them, game by game.
  static let all = craps + pig + ticTacToe + hangman + tabs + inspector + kept + resizes

  // MARK: - The games

  private static let craps = [
    Motion(
      name: "craps: roll", game: .craps, prepare: { stage, _ in closeAlert(stage) },
      play: { stage, _ in stage.craps.rollButton.click() })
  ]

  private static let pig = [
    Motion(
      name: "pig: roll", game: .pig,
      prepare: { stage, _ in
        stage.goOn()
        closeAlert(stage)
      }, play: { stage, _ in stage.pig.rollButton.click() }),
    Motion(
      name: "pig: history", game: .pig,
      prepare: { stage, _ in
        closeAlert(stage)
        stage.pig.rollButton.click()
      }, play: { stage, _ in stage.goOn() }),
  ]

  private static let ticTacToe = [
    Motion(name: "tic tac toe: play", game: .tictactoe) { stage, _ in stage.ticTacToe.playButton.click() },
    Motion(
      name: "tic tac toe: to the bank", game: .tictactoe, prepare: { stage, _ in stage.showBoard() },
      play: { stage, _ in stage.showBank() }),
    Motion(
      name: "tic tac toe: to the game", game: .tictactoe, prepare: { stage, _ in stage.showBank() },
      play: { stage, _ in stage.showBoard() }),
    Motion(
      name: "bank: add credit", game: .tictactoe,
      prepare: { stage, _ in
        stage.showBank()
        stage.bank.creditField.type("50")
      }, play: { stage, _ in stage.bank.addCreditButton.click() }),
    Motion(
      name: "alert in", game: .tictactoe, prepare: { stage, _ in closeAlert(stage) },
      play: { stage, _ in openAlert(stage) }),
    Motion(
      name: "alert out", game: .tictactoe,
      prepare: { stage, _ in
        closeAlert(stage)
        openAlert(stage)
      }, play: { stage, _ in closeAlert(stage) }),
  ]

  private static let hangman = [
    Motion(
      name: "hangman: guess", game: .hangman,
      prepare: { stage, repetition in
        if repetition % letters.count == 0 { stage.hangman.newGameButton.click() }
      },
      play: { stage, repetition in
        let letter = letters[repetition % letters.count]
        _ = stage.controller.controller(of: .hangman).keyPressed(.character(letter))
      }),
    Motion(
      name: "hangman: to the flipside", game: .hangman,
      prepare: { stage, _ in stage.flipside.doneButton.click() },
      play: { stage, _ in stage.hangman.infoButton.click() }),
    Motion(
      name: "hangman: back to the game", game: .hangman,
      prepare: { stage, _ in stage.hangman.infoButton.click() },
      play: { stage, _ in stage.flipside.doneButton.click() }),
  ]

  /// Hits and misses, and fewer than end a game.
  private static let letters = Array("eaiostrn")

  private static func openAlert(_ stage: Stage) {
    for _ in 0..<7 { stage.ticTacToe.betButton.click() }
    stage.ticTacToe.playButton.click()
  }

  private static func closeAlert(_ stage: Stage) { stage.controller.view.alert?.alertButton.click() }

  // MARK: - The Inspector, with as many messages as it keeps

  private static let inspector = [
    Motion(
      name: "inspector: roll", game: .craps,
      prepare: { stage, _ in
        fillInspector(stage)
        closeAlert(stage)
      }, play: { stage, _ in stage.craps.rollButton.click() }),
    Motion(
      name: "inspector: scroll", game: .craps, prepare: { stage, _ in fillInspector(stage) },
      play: { stage, _ in
        guard let list = stage.inspectorView?.messageList else { return }
        for row in stride(from: list.count - 1, to: list.count - 1000, by: -25) {
          list.scroll(to: row)
          stage.window.waitForFrames(1)
        }
      }),
    Motion(
      name: "inspector: other games", game: .craps, prepare: { stage, _ in fillInspector(stage) },
      play: { stage, repetition in stage.inspectorView?.gameChoice.choose(1 + repetition % 2) }),
  ]

  private static func fillInspector(_ stage: Stage) {
    if stage.inspectorView == nil { stage.inspector.toggle() }
    while let list = stage.inspectorView?.messageList, list.count < 10_000 {
      for _ in 0..<50 {
        closeAlert(stage)
        stage.craps.rollButton.click()
      }
      stage.window.waitForFrames(1)
    }
  }

  // MARK: - While games are kept

  private static let kept = [
    Motion(
      name: "kept: craps roll", game: .craps, isKept: true, prepare: { stage, _ in closeAlert(stage) },
      play: { stage, _ in stage.craps.rollButton.click() }),
    Motion(
      name: "kept: pig roll, full log", game: .pig, isKept: true, prepare: { stage, _ in fillLog(stage) },
      play: { stage, _ in stage.pig.rollButton.click() }),
    Motion(
      name: "kept: drag a setting", game: .hangman, isKept: true,
      prepare: { stage, repetition in if repetition == 0 { stage.hangman.infoButton.click() } },
      play: { stage, repetition in
        for step in 1...25 {
          stage.flipside.mistakesSlider.move(to: repetition.isMultiple(of: 2) ? 1 + step : 26 - step)
          stage.window.waitForFrames(1)
        }
      }),
  ]

  /// Plays until the log of Pig is as long as it gets: nothing that is kept is larger.
  private static func fillLog(_ stage: Stage) {
    repeat {
      stage.goOn()
      closeAlert(stage)
      if stage.pig.historyTable.rows.count < 450 { stage.pig.rollButton.click() }
    } while stage.pig.historyTable.rows.count < 450
    stage.goOn()
    closeAlert(stage)
  }

  // MARK: - The window

  private static let tabs = Game.allCases.map { game in
    let others = Game.allCases.filter { $0 != game }
    return Motion(
      name: "tab: to \(game)", game: game,
      prepare: { stage, repetition in stage.controller.show(others[repetition % others.count]) },
      play: { stage, _ in stage.controller.show(game) })
  }

  private static let resizes = Game.allCases.map { game in
    Motion(name: "resize: \(game)", game: game) { stage, repetition in
      drag(stage, isBack: !repetition.isMultiple(of: 2))
    }
  }

  /// Drags the window's edge: to a width at which the page is arranged anew or back, a size for each frame.
  private static func drag(_ stage: Stage, isBack: Bool) {
    let widths = stride(from: 1280.0, through: 560, by: -20)
    for width in isBack ? widths.reversed() : Array(widths) {
      stage.window.setDefaultSize(Size(width, 800))
      stage.window.waitForFrames(1)
    }
  }
}
