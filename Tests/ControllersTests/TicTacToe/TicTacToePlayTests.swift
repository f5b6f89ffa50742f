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
}

/// The losing lines, in red and in words.
final class TicTacToeLineTests: GameTestCase {
  func testT5_losingTilesAreMarkedInRedAndDescribed() {
    for (board, losing) in [
      (TicTacToeTable.topRow, [0, 1, 2]), (TicTacToeTable.allX, Array(0..<9)), (511, Array(0..<9)),
      // Two crossing lines, a row and a column of X: X X X, X O O, X O O
      (0b1_1011_0000, [0, 1, 2, 3, 6]),
      // Both diagonals of O.
      (0b1_0101_0101, [0, 2, 4, 6, 8]),
      (TicTacToeTable.winning, []),
    ] {
      let table = TicTacToeTable(boards: [board])
      table.play()
      XCTAssertEqual(table.losing, losing, String(board, radix: 2))
      for (index, description) in table.descriptions.enumerated() {
        XCTAssertEqual(description.hasSuffix(", in a losing line"), losing.contains(index), description)
      }
      table.fixture.close()
    }
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
