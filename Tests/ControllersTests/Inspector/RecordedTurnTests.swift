import GtkKit
import Models
import Views
import XCTest

/// A turn of each game, as the Inspector records it: the messages, their order, and who sends them to whom.
final class RecordedTurnTests: GtkTestCase {
  func testD6_craps_theControllerPollsAfterEachCall() {
    onMain {
      let craps = CrapsTable(dice: 5, 6)
      let inspector = InspectorTable(of: craps.fixture)
      XCTAssertEqual(
        inspector.rows { craps.roll() },
        [
          "== rollButton clicked",
          "Player > CrapsView: rollButton clicked",
          "CrapsView > CrapsViewController: rollPressed()",
          "CrapsViewController > CrapsModel: playTurn()",
          "CrapsModel --> CrapsViewController: balance 200 → 205",
          "CrapsModel --> CrapsViewController: dice nil → 5, 6",
          "CrapsModel --> CrapsViewController: won false → true",
          "CrapsViewController > CrapsView: balanceLabel \"$205\"",
          "CrapsViewController > CrapsView: dieLabel1 \"⚄\"",
          "CrapsViewController > CrapsView: dieLabel2 \"⚅\"",
          "CrapsViewController > CrapsView: totalLabel \"Total 11\"",
          "CrapsViewController > CrapsView: messageLabel \"✓ You win $5\"",
          "CrapsViewController > CrapsView: rollStrip [\"11 ✓\"]",
          "CrapsViewController ..> CrapsView: 4 values unchanged",
        ])
    }
  }

  func testD6_craps_theModelMakesAnAnteOfTheSlidersValue() {
    onMain {
      let craps = CrapsTable(dice: 1, 1)
      let inspector = InspectorTable(of: craps.fixture)
      XCTAssertEqual(
        inspector.rows { craps.view.anteSlider.move(to: 52) }.prefix(7),
        [
          "== anteSlider moved",
          "Player > CrapsView: anteSlider moved",
          "CrapsView > CrapsViewController: sliderMoved(52)",
          "CrapsViewController > CrapsModel: ante = 52",
          "CrapsModel --> CrapsViewController: ante 5 → 50",
          "CrapsViewController > CrapsView: anteLabel \"$50\"",
          "CrapsViewController > CrapsView: anteSlider 50",
        ])
    }
  }

  func testD6_craps_aKeyIsWhatBeganTheGroup() {
    onMain {
      let craps = CrapsTable(dice: 5, 6)
      let inspector = InspectorTable(of: craps.fixture)
      XCTAssertEqual(
        inspector.rows { Keys.press("r", in: craps.fixture.window) }.prefix(5),
        [
          "== keyPressed(\"r\")",
          "Player > CrapsView: keyPressed(\"r\")",
          "CrapsView > CrapsView: rollButton clicked",
          "CrapsView > CrapsViewController: rollPressed()",
          "CrapsViewController > CrapsModel: playTurn()",
        ])
    }
  }

  func testD6_craps_theAlertsButtonBeginsTheGroupOfWhatFollows() {
    onMain {
      let craps = CrapsTable(dice: 1, 1)
      let inspector = InspectorTable(of: craps.fixture)
      craps.view.anteSlider.move(to: 200)
      craps.roll()
      XCTAssertEqual(
        inspector.rows { craps.fixture.closeAlert() }.prefix(4),
        [
          "== alertButton clicked",
          "Player > CrapsView: alertButton clicked",
          "CrapsViewController > CrapsModel: reset()",
          "CrapsModel --> CrapsViewController: balance 0 → 200",
        ])
    }
  }

  func testD6_pig_theModelTellsItsDelegate() {
    onMain {
      let pig = PigTable(die: 5)
      let inspector = InspectorTable(of: pig.fixture)
      XCTAssertEqual(
        inspector.rows { pig.view.rollButton.click() },
        [
          "== rollButton clicked",
          "Player > PigView: rollButton clicked",
          "PigView > PigViewController: rollPressed()",
          "PigViewController > PigModel: roll()",
          "PigModel --> PigModel: turnTotal 0 → 5",
          "PigModel --> PigModel: lastRoll nil → 5",
          "PigModel --> PigModel: canHold false → true",
          "PigModel --> PigModel: log.count 1 → 3",
          "PigModel <>> PigViewController: ◆ pigModel(didLog: .choseToRoll(player: 0))",
          "PigModel <>> PigViewController: ◆ pigModel(didLog: .rolled(player: 0, die: .five, turnTotal: 5))",
          "PigViewController > PigView: rollButton.isSensitive false",
          "PigViewController > PigView: newGameButton.isSensitive false",
          "PigViewController > PigView: computerSwitch.isSensitive false",
          "PigViewController > PigView: dieImageView \"Rolled 5\"",
          "PigViewController ..> PigView: 3 values unchanged",
        ])
    }
  }

