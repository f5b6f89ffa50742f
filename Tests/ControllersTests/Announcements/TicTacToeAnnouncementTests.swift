import XCTest

/// Announcements to screen readers in Tic Tac Toe Reverse and its Bank.
final class TicTacToeAnnouncementTests: AnnouncementTestCase {
  func testD7_outcomeIsAnnouncedWithTheChangeInCredit() {
    let table = TicTacToeTable(boards: [
      TicTacToeTable.topRow, TicTacToeTable.allX, TicTacToeTable.winning,
    ])
    table.play()
    XCTAssertEqual(takeAnnouncements(), ["A line of three: you lose 1. Credit 99, down 1."])
    table.raiseBet()
    XCTAssertEqual(takeAnnouncements(), ["Bet 2"])
    table.play()
    XCTAssertEqual(takeAnnouncements(), ["8 lines of three: you lose 2. Credit 97, down 2."])
    table.play()
    XCTAssertEqual(takeAnnouncements(), ["No line: Credit +1, Won +10. Credit 98."])
  }

  func testD7_outcomeIsAnnouncedWhenItIsShown() {
    Desktop.setAllowsMotion(true)
    let clock = ManualClock()
    let table = TicTacToeTable(boards: [TicTacToeTable.topRow], time: clock.time)
    table.game.playButton.click()
    while table.game.messageLabel.text.isEmpty {
      XCTAssertEqual(takeAnnouncements(), [])
      XCTAssertTrue(clock.step())
    }
    XCTAssertEqual(takeAnnouncements(), ["A line of three: you lose 1. Credit 99, down 1."])
  }

  func testD7_depositIsAnnouncedAndARefusalOnlyByItsAlert() throws {
    let table = TicTacToeTable()
    table.clickTab("bank")
    _ = takeAnnouncements()
    try table.add("50")
    XCTAssertEqual(takeAnnouncements(), ["Added 50. Credit 150."])
    try table.add("fifty")
    XCTAssertEqual(takeAnnouncements(), [])
    XCTAssertNotNil(table.fixture.alert)
  }

  func testD7_stateOfTheGameAndOfTheBankIsAnnounced() {
    let table = TicTacToeTable(boards: [TicTacToeTable.topRow])
    table.play()
    _ = takeAnnouncements()
    table.fixture.tabBar.speakState()
    XCTAssertEqual(
      takeAnnouncements(), ["Credit 99. Bet 1. Won 0. Spins 1. A line of three: you lose 1."])
    table.clickTab("bank")
    table.fixture.tabBar.speakState()
    XCTAssertEqual(takeAnnouncements(), ["Credit 99. Won 0. Spins 1."])
  }
}
