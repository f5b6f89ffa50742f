import XCTest

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

  func testT5_losingTilesShowADifferentPicture() {
    let table = TicTacToeTable(boards: [TicTacToeTable.topRow])
    table.play()
    let views = table.game.board.imageViews
    XCTAssertEqual(Set(views[0...2].map(\.cell)).count, 1)
    XCTAssertNotEqual(views[0].cell, views[5].cell, "an O in a line and one in none")
    XCTAssertGreaterThan(views[0].ink, views[5].ink * 1.1, "it has a wide edge")
  }

  func testT5_nextRunClearsTheMarks() {
    Desktop.setAllowsMotion(true)
    let table = TicTacToeTable(boards: [TicTacToeTable.allX, TicTacToeTable.winning])
    table.play()
    table.play()
    XCTAssertEqual(table.losing, [])
    XCTAssertFalse(table.descriptions.contains { $0.hasSuffix("line") })
    XCTAssertFalse(table.game.messageLabel.hasStyle("lost"))
  }
}
