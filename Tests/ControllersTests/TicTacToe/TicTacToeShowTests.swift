import XCTest

/// The order in which a run is shown: the reels land, the lines are drawn, then the outcome follows.
final class TicTacToeShowTests: AnnouncementTestCase {
  override func setUp() {
    super.setUp()
    onMain { Desktop.setAllowsMotion(true) }
  }

  func testT3_T6_tilesLandColumnByColumnBeforeAnythingElseChanges() {
    let table = TimedTable(boards: [TicTacToeTable.winning])
    table.raiseBet()
    table.play()
    XCTAssertEqual(table.marks, "---------")
    XCTAssertEqual(table.light, .running)
    for (time, marks) in [(249, "---------"), (250, "X--O--X--"), (450, "XX-OO-XX-"), (849, "XX-OO-XX-")] {
      table.advance(to: time)
      XCTAssertEqual(table.marks, marks, "\(time)")
    }
    table.advance(to: 999)
    XCTAssertEqual(table.marks, "XXOOOXXXO")
    XCTAssertEqual(table.counters, ["100", "0", "0", "2"])
    XCTAssertEqual(table.message, "Bet 2", "the bet of the run")
    XCTAssertEqual(takeAnnouncements(), ["Bet 2"])
    table.advance(to: 1000)
    XCTAssertEqual(table.table.losing, [])
    XCTAssertEqual(table.counters, ["102", "20", "1", "1"])
    XCTAssertTrue(table.table.game.messageLabel.hasStyle("won") && table.table.game.board.hasStyle("lit"))
    XCTAssertEqual(table.message, "✓ No line: Credit\u{A0}+2, Won\u{A0}+20")
    XCTAssertEqual(takeAnnouncements(), ["No line: Credit +2, Won +20. Credit 102."])
    XCTAssertEqual(table.light, .running)
    table.advance(to: 2000)
    table.table.game.root.finishAnimations()
    XCTAssertEqual(table.light, .lit)
  }

  func testT3_lastColumnTakesLongerUnlessALineIsThereBefore() {
    // A column of O on the left.
    let decided = TimedTable(boards: [0b1_0010_0100])
    decided.play()
    decided.advance(to: 650)
    XCTAssertFalse(decided.marks.contains("-"))
    let open = TimedTable(boards: [TicTacToeTable.topRow])
    open.play()
    open.advance(to: 650)
    XCTAssertTrue(open.marks.contains("-"))
    open.advance(to: 850)
    XCTAssertFalse(open.marks.contains("-"))
  }

  func testT4_T5_linesAreMarkedOneAfterTheOtherOnceAllTilesHaveLanded() {
    // Two crossing lines, a row and a column of X (X X X, X O O, X O O); both diagonals of O; eight lines.
    let table = TimedTable(boards: [0b1_1011_0000, 0b1_0101_0101, TicTacToeTable.allX])
    table.play()
    table.advance(to: 799)
    XCTAssertFalse(table.marks.contains("-"))
    XCTAssertEqual(table.table.losing, [])
    XCTAssertFalse(table.table.descriptions.contains { $0.hasSuffix("line") })
    table.advance(to: 800)
    XCTAssertEqual(table.table.losing, [0, 1, 2])
    XCTAssertEqual(table.message, "Bet 1")
    table.advance(to: 950)
    XCTAssertEqual(table.table.losing, [0, 1, 2, 3, 6])
    XCTAssertEqual(table.counters, ["100", "0", "0", "1"])
    XCTAssertEqual(table.light, .running)
    table.advance(to: 1100)
    XCTAssertEqual(table.message, "✕ 2 lines of three: you lose 1")
    XCTAssertTrue(table.table.game.messageLabel.hasStyle("lost"))
    XCTAssertEqual(table.counters, ["99", "0", "1", "1"])
    XCTAssertEqual(table.light, .off)
    for (run, losing) in [[0, 1, 2, 3, 6], [0, 2, 4, 6, 8], Array(0..<9)].enumerated() {
      if run > 0 { table.play() }
      table.advance(to: 3000 * (run + 1))
      XCTAssertEqual(table.table.losing, losing)
      XCTAssertEqual((0..<9).filter { table.table.descriptions[$0].hasSuffix(", in a losing line") }, losing)
    }
  }

  func testT3_clickAheadShowsTheOutcomeAndPlaysTheNextRun() {
    let table = TimedTable(boards: [TicTacToeTable.topRow, TicTacToeTable.winning])
    table.play()
    table.advance(to: 300)
    table.play()
    XCTAssertEqual(table.table.bank.spins, 2)
    XCTAssertEqual(table.marks, "---------")
    XCTAssertEqual(table.counters, ["99", "0", "1", "1"])
    XCTAssertEqual(takeAnnouncements(), ["A line of three: you lose 1. Credit 99, down 1."])
    table.advance(to: 1300)
    XCTAssertEqual(table.counters, ["100", "10", "2", "1"])
    XCTAssertEqual(takeAnnouncements(), ["No line: Credit +1, Won +10. Credit 100."])
    XCTAssertFalse(table.clock.step())
  }

