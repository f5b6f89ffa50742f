import Controllers
import GtkKit
import Hands
import Views

/// A state of the program to capture: a game, and what the player did.
package struct Scene {
  package let name: String
  package let game: Game
  /// Whether it shows a screen as it opens. These are tested at all sizes.
  package private(set) var isPlain = false
  /// Whether something covers parts of the game on purpose: veils, or the bar of the past.
  package private(set) var coversGame = false
  /// Whether something still moves above the page, which stays where it was when the window gets another size.
  package private(set) var hasMotion = false
  package private(set) var play: (DemoWindow) -> Void = { _ in }

  package static let all: [Scene] =
    games + inspector + help + shortcuts + statistics + detachedWindows

  /// All scenes without the Inspector.
  package static let games: [Scene] = opening + craps + pig + ticTacToe + hangman

  private static let opening = Game.all.map { Scene(name: $0.name, game: $0, isPlain: true) }

  /// Repeats `step` until a condition holds, but not forever.
  static func repeating(until isDone: () -> Bool, _ step: () -> Void) {
    for _ in 0..<1000 where !isDone() { step() }
  }

  // MARK: - How to Play

  private static let help = Game.all.map { game in
    Scene(name: "help-\(game.name)", game: game) { demo in
      demo.help.show(game, above: demo.window) {}
    }
  }

  private static let shortcuts = [
    Scene(name: "shortcuts", game: .craps) { demo in
      demo.shortcuts.show(.craps, above: demo.window) {}
      demo.windowToCapture.waitForFrames(2)
    }
  ]

  // MARK: - Detached windows

  private static let detachedWindows = [
    Scene(name: "own-bank", game: .ticTacToe) { demo in
      demo.detachedWindows.toggle(.bank)
      demo.windowToCapture.waitForFrames(2)
    },
    Scene(name: "away-pig", game: .pig) { demo in
      demo.detachedWindows.toggle(.pig)
      demo.window.waitForFrames(2)
    },
  ]

  // MARK: - Craps

  private static let craps = [
    Scene(name: "craps-point", game: .craps) { demo in
      roll(demo) { Int(demo.craps.pointLabel.text) != nil }
    },
    Scene(name: "craps-win", game: .craps) { demo in
      demo.craps.anteSlider.move(to: 50)
      roll(demo) { demo.craps.messageLabel.hasStyle("won") }
    },
    Scene(name: "craps-loss", game: .craps) { demo in
      demo.craps.anteSlider.move(to: 25)
      roll(demo) { demo.craps.messageLabel.hasStyle("lost") }
    },
    Scene(name: "craps-history", game: .craps) { demo in
      for _ in 0..<60 { demo.craps.rollButton.click() }
      roll(demo) { demo.craps.messageLabel.hasStyle("won") }
    },
    Scene(name: "craps-bankrupt", game: .craps) { demo in
      repeating(until: { demo.controller.view.alert != nil }) {
        demo.craps.anteSlider.move(to: 500)
        demo.craps.rollButton.click()
      }
    },
  ]

  private static func roll(_ demo: DemoWindow, until isDone: () -> Bool) {
    repeating(until: isDone) { demo.craps.rollButton.click() }
  }

  // MARK: - Pig

  private static let pig = [
    Scene(name: "pig-turn", game: .pig) { demo in
      repeating(until: { demo.pig.historyTable.rows.count > 6 && demo.pig.turnTotalLabel.text != "0" }) {
        playPig(demo)
      }
    },
    Scene(name: "pig-computer", game: .pig) { demo in
      demo.pig.computerSwitch.turn(true)
      repeating(until: { !demo.pig.rollButton.isSensitive && (Int(demo.pig.turnTotalLabel.text) ?? 0) > 10 }
      ) {
        playPig(demo)
      }
    },
    Scene(name: "pig-odds", game: .pig) { demo in
      demo.pig.oddsButton.toggle()
      repeating(until: { (Int(demo.pig.turnTotalLabel.text) ?? 0) > 15 }) { playPig(demo) }
    },
    Scene(name: "pig-bust", game: .pig) { demo in
      repeating(until: { demo.pig.lastRollLabel.hasStyle("lost") }) { playPig(demo) }
    },
    Scene(name: "pig-again", game: .pig) { demo in
      for _ in 1...8 { playPig(demo) }
      demo.pig.newGameButton.click()
      demo.endTurn()
      for _ in 1...4 { playPig(demo) }
    },
    Scene(name: "pig-win", game: .pig) { demo in
      repeating(until: { demo.controller.view.alert != nil }) { playPig(demo) }
    },
    Scene(name: "pig-defeat", game: .pig) { demo in
      demo.pig.computerSwitch.turn(true)
      repeating(until: { demo.controller.view.alert != nil }) {
        guard demo.pig.rollButton.isSensitive else { return demo.runPendingWork() }
        (demo.pig.passButton.isSensitive ? demo.pig.passButton : demo.pig.rollButton).click()
      }
    },
  ]

  /// Rolls to 20 and passes. Waits for the computer and the die.
  static func playPig(_ demo: DemoWindow) {
    guard demo.pig.rollButton.isSensitive else { return demo.runPendingWork() }
    let total = Int(demo.pig.turnTotalLabel.text) ?? 0
    total < 20 ? demo.pig.rollButton.click() : demo.pig.passButton.click()
    demo.runPendingWork()
  }

  // MARK: - Tic Tac Toe Reverse

  private static let ticTacToe = [
    Scene(name: "tictactoe-loss", game: .ticTacToe) { demo in
      // In every language, the message has the number of lines and the loss.
      run(demo) {
        let numbers = demo.ticTacToe.messageLabel.text.split { !$0.isNumber }
        return numbers.count == 2 && numbers[0] == "2"
      }
    },
    Scene(name: "tictactoe-win", game: .ticTacToe) { demo in
      run(demo) { demo.ticTacToe.messageLabel.hasStyle("won") }
    },
    Scene(name: "tictactoe-side-by-side", game: .ticTacToe) { demo in
      AnyWidget.named("sideBySideTab", below: demo.window)?.click()
      run(demo) { demo.ticTacToe.messageLabel.hasStyle("won") }
    },
    Scene(name: "tictactoe-excess", game: .ticTacToe) { demo in
      for _ in 0..<7 { demo.ticTacToe.betButton.click() }
    },
    Scene(name: "tictactoe-alert", game: .ticTacToe) { demo in
      for _ in 0..<7 { demo.ticTacToe.betButton.click() }
      demo.ticTacToe.playButton.click()
    },
    Scene(name: "tictactoe-no-credit", game: .ticTacToe) { demo in
      repeating(until: { demo.controller.view.alert != nil }) {
        // The largest bet that the credit allows.
        let credit = Int(demo.ticTacToe.creditLabel.text) ?? 0
        var bet = 1
        while bet * 2 <= credit, bet < 512 {
          demo.ticTacToe.betButton.click()
          bet *= 2
        }
        demo.ticTacToe.playButton.click()
      }
    },
    Scene(name: "tictactoe-millions", game: .ticTacToe) { demo in
      depositMillions(demo)
      demo.show(.ticTacToe)
    },
    Scene(name: "bank-millions", game: .ticTacToe) { depositMillions($0) },
    Scene(name: "bank", game: .ticTacToe, isPlain: true) { demo in
      demo.ticTacToe.playButton.click()
      demo.show(.bank)
    },
    Scene(name: "bank-history", game: .ticTacToe) { demo in
      for _ in 0..<30 { demo.ticTacToe.playButton.click() }
      demo.show(.bank)
      demo.window.waitForFrames(1)
      demo.bank.addFiftyButton.click()
      demo.finishShowing()
    },
    Scene(name: "bank-alert", game: .ticTacToe) { demo in
      demo.show(.bank)
      demo.window.waitForFrames(1)
      demo.bank.creditField.text = "1e3"
      demo.bank.addCreditButton.click()
    },
  ]

  private static func depositMillions(_ demo: DemoWindow) {
    demo.show(.bank)
    demo.window.waitForFrames(1)
    demo.bank.creditField.text = "9999993"
    demo.bank.addCreditButton.click()
    demo.window.waitForFrames(1)
  }

  private static func run(_ demo: DemoWindow, until isDone: () -> Bool) {
    repeating(until: isDone) {
      demo.ticTacToe.betButton.click()
      demo.ticTacToe.playButton.click()
    }
  }

  // MARK: - Evil Hangman

  private static let hangman = [
    Scene(name: "hangman-game", game: .hangman) { demo in guess("eaio", demo) },
    // Rows of 11 keys, and four rows.
    Scene(name: "hangman-german", game: .hangman) { demo in
      play("Füßchen Brötchen Äpfel", "eäßü", demo)
    },
    Scene(name: "hangman-letters", game: .hangman) { demo in
      play("smørrebrød çığ þökk łódź żółć", "eøż", demo)
    },
    Scene(name: "hangman-lost", game: .hangman) { demo in guess("eaioustrnlcdm", demo) },
    Scene(name: "hangman-won", game: .hangman) { demo in
      demo.settings.wordLength = 14
      demo.settings.maximumMistakes = 12
      demo.hangman.newGameButton.click()
      guess("eiaostnrlcdumphgbfvykw", demo)
    },
    Scene(name: "hangman-longest", game: .hangman) { demo in
      demo.settings.wordLength = 24
      demo.hangman.newGameButton.click()
      guess("eioa", demo)
    },
    Scene(name: "hangman-chip", game: .hangman) { demo in
      demo.settings.showsCandidateCount = true
      guess("eio", demo)
    },
    Scene(name: "hangman-ledger", game: .hangman) { demo in
      guess("eaioustrnlcdm", demo)
      openLedger(demo)
    },
    Scene(name: "hangman-ledger-long", game: .hangman) { demo in
      demo.settings.wordLength = 24
      demo.settings.maximumMistakes = 26
      demo.settings.temperament = .honest
      demo.hangman.newGameButton.click()
      guess("eiaostnrlcdumphgbfvykwxzjq", demo)
      openLedger(demo)
    },
    Scene(name: "flipside", game: .hangman, isPlain: true) { demo in demo.hangman.infoButton.click() },
    Scene(name: "flipside-most", game: .hangman, isPlain: true) { demo in
      demo.settings.wordLength = 24
      demo.settings.maximumMistakes = 26
      demo.hangman.infoButton.click()
    },
  ]

  private static func openLedger(_ demo: DemoWindow) {
    demo.finishShowing()
    demo.window.waitForFrames(1)
    demo.hangman.ledgerButton.click()
    demo.window.waitForFrames(1)
    demo.settle()
  }

  static func guess(_ letters: String, _ demo: DemoWindow) {
    let hangman = demo.controller.controller(of: .hangman)
    for letter in letters { _ = hangman.handle(.character(letter)) }
  }
  /// Begins a game with some words, and guesses letters.
  private static func play(_ words: String, _ letters: String, _ demo: DemoWindow) {
    demo.settings.words = words
    demo.hangman.newGameButton.click()
    guess(letters, demo)
  }
}
