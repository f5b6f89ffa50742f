import Controllers
import DemoScenes
import GtkKit
import Models

/// The animations that are measured.
extension Motion {
  /// Those that show results, and all others.
  static let all = results + games + tabs + inspector + travel + resizes

  private static func rollCraps(_ demo: DemoWindow) { demo.craps.rollButton.click() }

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
        demo.fillLog()
        demo.settle()
      }, play: rollCraps),
    Motion(
      name: "inspector: scroll", game: .craps, prepare: { $0.fillLog() },
      play: { demo in
        guard let list = demo.inspectorView?.messageList else { return }
        for row in stride(from: list.items.count - 1, to: max(0, list.items.count - 1000), by: -25) {
          list.scroll(to: row)
          demo.window.waitForFrames(1)
        }
      }),
    Motion(
      name: "inspector: other games", game: .craps, prepare: { $0.fillLog() },
      play: { $0.inspectorView?.gameChoice.choose(1 + $0.repetition % 2) }),
    Motion(
      name: "inspector: jumps", game: .craps, prepare: { $0.fillLog() },
      play: { demo in
        guard let slider = demo.inspectorView?.timelineBar.slider else { return }
        for step in 1...40 {
          slider.move(to: step * 89 % slider.range.upperBound)
          demo.window.waitForFrames(3)
        }
      }),
  ]

  // MARK: - Time travel

  /// A step of the slider as soon as the messages have followed the step before, over all moments of a game.
  private static let travel = Game.all.map { game in
    Motion(
      name: "travel: \(game.name)", game: game,
      prepare: { demo in
        guard demo.inspectorView == nil else { return }
        demo.inspector.toggle()
        for _ in 0..<Timeline.limit { demo.act(in: game) }
      },
      play: { demo in
        guard let slider = demo.inspectorView?.timelineBar.slider else { return }
        for moment in stride(from: slider.range.upperBound - 1, through: 0, by: -7) {
          slider.move(to: moment)
          demo.window.waitForFrames(2)
        }
      })
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

extension DemoWindow {
  /// Opens the Inspector, and plays all games until it has as many messages and states as it can keep.
  func fillLog() {
    guard inspectorView == nil else { return }
    inspector.toggle()
    repeat {
      for game in Game.all {
        controller.show(game)
        for _ in 0..<25 { act(in: game) }
      }
    } while !isLogFull
    controller.show(.craps)
    // The messages of all games.
    inspectorView?.gameChoice.choose(0)
    window.waitForFrames(2)
  }

  private var isLogFull: Bool {
    guard let session = inspector.inspector?.session else { return true }
    return session.log.messages.count >= MessageLog.messageLimit * 98 / 100
      || session.log.groups.count >= MessageLog.limit
  }

  /// An action of a game and its result.
  fileprivate func act(in game: Game) {
    switch game {
    case .craps: craps.rollButton.click()
    case .pig: pig.rollButton.click()
    case .ticTacToe: ticTacToe.playButton.click()
    default:
      let letters = Array("ETAOINSHRDLU")
      repetition += 1
      if repetition.isMultiple(of: 9) { hangman.newGameButton.click() }
      guess(letters[repetition % letters.count])
    }
    endTurn()
    window.waitForFrames(1)
  }
}