  func testT3_aClickOnTheBoardPlays() throws {
    let table = TimedTable(boards: [TicTacToeTable.topRow, TicTacToeTable.winning])
    let hand = try table.table.fixture.hand()
    try hand.click(table.table.game.board)
    pump(until: { table.table.bank.spins == 1 }, "a run")
    try hand.click(table.table.game.board)
    pump(until: { table.table.bank.spins == 2 }, "another run")
    XCTAssertEqual(table.counters, ["99", "0", "1", "1"])
  }

  func testT8_betAgainRepeatsTheLastBet() throws {
    let table = TimedTable(boards: [TicTacToeTable.topRow])
    let again = table.table.game.againButton
    XCTAssertFalse(again.isSensitive, "there was no bet yet")
    for _ in 1...6 { table.raiseBet() }
    table.play()
    table.advance(to: 1500)
    XCTAssertEqual(table.counters, ["36", "0", "1", "1"])
    XCTAssertFalse(again.isSensitive, "64 is more than the credit")
    try table.table.bank.add(64)
    pumpUntilIdle()
    XCTAssertEqual(accessibleName(of: AnyWidget(again)), "Bet 64 again")
    _ = takeAnnouncements()
    let hand = try table.table.fixture.hand()
    again.grabFocus()
    try hand.press(" ")
    pumpUntilIdle()
    XCTAssertEqual(table.counters, ["100", "0", "1", "64"])
    XCTAssertEqual(takeAnnouncements(), ["Bet 64"])
    XCTAssertFalse(again.isSensitive, "it is the bet")
    table.raiseBet()
    try hand.click(again)
    pumpUntilIdle()
    XCTAssertEqual(table.counters.last, "64")
  }

  func testT9_aGainDoesNotCoverTheCaption() {
    for size in [Size(360, 640), Size(1280, 800)] {
      let table = TimedTable(boards: [TicTacToeTable.topRow], size: size)
      table.play()
      var now = 0.0
      Animation.clock = { now }
      table.advance(to: 1500)
      let counter = AnyWidget(table.table.game.creditCounter)
      for time in [0.0, 200, 600] {
        now = time
        table.table.fixture.window.waitForFrames(2)
        let (caption, gain) = (counter.children[0], counter.children[2])
        XCTAssertEqual(Label(gain)?.text, "−1")
        XCTAssertEqual(caption.opacity, 1)
        let places = [caption, gain].compactMap { $0.visibleBounds(in: counter) }
        XCTAssertEqual(places.count, 2, "\(time)")
        XCTAssertFalse(places.first!.overlaps(places.last!, byMoreThan: 1), "\(places)")
      }
      table.table.fixture.close()
    }
  }

  func testT9_depositInItsOwnWindowShowsTheRunAndIsShown() {
    let table = TimedTable(boards: [TicTacToeTable.winning])
    let windows = table.table.fixture.makeDetachedWindows()
    windows.toggle(.bank)
    pump(until: { table.table.bankView.addTenButton.isMapped }, "the window of the Bank")
    table.play()
    table.advance(to: 300)
    table.table.bankView.addTenButton.click()
    XCTAssertEqual(table.marks, "XXOOOXXXO")
    pump(until: { table.table.game.creditLabel.text == "111" }, "the deposit")
    XCTAssertEqual(table.counters, ["111", "10", "1", "1"])
    XCTAssertEqual(table.table.bankScreenCounters, ["111", "10", "1"])
    windows.toggle(.bank)
  }

  func testT10_depositOpensTheDrawerAndIsAnnouncedWhenTheCreditHasRolled() {
    let table = TimedTable(boards: [])
    table.table.clickTab("bank")
    _ = takeAnnouncements()
    table.table.bankView.addFiftyButton.click()
    XCTAssertEqual(table.table.bank.credit, 150)
    pump(until: { table.table.bankView.drawer.isOpen }, "the drawer")
    XCTAssertEqual(table.table.bankView.receipt.lines, ["Added 50. Credit 150."])
    XCTAssertEqual(takeAnnouncements(), [])
    table.clock.advance(by: 400)
    XCTAssertEqual(takeAnnouncements(), ["Added 50. Credit 150."])
    pump(until: { !table.table.bankView.drawer.isOpen }, "the drawer is closed")
  }
}

/// Tic Tac Toe Reverse with a clock that the test advances.
@MainActor
private struct TimedTable {
  let clock = ManualClock()
  let table: TicTacToeTable

  init(boards: [Int], size: Size = Size(1000, 700)) {
    table = TicTacToeTable(boards: boards, size: size, time: clock.time)
  }

  func play() {
    table.game.playButton.click()
    pumpUntilIdle()
  }

  func raiseBet() {
    table.game.betButton.click()
    pumpUntilIdle()
  }

  func advance(to milliseconds: Int) {
    clock.advance(by: Double(milliseconds) - clock.milliseconds)
    pumpUntilIdle()
  }

  /// The tiles: X, O, or - for an empty one.
  var marks: String { table.descriptions.map { $0 == "empty" ? "-" : String($0.prefix(1)) }.joined() }

  var counters: [String] { table.counters }
  var message: String { table.game.messageLabel.text }
  var light: Lamps.Light { table.game.lamps.light }
}
