import XCTest

/// The Bank with a pointer and keys.
final class BankHandTests: GameTestCase {
  func testT10_aClickIntoTheAmountReplacesIt() throws {
    let (table, field, hand) = try openBank()
    try hand.click(field)
    pump(until: { field.selection == "0" }, "the selection")
    try hand.type("50")
    try hand.press(.enter)
    pump()
    XCTAssertEqual(table.bankView.creditLabel.text, "150")
    XCTAssertEqual(field.text, "0")
  }

  func testT10_escapeEmptiesTheAmount() throws {
    let (table, field, hand) = try openBank()
    try hand.replaceText(of: field, with: "50")
    try hand.press(.escape)
    XCTAssertEqual(field.text, "0")
    try hand.type("7")
    try hand.press(.enter)
    pump()
    XCTAssertEqual(table.bankView.creditLabel.text, "107")
  }

  func testT7_withoutCreditTheBetCannotBeRaised() throws {
    let table = TicTacToeTable(boards: [TicTacToeTable.allX, TicTacToeTable.allX, TicTacToeTable.allX])
    for doublings in [6, 5, 2] {
      table.raiseBet(times: doublings)
      table.play()
    }
    let hand = try table.fixture.hand()
    let alert = { table.fixture.alert?.title }
    for press in [
      { try hand.click(table.game.betButton) }, { try hand.press("=", holding: .shift) },
      { try hand.click(table.game.playButton) },
    ] {
      try press()
      pump()
      XCTAssertEqual(table.bank.bet, 1)
      XCTAssertEqual(alert(), "Your credit is 0")
      try hand.press(.escape)
      pump()
      XCTAssertNil(alert())
    }
    try hand.click(table.game.playButton)
    XCTAssertTrue(table.fixture.find("alertButton").hasStyle("main"))
    XCTAssertFalse(table.fixture.find("cancelButton").hasStyle("main"))
    try hand.click(table.fixture.find("alertButton"))
    try hand.enter("50", in: table.bankView.creditField)
    pump()
    XCTAssertEqual(table.bank.credit, 50)
  }

  func testT10_aPastedAmountIsTrimmed() throws {
    let (table, field, hand) = try openBank()
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

/// The Bank, its field for an amount, and a hand.
@MainActor
private func openBank() throws -> (table: TicTacToeTable, field: TextField, hand: Hand) {
  let table = TicTacToeTable()
  table.clickTab("bank")
  return (table, table.bankView.creditField, try table.fixture.hand())
}
