import XCTest

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

  func testT8_plusKeyDoublesTheBetUpTo1000OnTheGameScreenOnly() {
    let table = TicTacToeTable()
    @MainActor func usesKey(_ key: Character) -> Bool? {
      table.fixture.tabBar.playableController?.keyPressed(.character(key))
    }
    let bets = (1...11).map { _ in
      XCTAssertEqual(usesKey("+"), true)
      pump()
      return table.game.betLabel.text
    }
    XCTAssertEqual(bets, ["2", "4", "8", "16", "32", "64", "128", "256", "512", "1", "2"])
    table.clickTab("bank")
    XCTAssertEqual(usesKey("+"), false)
    XCTAssertEqual(usesKey("x"), false)
    XCTAssertEqual(table.bank.bet, 2)
  }
}

final class TicTacToeScreenTests: GameTestCase {
  func testT1_twoScreensWithTitlesAndTabs() {
    let table = TicTacToeTable()
    XCTAssertTrue(table.game.root.isMapped)
    XCTAssertFalse(table.bankView.root.isMapped)
    XCTAssertEqual(table.game.titleLabel.text, "Tic Tac Toe Reverse")
    table.clickTab("bank")
    XCTAssertTrue(table.bankView.root.isMapped)
    XCTAssertFalse(table.game.root.isMapped)
    XCTAssertEqual(table.bankView.titleLabel.text, "Tic Tac Toe Reverse")
    table.clickTab("game")
    XCTAssertTrue(table.game.root.isMapped)
  }

  func testT13_fontIsGillSansWithFreeFallbacksAndTheTitleIsLargest() {
    let table = TicTacToeTable()
    let game = table.game
    let texts: [any Widget] = [
      game.titleLabel, game.creditLabel, game.wonLabel, game.spinsLabel, game.betLabel, game.messageLabel,
      game.playButton, game.betButton, table.bankView.titleLabel, table.bankView.creditField,
      table.bankView.addCreditButton,
    ]
    for text in texts {
      let families = text.font.families.split(separator: ",")
      XCTAssertEqual(families.first, "Gill Sans", text.name)
      XCTAssertGreaterThan(families.count, 1, text.name)
      XCTAssertGreaterThanOrEqual(game.titleLabel.font.size, text.font.size, text.name)
    }
    XCTAssertEqual(game.playButton.font.size, game.betButton.font.size)
  }
}
