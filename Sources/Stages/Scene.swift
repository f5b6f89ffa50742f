import Controllers
import GtkKit
import Views

/// A picture worth taking: the game in front, and what a player did to get there.
package struct Scene {
  package let name: String
  package let game: Game
  /// Whether it is a screen as it opens, which is shown at all sizes.
  package let isPlain: Bool
  package let play: (Stage) -> Void

  /// A game as it opens; where not, `play` says what happens in it.
  package init(
    name: String, game: Game, isPlain: Bool = false, play: @escaping (Stage) -> Void = { _ in }
  ) {
    self.name = name
    self.game = game
    self.isPlain = isPlain
    self.play = play
  }

  /// All of them, game by game.
  package static let all: [Scene] = games + inspector + help + ownWindows

  /// Those without the Inspector, game by game.
  package static let games: [Scene] = craps + pig + ticTacToe + hangman

  /// Goes on with `step` until there is something to show; a game that never gets there is no endless loop.
  private static func repeating(until isDone: () -> Bool, _ step: () -> Void) {
    for _ in 0..<1000 where !isDone() { step() }
  }

  // MARK: - The Inspector

  private static let inspector = [
    Scene(name: "inspector-craps", game: .craps) { stage in
      openInspector(stage)
      stage.craps.rollButton.click()
      stage.window.waitForFrames(2)
      stage.craps.rollButton.click()
    },
    Scene(name: "inspector-window", game: .craps) { stage in
      openInspector(stage)
      stage.inspectorView?.windowButton.click()
      stage.pictured.waitForFrames(2)
      stage.craps.rollButton.click()
    },
    Scene(name: "inspector-pig", game: .pig) { stage in
      openInspector(stage)
      stage.pig.rollButton.click()
      stage.goOn()
      stage.window.waitForFrames(2)
    },
    Scene(name: "inspector-bank", game: .tictactoe) { stage in
      stage.showBank()
      openInspector(stage)
      stage.bank.creditField.type("50")
      stage.bank.addCreditButton.click()
    },
    Scene(name: "inspector-hangman", game: .hangman) { stage in
      openInspector(stage)
      stage.hangman.newGameButton.click()
      stage.window.waitForFrames(2)
      guess("e", stage)
    },
  ]

  private static func openInspector(_ stage: Stage) {
    stage.inspector.toggle()
    stage.window.waitForFrames(3)
  }

  // MARK: - How to Play

  private static let help = Game.allCases.map { game in
    Scene(name: "help-\(game.rawValue)", game: game) { stage in
      stage.help.show(game, above: stage.window) {}
      repeating(until: { stage.help.help?.isComplete == true }) { MainLoop.iterate(mayBlock: true) }
    }
  }

  // MARK: - Windows of their own

  private static let ownWindows = [
    Scene(name: "own-bank", game: .tictactoe) { stage in
      stage.ownWindows.toggle(.bank)
      stage.pictured.waitForFrames(2)
    },
    Scene(name: "away-pig", game: .pig) { stage in
      stage.ownWindows.toggle(.pig)
      stage.window.waitForFrames(2)
    },
  ]

  // MARK: - Craps

  private static let craps = [
    Scene(name: "craps", game: .craps, isPlain: true),
    Scene(name: "craps-point", game: .craps) { stage in
      roll(stage) { Int(stage.craps.pointLabel.text) != nil }
    },
    Scene(name: "craps-win", game: .craps) { stage in
      stage.craps.anteSlider.move(to: 50)
      roll(stage) { stage.craps.messageLabel.hasStyle("won") }
    },
    Scene(name: "craps-loss", game: .craps) { stage in
      stage.craps.anteSlider.move(to: 25)
      roll(stage) { stage.craps.messageLabel.hasStyle("lost") }
    },
    Scene(name: "craps-bankrupt", game: .craps) { stage in
      repeating(until: { stage.controller.view.alert != nil }) {
        stage.craps.anteSlider.move(to: 500)
        stage.craps.rollButton.click()
      }
    },
  ]

  private static func roll(_ stage: Stage, until isDone: () -> Bool) {
    repeating(until: isDone) { stage.craps.rollButton.click() }
  }

  // MARK: - Pig

  private static let pig = [
    Scene(name: "pig", game: .pig, isPlain: true),
    Scene(name: "pig-turn", game: .pig) { stage in
      repeating(until: { stage.pig.historyTable.rows.count > 12 && stage.pig.turnTotalLabel.text != "0" }) {
        playPig(stage)
      }
    },
    Scene(name: "pig-computer", game: .pig) { stage in
      stage.pig.computerSwitch.turn(true)
      repeating(until: { !stage.pig.rollButton.isSensitive && (Int(stage.pig.turnTotalLabel.text) ?? 0) > 10 }
      ) {
        playPig(stage)
      }
    },
    Scene(name: "pig-win", game: .pig) { stage in
      repeating(until: { stage.controller.view.alert != nil }) { playPig(stage) }
    },
  ]

  /// Rolls to 20 and passes; where the computer or the die is at work, lets it finish.
  private static func playPig(_ stage: Stage) {
    guard stage.pig.rollButton.isSensitive else { return stage.goOn() }
    let total = Int(stage.pig.turnTotalLabel.text) ?? 0
    total < 20 ? stage.pig.rollButton.click() : stage.pig.passButton.click()
    stage.goOn()
  }

  // MARK: - Tic Tac Toe Reverse

  private static let ticTacToe = [
    Scene(name: "tictactoe", game: .tictactoe, isPlain: true),
    Scene(name: "tictactoe-loss", game: .tictactoe) { stage in
      // In any language: how many lines, and what they cost.
      run(stage) {
        let numbers = stage.ticTacToe.messageLabel.text.split { !$0.isNumber }
        return numbers.count == 2 && numbers[0] == "2"
      }
    },
    Scene(name: "tictactoe-win", game: .tictactoe) { stage in
      run(stage) { stage.ticTacToe.messageLabel.hasStyle("won") }
    },
    Scene(name: "tictactoe-alert", game: .tictactoe) { stage in
      for _ in 0..<7 { stage.ticTacToe.betButton.click() }
      stage.ticTacToe.playButton.click()
    },
    Scene(name: "bank", game: .tictactoe, isPlain: true) { stage in
      stage.ticTacToe.playButton.click()
      stage.showBank()
    },
    Scene(name: "bank-alert", game: .tictactoe) { stage in
      stage.showBank()
      stage.window.waitForFrames(1)
      stage.bank.creditField.type("1e3")
      stage.bank.addCreditButton.click()
    },
  ]

  private static func run(_ stage: Stage, until isDone: () -> Bool) {
    repeating(until: isDone) {
      stage.ticTacToe.betButton.click()
      stage.ticTacToe.playButton.click()
    }
  }

  // MARK: - Evil Hangman

  private static let hangman = [
    Scene(name: "hangman", game: .hangman, isPlain: true),
    Scene(name: "hangman-game", game: .hangman) { stage in guess("eaio", stage) },
    Scene(name: "hangman-lost", game: .hangman) { stage in guess("eaioustrnlcdm", stage) },
    Scene(name: "hangman-won", game: .hangman) { stage in
      stage.settings.wordLength = 14
      stage.settings.maximumMistakes = 12
      stage.hangman.newGameButton.click()
      guess("eiaostnrlcdumphgbfvykw", stage)
    },
    Scene(name: "hangman-longest", game: .hangman) { stage in
      stage.settings.wordLength = 24
      stage.hangman.newGameButton.click()
      guess("eioa", stage)
    },
    Scene(name: "flipside", game: .hangman, isPlain: true) { stage in stage.hangman.infoButton.click() },
  ]

  private static func guess(_ letters: String, _ stage: Stage) {
    let hangman = stage.controller.controller(of: .hangman)
    for letter in letters { _ = hangman.keyPressed(.character(letter)) }
  }
}
