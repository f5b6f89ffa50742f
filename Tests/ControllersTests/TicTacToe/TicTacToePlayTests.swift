import XCTest

/// Play and ↑ Bet.
final class TicTacToePlayTests: GameTestCase {
  func testT2_initialCountersAreCredit100Won0Spins0Bet1() {
    let table = TicTacToeTable()
    XCTAssertEqual(table.counters, ["100", "0", "0", "1"])
    XCTAssertEqual(table.bankScreenCounters, ["100", "0", "0"])
    XCTAssertEqual(table.descriptions, Array(repeating: "empty", count: 9))
  }

  func testT3_playFillsTheBoardWithPicturesOfXAndO() {
    let table = TicTacToeTable(boards: [TicTacToeTable.winning])
    let views = table.game.board.imageViews
    XCTAssertTrue(views.allSatisfy { $0.cell == .empty && $0.ink == 0 })
    table.play()
    XCTAssertEqual(table.descriptions, ["X", "X", "O", "O", "O", "X", "X", "X", "O"])
    XCTAssertTrue(views.allSatisfy { $0.ink > 50 })
    XCTAssertEqual(views.map(\.cell), [.x, .x, .o, .o, .o, .x, .x, .x, .o])
    XCTAssertNotEqual(views[0].ink, views[2].ink, accuracy: 5)
  }

  func testT4_lineLosesTheBet() {
    let table = TicTacToeTable(boards: [TicTacToeTable.topRow])
    table.raiseBet(times: 2)
    table.play()
    XCTAssertEqual(table.counters, ["96", "0", "1", "1"])
    XCTAssertEqual(table.game.messageLabel.text, "✕ A line of three: you lose 4")
    XCTAssertTrue(table.game.messageLabel.hasStyle("lost"))
  }

  func testT6_noLineWinsTheBetAndTenTimesTheBet() {
    let table = TicTacToeTable(boards: [TicTacToeTable.winning])
    table.raiseBet(times: 3)
    table.play()
    XCTAssertEqual(table.counters, ["108", "80", "1", "1"])
    XCTAssertEqual(table.game.messageLabel.text, "✓ No line: Credit\u{A0}+8, Won\u{A0}+80")
    XCTAssertTrue(table.game.messageLabel.hasStyle("won"))
    XCTAssertEqual(table.losing, [])
  }

  func testT8_plusKeyRaisesTheBetOnTheGameScreenOnly() {
    let table = TicTacToeTable()
    @MainActor func usesKey(_ key: Character) -> Bool? {
      table.fixture.tabBar.playableController?.keyPressed(.character(key))
    }
    XCTAssertEqual(usesKey("+"), true)
    pump()
    XCTAssertEqual(table.game.betLabel.text, "2")
    table.clickTab("bank")
    XCTAssertEqual(usesKey("+"), false)
    XCTAssertEqual(usesKey("x"), false)
    XCTAssertEqual(table.bank.bet, 2)
  }

  func testT3_200ClicksDuringTheAnimationAre200Runs() {
    Desktop.setAllowsMotion(true)
    let table = TicTacToeTable(generator: SeededGenerator(seed: 3))
    for click in 1...200 {
      let credit = table.bank.credit
      table.game.playButton.click()
      if click.isMultiple(of: 5) { MainLoop.iterate() }
      XCTAssertEqual(table.bank.spins, click)
      XCTAssertEqual(abs(table.bank.credit - credit), 1)
    }
    pump(until: { table.game.spinsLabel.text == "200" }, "the counters")
    XCTAssertEqual(table.counters, table.bankCounters)
  }
}