  func testD6_pig_theLandingBelongsToTheRoll() {
    onMain {
      let pig = PigTable(die: 5)
      let inspector = InspectorTable(of: pig.fixture)
      pig.view.rollButton.click()
      let landing = inspector.rows {
        inspector.now += 320
        pig.clock.step()
      }
      XCTAssertEqual(
        landing.dropLast(),
        [
          "PigViewController > PigView: rollButton.isSensitive true",
          "PigViewController > PigView: passButton.isSensitive true",
          "PigViewController > PigView: newGameButton.isSensitive true",
          "PigViewController > PigView: computerSwitch.isSensitive true",
          "PigViewController > PigView: turnTotalLabel \"5\"",
          "PigViewController > PigView: lastRollLabel \"Rolled 5\"",
          "PigViewController > PigView: historyTable [\"Player 1 chose to roll: 5\", … 2]",
        ])
    }
  }

  func testD6_pig_aComputersMoveIsAGroupOfItsOwn() {
    onMain {
      let pig = PigTable(die: 1, 6)
      let inspector = InspectorTable(of: pig.fixture)
      XCTAssertTrue(
        inspector.rows { pig.view.computerSwitch.turn(true) }.contains(
          "PigModel --> PigModel: players[1].kind human → computer(.holdAt20)"))
      pig.roll()
      XCTAssertEqual(
        inspector.rows { pig.clock.step() }.prefix(3),
        [
          "== playComputerMove()",
          "PigViewController > PigModel: playComputerMove()",
          "PigModel --> PigModel: turnTotal 0 → 6",
        ])
    }
  }

  func testD6_ticTacToe_aRunAnswersByItsResultAndTheBankByObservation() {
    onMain {
      let table = TicTacToeTable(boards: [TicTacToeTable.topRow])
      let inspector = InspectorTable(of: table.fixture)
      let rows = inspector.rows { table.play() }
      XCTAssertEqual(
        rows.prefix(10),
        [
          "== playButton clicked",
          "Player > GameView: playButton clicked",
          "GameView > GameViewController: playPressed()",
          "GameViewController > TicTacToeModel: play()",
          "Bank --> Bank: credit 100 → 99",
          "Bank --> Bank: spins 0 → 1",
          "TicTacToeModel --> GameViewController: board [] → OOO XXO OXX",
          "TicTacToeModel --> GameViewController: losingLines 0 → 1",
          "TicTacToeModel --> GameViewController: lossesInARow 0 → 1",
          "TicTacToeModel --> GameViewController: lost(bet: 1)",
        ])
      XCTAssertTrue(rows.contains("GameViewController > GameView: imageView1 \"O, in a losing line\""))
      XCTAssertTrue(rows.contains("Bank o-> GameViewController: ◉ credit, spins"))
      XCTAssertTrue(rows.contains("Bank o-> BankViewController: ◉ credit, spins"))
    }
  }

  func testD6_bank_oneWriteToTheStoreAndTwoControllersAnswer() {
    onMain {
      let table = TicTacToeTable()
      let inspector = InspectorTable(of: table.fixture)
      table.clickTab("bank")
      let rows = inspector.rows { table.add("50") }
      XCTAssertEqual(
        rows,
        [
          "== addCreditButton clicked",
          "Player > BankView: addCreditButton clicked",
          "BankView > BankViewController: addCreditPressed(\"50\")",
          "BankViewController > Bank: add(50)",
          "Bank --> Bank: credit 100 → 150",
          "BankViewController > BankView: creditField \"0\"",
          "Bank o-> GameViewController: ◉ credit",
          "GameViewController > GameView: creditLabel \"150\"",
          "GameViewController ..> GameView: 3 values unchanged",
          "Bank o-> BankViewController: ◉ credit",
          "BankViewController > BankView: creditLabel \"150\"",
          "BankViewController ..> BankView: 2 values unchanged",
        ])
    }
  }

