import Controllers
import GtkKit
import Models
import Views
import XCTest

/// A turn of each game as the Inspector records it: the messages, their order, senders and receivers.
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
          "CrapsViewController > CrapsView: tumbleDice()",
          "CrapsModel --> CrapsViewController: balance 205",
          "CrapsViewController > CrapsView: balanceLabel \"$205\"",
          "CrapsModel --> CrapsViewController: dice (5, 6)",
          "CrapsViewController > CrapsView: dieLabel1 \"⚄\"",
          "CrapsViewController > CrapsView: dieLabel2 \"⚅\"",
          "CrapsViewController > CrapsView: totalLabel \"Total 11\"",
          "CrapsModel --> CrapsViewController: won true",
          "CrapsModel --> CrapsViewController: winnings 5",
          "CrapsViewController > CrapsView: messageLabel \"✓ You win $5\"",
          "CrapsModel --> CrapsViewController: rolls.count 1",
          "CrapsViewController > CrapsView: rollStrip [\"11 ✓\"]",
          "CrapsModel ..> CrapsViewController: 3 values unchanged",
          "CrapsViewController ..> CrapsView: 7 values unchanged",
        ])
    }
  }

  func testD6_craps_theModelRoundsTheAnteOfTheSlider() {
    onMain {
      let craps = CrapsTable(dice: 1, 1)
      let inspector = InspectorTable(of: craps.fixture)
      XCTAssertEqual(
        inspector.rows { craps.view.anteSlider.move(to: 52) }.prefix(9),
        [
          "== anteSlider moved",
          "Player > CrapsView: anteSlider moved",
          "CrapsView > CrapsViewController: sliderMoved(52)",
          "CrapsViewController > CrapsModel: ante = 52",
          "CrapsModel --> CrapsViewController: ante 50",
          "CrapsViewController > CrapsView: anteLabel \"$50\"",
          "CrapsViewController > CrapsView: anteChips 50",
          "CrapsViewController > CrapsView: anteSlider 50",
          "CrapsViewController > CrapsView: anteSlider.accessibleValue \"$50\"",
        ])
    }
  }

  func testD6_craps_aKeyIsRecordedWhereItIsHandled() {
    onMain {
      let craps = CrapsTable(dice: 5, 6)
      let inspector = InspectorTable(of: craps.fixture)
      XCTAssertEqual(
        inspector.rows { Keys.press("r", in: craps.fixture.window) }.prefix(5),
        [
          "== keyPressed(\"r\")",
          "Player > CrapsViewController: keyPressed(\"r\")",
          "CrapsViewController > CrapsView: rollButton.click()",
          "CrapsView > CrapsViewController: rollPressed()",
          "CrapsViewController > CrapsModel: playTurn()",
        ])
    }
  }

  func testD6_craps_anActionOfTheMenuBeginsAGroup() {
    onMain {
      let craps = CrapsTable(dice: 2, 2)
      let inspector = InspectorTable(of: craps.fixture)
      craps.roll()
      XCTAssertEqual(
        inspector.rows { craps.fixture.tabBar.newGamePressed() }.prefix(3),
        [
          "== newGamePressed()",
          "Player > CrapsViewController: newGamePressed()",
          "CrapsViewController > CrapsModel: reset()",
        ])
      // Reading the state aloud changes nothing.
      XCTAssertEqual(inspector.rows { craps.fixture.tabBar.speakState() }, [])
    }
  }

  func testD6_craps_theButtonOfAnAlertBeginsAGroup() {
    onMain {
      let craps = CrapsTable(dice: 1, 1)
      let inspector = InspectorTable(of: craps.fixture)
      craps.view.anteSlider.move(to: 200)
      craps.roll()
      XCTAssertEqual(
        inspector.rows.last { $0.contains("> AlertPresenter") },
        "CrapsViewController > AlertPresenter: AlertPresenter: present(Alert(\"You are bankrupt\", …))")
      XCTAssertEqual(
        inspector.rows { craps.fixture.closeAlert() }.prefix(6),
        [
          "== alertButton clicked",
          "Player > AlertView: AlertView: alertButton clicked",
          "AlertView > AlertPresenter: AlertPresenter: closed()",
          "AlertPresenter > CrapsViewController: AlertPresenter: completion()",
          "CrapsViewController > CrapsModel: reset()",
          "CrapsModel --> CrapsViewController: balance 200",
        ])
    }
  }

  func testD6_pig_theModelCallsItsDelegate() {
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
          "PigModel <>> PigViewController: ◆ pigModel(self, didLog: .choseToRoll(player: 0))",
          "PigModel <>> PigViewController: ◆ pigModel(self, didLog: .rolled(player: 0, die: .five, turnTotal: 5))",
          "PigViewController > PigView: tumbleDie()",
          "PigViewController > PigView: rollButton.isSensitive false",
          "PigViewController > PigView: newGameButton.isSensitive false",
          "PigViewController > PigView: computerSwitch.isSensitive false",
          "PigModel --> PigViewController: lastRoll .five",
          "PigViewController > PigView: dieImageView \"Rolled 5\"",
          "PigModel ..> PigViewController: 1 value unchanged",
          "PigViewController ..> PigView: 4 values unchanged",
        ])
    }
  }

  func testD6_pig_theEndOfTheAnimationBelongsToTheRoll() {
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
          "PigModel --> PigViewController: canHold true",
          "PigViewController > PigView: rollButton.isSensitive true",
          "PigViewController > PigView: passButton.isSensitive true",
          "PigViewController > PigView: newGameButton.isSensitive true",
          "PigViewController > PigView: computerSwitch.isSensitive true",
          "PigModel --> PigViewController: turnTotal 5",
          "PigViewController > PigView: turnTotalLabel \"5\"",
          "PigViewController > PigView: lastRollLabel \"Rolled 5\"",
          "PigModel --> PigViewController: log.count 3",
          "PigViewController > PigView: historyTable [\"Player 1 chose to roll: 5\", … 2]",
          "PigModel ..> PigViewController: 4 values unchanged",
        ])
    }
  }

  func testD6_pig_aMoveOfTheComputerHasItsOwnGroup() {
    onMain {
      let pig = PigTable(die: 1, 6)
      let inspector = InspectorTable(of: pig.fixture)
      XCTAssertTrue(
        inspector.rows { pig.view.computerSwitch.turn(true) }.contains(
          "PigViewController > PigModel: players[1].kind = .computer(.holdAt20)"))
      pig.roll()
      XCTAssertEqual(
        inspector.rows { pig.clock.step() }.prefix(3),
        [
          "== playComputerMove()",
          "PigViewController > PigModel: playComputerMove()",
          "PigModel <>> PigViewController: ◆ pigModel(self, didLog: .choseToRoll(player: 1))",
        ])
    }
  }

  func testD6_ticTacToe_aRunReturnsItsResultAndTheBankIsObserved() {
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
          "TicTacToeModel --> GameViewController: .lost(bet: 1)",
          "Bank --> GameViewController: credit 99",
          "GameViewController > GameView: creditLabel \"99\"",
          "Bank --> GameViewController: spins 1",
          "GameViewController > GameView: spinsLabel \"1\"",
          "TicTacToeModel --> GameViewController: losingLines.count 1",
        ])
      XCTAssertTrue(rows.contains("GameViewController > GameView: imageView1 \"O, in a losing line\""))
      XCTAssertTrue(rows.contains("Bank o-> GameViewController: ◉ onChange()"))
      XCTAssertTrue(rows.contains("Bank o-> BankViewController: ◉ onChange()"))
    }
  }

  func testD6_bank_twoControllersObserveOneChange() {
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
          "Bank --> BankViewController: credit 150",
          "BankViewController > BankView: creditField \"0\"",
          "Bank o-> GameViewController: ◉ onChange()",
          "Bank --> GameViewController: credit 150",
          "GameViewController > GameView: creditLabel \"150\"",
          "Bank ..> GameViewController: 3 values unchanged",
          "TicTacToeModel ..> GameViewController: 3 values unchanged",
          "GameViewController ..> GameView: 13 values unchanged",
          "Bank o-> BankViewController: ◉ onChange()",
          "BankViewController > BankView: creditLabel \"150\"",
          "Bank ..> BankViewController: 2 values unchanged",
          "BankViewController ..> BankView: 2 values unchanged",
        ])
    }
  }

  func testD6_ticTacToe_aKeyReachesTheScreenInFront() {
    onMain {
      let table = TicTacToeTable()
      let inspector = InspectorTable(of: table.fixture)
      XCTAssertEqual(
        inspector.rows { Keys.press("+", in: table.fixture.window) }.prefix(5),
        [
          "== keyPressed(\"+\")",
          "Player > GameViewController: keyPressed(\"+\")",
          "GameViewController > GameView: betButton.click()",
          "GameView > GameViewController: betPressed()",
          "GameViewController > Bank: raiseBet()",
        ])
    }
  }

  func testD6_ticTacToe_aThrownErrorIsShown() {
    onMain {
      let table = TicTacToeTable(boards: [TicTacToeTable.topRow])
      table.play()
      table.raiseBet(times: 7)
      let inspector = InspectorTable(of: table.fixture)
      XCTAssertEqual(
        inspector.rows { table.play() }[3...6],
        [
          "GameViewController > TicTacToeModel: play()",
          "TicTacToeModel --> GameViewController: throws .notEnoughCredit(bet: 128, credit: 99)",
          "GameViewController > AlertPresenter: AlertPresenter: present(Alert(\"Not enough credit\", …))",
          "Bank o-> GameViewController: ◉ onChange()",
        ])
    }
  }

  func testD6_bank_aThrownErrorIsShownAsItsCase() {
    onMain {
      let table = TicTacToeTable()
      let inspector = InspectorTable(of: table.fixture)
      let rows = inspector.rows { table.add(String(Int.max)) }
      XCTAssertTrue(rows.contains("Bank --> BankViewController: throws .tooMuch"), "\(rows)")
    }
  }

  func testD6_hangman_theActionOfTheMenuNamesItsMethod() {
    onMain {
      let table = HangmanTable(HangmanTable.animals, length: 4)
      let inspector = InspectorTable(of: table.fixture)
      XCTAssertEqual(
        inspector.rows { Game.hangman.actions[0].perform(table.controller) }.prefix(2),
        ["== toggleFlipside()", "Player > HangmanViewController: toggleFlipside()"])
      // Values that were read before the first arrow belong to the group, too.
      let rows = inspector.rows { table.fixture.tabBar.newGamePressed() }
      XCTAssertTrue(
        rows.contains("RegisteredDefaults ..> HangmanViewController: 2 values unchanged"), "\(rows)")
      XCTAssertEqual(rows.first, "== newGamePressed()")
    }
  }

  func testD6_hangman_aGuessReturnsItsResult() {
    onMain {
      let table = HangmanTable(HangmanTable.animals, length: 4)
      let inspector = InspectorTable(of: table.fixture)
      let rows = inspector.rows { table.press("E") }
      XCTAssertEqual(
        rows.dropLast(),
        [
          "== keyE clicked",
          "Player > MainView: keyE clicked",
          "MainView > HangmanViewController: letterGuessed(\"E\")",
          "HangmanViewController > HangmanModel: guess(\"E\")",
          "HangmanModel --> HangmanViewController: .miss",
          "HangmanModel --> HangmanViewController: mistakesLeft 5",
          "HangmanViewController > MainView: guessesLeftLabel \"5 wrong guesses left\"",
          "HangmanViewController > MainView: gallows \"Gallows: 1 wrong guess out of 6\"",
          "HangmanModel --> HangmanViewController: guessed [E]",
          "HangmanViewController > MainView: keyE .miss",
          "HangmanModel ..> HangmanViewController: 5 values unchanged",
        ])
      XCTAssertEqual(rows.last?.hasPrefix("HangmanViewController ..> MainView: 29 values unchanged"), true)
    }
  }

  func testD6_hangman_keysOfTheKeyboardAreRecordedWhereTheyAreHandled() {
    onMain {
      let table = HangmanTable(HangmanTable.animals, length: 4)
      let inspector = InspectorTable(of: table.fixture)
      XCTAssertEqual(
        inspector.rows { _ = table.controller.handle(.character("e")) }.prefix(3),
        [
          "== keyPressed(\"e\")",
          "Player > HangmanViewController: keyPressed(\"e\")",
          "HangmanViewController > HangmanModel: guess(\"e\")",
        ])
      table.view.infoButton.click()
      XCTAssertEqual(
        inspector.rows { _ = table.controller.handle(.escape) },
        [
          "== keyPressed(.escape)",
          "Player > HangmanViewController: keyPressed(.escape)",
          "HangmanViewController > FlipsideViewController: keyPressed(.escape)",
          "FlipsideViewController > FlipsideView: doneButton.click()",
          "FlipsideView > FlipsideViewController: done()",
          "FlipsideViewController <>> HangmanViewController: ◆ flipsideViewControllerDidFinish(self)",
          "HangmanViewController > HangmanFlipView: showsBack false",
        ])
      XCTAssertEqual(
        inspector.rows { _ = table.controller.handle(.other) }, [], "no controller uses this key")
    }
  }

  func testD6_hangman_theFlipsideSetsADefaultAndCallsItsDelegate() {
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
          "RegisteredDefaults --> FlipsideViewController: maximumMistakes 3",
          "FlipsideViewController > FlipsideView: mistakesSlider.accessibleValue \"3\"",
        ])
      XCTAssertEqual(
        inspector.rows { table.flipside.doneButton.click() },
        [
          "== doneButton clicked",
          "Player > FlipsideView: doneButton clicked",
          "FlipsideView > FlipsideViewController: done()",
          "FlipsideViewController <>> HangmanViewController: ◆ flipsideViewControllerDidFinish(self)",
          "HangmanViewController > HangmanFlipView: showsBack false",
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
          "RegisteredDefaults --> HangmanViewController: maximumMistakes 3",
          "HangmanModel --> HangmanViewController: maximumMistakes 3",
          "HangmanModel --> HangmanViewController: mistakesLeft 3",
          "HangmanModel --> HangmanViewController: word nil",
          "HangmanModel --> HangmanViewController: revealed.count 0",
          "HangmanModel --> HangmanViewController: guessed []",
          "HangmanModel --> HangmanViewController: status .playing",
          "RegisteredDefaults ..> HangmanViewController: 1 value unchanged",
        ])
    }
  }
}
