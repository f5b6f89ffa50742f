import XCTest

final class SideBySideTests: GameTestCase {
  func testT9_aWideWindowShowsGameAndBankSideBySide() throws {
    let table = TicTacToeTable(boards: [TicTacToeTable.winning])
    let hand = try table.fixture.hand()
    XCTAssertFalse(table.bankView.root.isMapped)
    try hand.click(table.fixture.find("sideBySideTab"))
    pump(until: { table.bankView.root.isMapped }, "the Bank")
    XCTAssertTrue(table.game.root.isMapped)
    try hand.click(table.bankView.addFiftyButton)
    pump(until: { table.counters[0] == "150" }, "the credit on the Game's screen")
    try hand.click(table.game.playButton)
    pump(until: { table.bankScreenCounters == ["151", "10", "1"] }, "the run on the Bank's screen")
    try hand.click(table.fixture.find("bankTab"))
    pump(until: { table.bankView.creditField.containsFocus }, "the focus")
    XCTAssertFalse(table.game.root.isMapped, "the Bank only")
  }

  func testT12_aSmallWindowShowsOneOfBoth() {
    for (size, isSmall) in [(Size(640, 480), true), (Size(360, 640), true), (Size(768, 1024), false)] {
      let table = TicTacToeTable(size: Size(1280, 800))
      table.fixture.find("sideBySideTab").click()
      table.fixture.window.setDefaultSize(size)
      pump(until: { table.fixture.find("sideBySideTab").isMapped != isSmall }, "\(size)")
      XCTAssertEqual(table.bankView.root.isMapped, !isSmall, "\(size)")
      XCTAssertTrue(table.game.root.isMapped, "\(size)")
      if isSmall { table.fixture.find("bankTab").click() }
      table.fixture.window.setDefaultSize(Size(1280, 800))
      pump(until: { table.game.root.isMapped && table.bankView.root.isMapped }, "\(size), and back")
      WindowFixture.clear()
    }
  }

  func testD8_thePastStaysSideBySide() {
    let table = TravelTable(.ticTacToe)
    var credits: [String] {
      AnyWidget.all(named: "creditLabel", below: table.fixture.window).filter(\.isMapped)
        .compactMap { Label($0)?.text }
    }
    table.click("sideBySideTab")
    pump(until: { table.fixture.find("addFiftyButton").isMapped }, "the Bank")
    table.click("addFiftyButton", "addTenButton")
    pump(until: { credits == ["160", "160"] }, "both screens")
    table.bar.earlierButton.click()
    pump(until: { credits == ["150", "150"] }, "both screens of the past")
    table.fixture.find("backToNowButton").click()
    pump(until: { credits == ["160", "160"] }, "both screens of the present")
  }
}