  func testD6_ticTacToe_whatIsThrownIsShown() {
    onMain {
      let table = TicTacToeTable(boards: [TicTacToeTable.topRow])
      table.play()
      table.raiseBet(times: 7)
      let inspector = InspectorTable(of: table.fixture)
      XCTAssertEqual(
        inspector.rows { table.play() }[3...5],
        [
          "GameViewController > TicTacToeModel: play()",
          "Bank --> Bank: bet 128 → 1",
          "TicTacToeModel --> GameViewController: throws .notEnoughCredit(bet: 128, credit: 99)",
        ])
    }
  }

  func testD6_hangman_aGuessIsAnsweredByItsResult() {
    onMain {
      let table = HangmanTable(HangmanTable.animals, length: 4)
      let inspector = InspectorTable(of: table.fixture)
      let rows = inspector.rows { table.press("E") }
      XCTAssertEqual(
        rows.dropLast(),
        [
          "== keyE clicked",
          "Player > MainView: keyE clicked",
          "MainView > HangmanViewController: keyPressed(\"E\")",
          "HangmanViewController > HangmanModel: guess(\"E\")",
          "HangmanModel --> HangmanViewController: guessed [] → [E]",
          "HangmanModel --> HangmanViewController: mistakesLeft 6 → 5",
          "HangmanModel --> HangmanViewController: candidateCount 5 → 2",
          "HangmanModel --> HangmanViewController: miss",
          "HangmanViewController > MainView: guessesLeftLabel \"5 wrong guesses left\"",
          "HangmanViewController > MainView: gallows \"Gallows: 1 wrong guess out of 6\"",
          "HangmanViewController > MainView: keyE .miss",
        ])
      XCTAssertEqual(rows.last?.hasPrefix("HangmanViewController ..> MainView: 28 values unchanged"), true)
    }
  }

  func testD6_hangman_theFlipsideStoresADefaultAndTellsItsDelegateThatItIsDone() {
    onMain {
      let table = HangmanTable(HangmanTable.animals, length: 4)
      let inspector = InspectorTable(of: table.fixture)
      table.view.infoButton.click()
      XCTAssertEqual(
        inspector.rows { table.flipside.mistakesSlider.move(to: 3) }.prefix(6),
        [
          "== mistakesSlider moved",
          "Player > FlipsideView: mistakesSlider moved",
          "FlipsideView > FlipsideViewController: mistakesMoved(3)",
          "FlipsideViewController > RegisteredDefaults: maximumMistakes = 3",
          "RegisteredDefaults --> RegisteredDefaults: maximumMistakes 6 → 3",
          "FlipsideViewController > FlipsideView: mistakesLabel \"3\"",
        ])
      XCTAssertEqual(
        inspector.rows { table.flipside.doneButton.click() },
        [
          "== doneButton clicked",
          "Player > FlipsideView: doneButton clicked",
          "FlipsideView > FlipsideViewController: done()",
          "FlipsideViewController <>> HangmanViewController: ◆ flipsideViewControllerDidFinish(_:)",
        ])
    }
  }

  func testD6_hangman_aNewGameReadsTheDefaultsAndMakesAModel() {
    onMain {
      let table = HangmanTable(HangmanTable.animals, length: 4)
      let inspector = InspectorTable(of: table.fixture)
      table.press("E")
      table.settings.maximumMistakes = 3
      XCTAssertEqual(
        inspector.rows { table.view.newGameButton.click() }.filter { !$0.contains("> MainView") }.dropFirst(
          2),
        [
          "HangmanViewController > RegisteredDefaults: wordLength",
          "RegisteredDefaults --> RegisteredDefaults: maximumMistakes 6 → 3",
          "RegisteredDefaults --> HangmanViewController: 4",
          "HangmanViewController > RegisteredDefaults: maximumMistakes",
          "RegisteredDefaults --> HangmanViewController: 3",
          "HangmanViewController > HangmanModel: HangmanModel(length: 4, maximumMistakes: 3)",
          "HangmanModel --> HangmanViewController: guessed [E] → []",
          "HangmanModel --> HangmanViewController: mistakesLeft 5 → 3",
          "HangmanModel --> HangmanViewController: candidateCount 2 → 5",
        ])
    }
  }
}
