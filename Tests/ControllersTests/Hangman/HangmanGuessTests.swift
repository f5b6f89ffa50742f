import GtkKit
import Models
import XCTest

/// Valid guesses and the ways to enter them.
final class HangmanGuessTests: GtkTestCase {
  func testH5_guessesComeFromTheOnScreenKeyboardKeysAndTheField() {
    onMain {
      let game = HangmanTable(["DUCK"], length: 4)
      game.press("D")
      XCTAssertEqual(game.word, "D–––")
      XCTAssertTrue(game.controller.keyPressed(.character("u")))
      XCTAssertEqual(game.word, "DU––")
      XCTAssertTrue(game.controller.keyPressed(.character("C")))
      XCTAssertEqual(game.word, "DUC–")
      game.view.guessField.type("k")
      XCTAssertEqual(game.word, "DUCK")
      XCTAssertEqual(game.view.guessField.text, "")
    }
  }

  func testH5_D4_letterKeyGuessesWhereverTheFocusIs() {
    onMain {
      let game = HangmanTable(["DUCK"], length: 4)
      game.view.newGameButton.grabFocus()
      Keys.press("d", in: game.fixture.window)
      XCTAssertEqual(game.word, "D–––")
      game.key("Q").grabFocus()
      Keys.press("U", in: game.fixture.window)
      XCTAssertEqual(game.word, "DU––")
      game.view.infoButton.click()
      pump(until: { game.flipside.root.isMapped })
      Keys.press("c", in: game.fixture.window)
      XCTAssertEqual(game.word, "DU––", "the flipside takes no guesses")
    }
  }

  func testH6_upperAndLowerCaseAreTheSameGuess() {
    onMain {
      let game = HangmanTable(["DUCK"], length: 4)
      for guess in ["x", "X", "x", "X"] { game.view.guessField.type(guess) }
      XCTAssertEqual(game.guessesLeft, "5 wrong guesses left")
      for guess in ["d", "D", "d"] { game.view.guessField.type(guess) }
      XCTAssertEqual(game.guessesLeft, "5 wrong guesses left")
      XCTAssertEqual(game.word, "D–––")
    }
  }

  func testH6_invalidAndRepeatedGuessesAreIgnoredAtNoCost() {
    onMain {
      let game = HangmanTable(["DUCK"], length: 4)
      let wrong = [
        "1", "٣", "é", "É", "ß", "ı", "K\u{301}", "Ａ", "ç", "DU", "duck", " ", " d", "d ", "-", "'", "!", "😀",
        "\u{200B}d",
        String(repeating: "d", count: 1 << 20),
      ]
      for text in wrong {
        game.view.guessField.type(text)
        XCTAssertEqual(game.guessesLeft, "6 wrong guesses left", String(text.prefix(20)))
        XCTAssertEqual(game.word, "––––", String(text.prefix(20)))
        XCTAssertEqual(game.view.guessField.text, "", String(text.prefix(20)))
        XCTAssertNil(game.fixture.alert)
      }
      for character in "1éß٣-" { _ = game.controller.keyPressed(.character(character)) }
      XCTAssertFalse(game.controller.keyPressed(.enter))
      XCTAssertFalse(game.controller.keyPressed(.other))
      XCTAssertEqual(game.guessesLeft, "6 wrong guesses left")
      for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" { XCTAssertEqual(game.states(of: letter), ["free"]) }
    }
  }

  func testH1_guessesMadeBeforeTheWordsAreLoadedArePlayedAfterwards() {
    onMain {
      let game = HangmanTable(length: 4)
      XCTAssertEqual(game.word, "––––", "the game can be played immediately")
      XCTAssertEqual(game.guessesLeft, "6 wrong guesses left")
      game.press("D")
      _ = game.controller.keyPressed(.character("x"))
      game.view.guessField.type("u")
      game.view.guessField.type("u")
      game.view.guessField.type("12")
      XCTAssertEqual(game.view.guessField.text, "")
      game.view.newGameButton.click()
      game.deliver(["DUCK"])
      XCTAssertEqual(game.word, "DU––")
      XCTAssertEqual(game.guessesLeft, "5 wrong guesses left")
      XCTAssertEqual(game.states(of: "X"), ["miss"])
    }
  }

  func testH5_fastClicksOnTheKeyboardAllCount() {
    onMain {
      Desktop.setAllowsMotion(true)
      let game = HangmanTable(["DUCK"], length: 4, mistakes: 26)
      for _ in 0..<8 {
        for letter in "QWERTYIOPASFGHJLZXVBNM" {
          game.press(String(letter))
          game.press(String(letter))
        }
        MainLoop.iterate()
      }
      XCTAssertEqual(game.guessesLeft, "4 wrong guesses left")
      game.press("DUCK")
      game.controller.finishShowing()
      XCTAssertEqual(game.message, "✓ Congratulations, you found it!")
    }
  }
}
