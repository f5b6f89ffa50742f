import GtkKit
import Hands
import XCTest

/// The Bank with a pointer and keys.
final class BankHandTests: GtkTestCase {
  func testT10_aClickIntoTheAmountReplacesIt() throws {
    try onMain {
      let table = TicTacToeTable()
      table.clickTab("bank")
      let (field, hand) = (table.bankView.creditField, try table.fixture.hand())
      try hand.click(field)
      pump(until: { field.selection == "0" }, "the selection")
      try hand.type("50")
      try hand.press(.enter)
      pump()
      XCTAssertEqual(table.bankView.creditLabel.text, "150")
      XCTAssertEqual(field.text, "0")
    }
  }

  func testT10_aClickBesideTheAmountLeavesIt() throws {
    try onMain {
      let table = TicTacToeTable()
      table.clickTab("bank")
      let (field, hand) = (table.bankView.creditField, try table.fixture.hand())
      try hand.replaceText(of: field, with: "50")
      try hand.click(table.bankView.creditLabel)
      XCTAssertFalse(field.containsFocus)
      try hand.type("7")
      XCTAssertEqual(field.text, "50")
      try hand.click(table.bankView.addCreditButton)
      pump()
      XCTAssertEqual(table.bankView.creditLabel.text, "150")
    }
  }

  func testT10_escapeEmptiesTheAmount() throws {
    try onMain {
      let table = TicTacToeTable()
      table.clickTab("bank")
      let (field, hand) = (table.bankView.creditField, try table.fixture.hand())
      try hand.replaceText(of: field, with: "50")
      try hand.press(.escape)
      XCTAssertEqual(field.text, "0")
      try hand.type("7")
      try hand.press(.enter)
      pump()
      XCTAssertEqual(table.bankView.creditLabel.text, "107")
    }
  }

  func testT10_aPastedAmountIsTrimmed() throws {
    try onMain {
      let table = TicTacToeTable()
      table.clickTab("bank")
      let (field, hand) = (table.bankView.creditField, try table.fixture.hand())
      field.copyToClipboard(" 50\n")
      try hand.click(field)
      pump(until: { field.selection == "0" }, "the selection")
      try hand.press("v", holding: .control)
      pump(until: { field.text.contains("50") }, "the clipboard")
      try hand.press(.enter)
      pump()
      XCTAssertEqual(table.bankView.creditLabel.text, "150")
    }
  }
}
