import Controllers
import DemoScenes
import GtkKit
import Models

/// The animations that are measured.
extension Motion {
  /// Those that show results, and all others.
  static let all = results + games + tabs + inspector + travel + saving + resizes

  private static func rollCraps(_ demo: DemoWindow) { demo.craps.rollButton.click() }

  private static func rollPig(_ demo: DemoWindow) { demo.pig.rollButton.click() }

  // MARK: - Screens of a game

  private static let games = [
    Motion(
      name: "tic tac toe: to the bank", game: .ticTacToe, prepare: { $0.show(.ticTacToe) },
      play: { $0.show(.bank) }),
    Motion(
      name: "tic tac toe: to the game", game: .ticTacToe, prepare: { $0.show(.bank) },
      play: { $0.show(.ticTacToe) }),
    Motion(
      name: "hangman: back to the game", game: .hangman, prepare: { $0.hangman.infoButton.click() },
      play: { $0.flipside.doneButton.click() }),
  ]

  // MARK: - The Inspector with a full log

  private static let inspector = [
    Motion(
      name: "inspector: roll", game: .craps,
      prepare: { demo in
        fillInspector(demo)
        demo.settle()
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
        demo.settle()
        rollCraps(demo)
      }
      demo.window.waitForFrames(1)
    }
  }

  // MARK: - Time travel

  private static let travel = [
    travel(through: .craps, rollCraps), travel(through: .pig, rollPig),
    travel(through: .ticTacToe) { $0.ticTacToe.playButton.click() },
    travel(through: .hangman) { demo in
      for letter in "ETAOIN" { demo.guess(letter) }
      demo.hangman.newGameButton.click()
    },
  ]

  /// A step of the slider as soon as the messages have followed the step before, over all moments of a game.
  private static func travel(through game: Game, _ act: @escaping @MainActor (DemoWindow) -> Void) -> Motion {
    Motion(
      name: "travel: \(game.name)", game: game,
      prepare: { demo in
        guard demo.inspectorView == nil else { return }
        demo.inspector.toggle()
        for _ in 0..<Timeline.limit {
          act(demo)
          demo.settle()
          demo.window.waitForFrames(1)
        }
      },
      play: { demo in
        guard let slider = demo.inspectorView?.timelineBar.slider else { return }
        for moment in stride(from: slider.range.upperBound - 1, through: 0, by: -7) {
          slider.move(to: moment)
          demo.window.waitForFrames(2)
        }
      })
  }

  // MARK: - Saving

  private static let saving = [
    Motion(name: "saving: craps roll", game: .craps, saves: true, prepare: { $0.settle() }, play: rollCraps),
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

  /// Plays until the log of Pig is full, which is the largest saved game. Each roll is at least two events.
  private static func fillLog(_ demo: DemoWindow) {
    for _ in 0..<(demo.repetition == 0 ? PigModel.logLimit / 2 : 0) {
      demo.settle()
      rollPig(demo)
    }
    demo.settle()
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
