import GtkKit
import Models
import Views
import XCTest

/// Turns of Tic Tac Toe Reverse and the Bank as the Inspector records them: who sends a message to whom.
final class RecordedTicTacToeTests: GameTestCase {
  func testD6_ticTacToe_aRunReturnsItsResultAndTheBankIsObserved() {
    onMain {
      let table = TicTacToeTable(boards: [TicTacToeTable.topRow])
      let inspector = InspectorTable(of: table.fixture)
      let rows = inspector.rows { table.play() }
      assertInOrder(
        rows,
        [
          "== playButton clicked",
          "GameView > GameViewController: playPressed()",
          "GameViewController > TicTacToeModel: play()",
          "TicTacToeModel --> GameViewController: .lost(bet: 1)",
        ])
      XCTAssertTrue(rows.contains("Bank o-> GameViewController: ◉ onChange()"))
      XCTAssertTrue(rows.contains("Bank o-> BankViewController: ◉ onChange()"))
    }
  }

  func testD6_bank_twoControllersObserveOneChange() throws {
    try onMain {
      let table = TicTacToeTable()
      let inspector = InspectorTable(of: table.fixture)
      table.clickTab("bank")
      let rows = try inspector.rows { try table.add("50") }
      assertInOrder(
        rows,
        [
          "== addCreditButton clicked",
          "BankView > BankViewController: addCreditPressed(\"50\")",
          "BankViewController > Bank: add(50)",
          "Bank --> BankViewController: credit 150",
          "Bank o-> GameViewController: ◉ onChange()",
          "Bank --> GameViewController: credit 150",
          "Bank o-> BankViewController: ◉ onChange()",
        ])
    }
  }

  func testD6_ticTacToe_aKeyReachesTheScreenInFront() {
    onMain {
      let table = TicTacToeTable()
      let inspector = InspectorTable(of: table.fixture)
      assertInOrder(
        inspector.rows { Keys.press("+", in: table.fixture.window) },
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
      assertInOrder(
        inspector.rows { table.play() },
        [
          "GameViewController > TicTacToeModel: play()",
          "TicTacToeModel --> GameViewController: throws .notEnoughCredit(bet: 128, credit: 99)",
          "GameViewController > AlertPresenter: AlertPresenter: present(Alert(\"Not enough credit\", …))",
          "Bank o-> GameViewController: ◉ onChange()",
        ])
    }
  }

  func testD6_bank_aThrownErrorIsShownAsItsCase() throws {
    try onMain {
      let table = TicTacToeTable()
      let inspector = InspectorTable(of: table.fixture)
      let rows = try inspector.rows { try table.add(String(Int.max)) }
      XCTAssertTrue(rows.contains("Bank --> BankViewController: throws .tooMuch"), "\(rows)")
    }
  }
}
