import Controllers
import GtkKit
import Hands
import Views

/// An animation, and the action of the player that starts it.
package struct Motion {
  /// The name, which begins with that of the game.
  package let name: String
  package let game: Game
  /// The time after which nothing moves any more, in milliseconds.
  package let milliseconds: Int
  /// Prepares the demo; frames drawn meanwhile are not measured.
  package let prepare: @MainActor (DemoWindow) -> Void
  /// Starts the animation, as the player does.
  package let play: @MainActor (DemoWindow) -> Void

  /// An animation that ends after 400 milliseconds, unless it takes longer.
  package init(
    name: String, game: Game, milliseconds: Int = 400,
    prepare: @escaping @MainActor (DemoWindow) -> Void = { _ in },
    play: @escaping @MainActor (DemoWindow) -> Void
  ) {
    self.name = name
    self.game = game
    self.milliseconds = milliseconds
    self.prepare = prepare
    self.play = play
  }
}

extension Motion {
  /// The animations that show results, game by game. Each begins in the same state, however often it is repeated.
  package static let results = craps + pig + ticTacToe + bank + hangman

  // MARK: - Craps

  private static let craps = [
    throwing("craps-point", 5, 3, afterPoint: nil),
    throwing("craps-win", 3, 5, afterPoint: (6, 2)),
    throwing("craps-loss", 3, 4, afterPoint: (6, 2)),
  ]

  /// A throw of two dice, on the first roll or after a first roll.
  private static func throwing(
    _ name: String, _ first: Int, _ second: Int, afterPoint point: (Int, Int)?
  ) -> Motion {
    Motion(
      name: name, game: .craps, milliseconds: 1800,
      prepare: { demo in
        demo.startOver()
        demo.craps.anteSlider.move(to: 50)
        if let point { roll(demo, point.0, point.1) }
      },
      play: { demo in
        demo.roll(first, second)
        demo.craps.rollButton.click()
      })
  }

  private static func roll(_ demo: DemoWindow, _ first: Int, _ second: Int) {
    demo.roll(first, second)
    demo.craps.rollButton.click()
    demo.settle()
  }

  // MARK: - Pig

  private static let pig = [
    Motion(
      name: "pig-roll", game: .pig, milliseconds: 900, prepare: { rollPig($0, [4]) }, play: { rollPig($0, 6) }
    ),
    Motion(
      name: "pig-bust", game: .pig, milliseconds: 2400, prepare: { rollPig($0, [6, 5, 6, 4]) },
      play: { rollPig($0, 1) }),
    Motion(
      name: "pig-pass", game: .pig, milliseconds: 2000, prepare: { rollPig($0, [6, 5, 6, 4]) },
      play: { $0.pig.passButton.click() }),
    Motion(
      name: "pig-win", game: .pig, milliseconds: 3200,
      prepare: { rollPig($0, Array(repeating: 6, count: 17)) }, play: { $0.pig.passButton.click() }),
  ]

  /// A new game, in which the first player has rolled these numbers.
  private static func rollPig(_ demo: DemoWindow, _ values: [Int]) {
    demo.startOver()
    for value in values {
      rollPig(demo, value)
      demo.settle()
    }
  }

  private static func rollPig(_ demo: DemoWindow, _ value: Int) {
    demo.roll(value)
    demo.pig.rollButton.click()
  }

  // MARK: - Tic Tac Toe Reverse

  private static let ticTacToe = [
    run("tictactoe-loss", "XOXXXOXOO"),
    run("tictactoe-win", "XOXOOXOXO"),
    Motion(
      name: "alert-in", game: .ticTacToe,
      prepare: { demo in
        // The alert before has led to the Bank.
        demo.settle()
        demo.show(.ticTacToe)
      },
      play: { demo in
        // More than the credit at the start.
        for _ in 0..<7 { demo.ticTacToe.betButton.click() }
        demo.ticTacToe.playButton.click()
      }),
  ]

  private static func run(_ name: String, _ marks: String) -> Motion {
    Motion(
      name: name, game: .ticTacToe, milliseconds: 2000,
      prepare: { demo in
        demo.settle()
        demo.show(.ticTacToe)
        for _ in 0..<3 { demo.ticTacToe.betButton.click() }
        // The counters follow in the next frame, and roll.
        demo.window.waitForFrames(2)
        demo.settle()
      },
      play: { demo in
        demo.fillBoard(marks)
        demo.ticTacToe.playButton.click()
      })
  }

  private static let bank = [
    Motion(
      name: "bank-deposit", game: .ticTacToe, milliseconds: 1300,
      prepare: { demo in
        demo.settle()
        demo.show(.bank)
        demo.bank.creditField.text = "50"
      }, play: { $0.bank.addCreditButton.click() })
  ]

  // MARK: - Evil Hangman

  private static let hangman = [
    guess("hangman-hit", after: "eaio", "u"),
    guess("hangman-miss", after: "ea", "i"),
    guess("hangman-lost", after: "eaious", "t"),
    Motion(
      name: "hangman-replay", game: .hangman, milliseconds: LedgerList.replayTime,
      prepare: { demo in
        if demo.ledger.root.isMapped { demo.ledger.newGameButton.click() } else { demo.startOver() }
        for letter in "eaioust" { demo.guess(letter) }
        demo.settle()
      }, play: { $0.hangman.ledgerButton.click() }),
    Motion(
      name: "flipside", game: .hangman,
      prepare: { demo in
        demo.flipside.doneButton.click()
        demo.settle()
      }, play: { $0.hangman.infoButton.click() }),
  ]

  private static func guess(_ name: String, after letters: String, _ letter: Character) -> Motion {
    Motion(
      name: name, game: .hangman, milliseconds: 1000,
      prepare: { demo in
        demo.startOver()
        for letter in letters { demo.guess(letter) }
        demo.settle()
      }, play: { $0.guess(letter) })
  }
}
