import XCTest

/// The two screens, their tabs, sizes and fonts.
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

  func testT12_eachArrangementIsUsed() {
    for (size, style) in [
      (Size(360, 640), "narrow"), (Size(640, 360), "short"), (Size(1280, 800), "wide"),
    ] {
      let table = TicTacToeTable(size: size)
      let styles = ["narrow", "short", "wide"].filter { table.game.root.hasStyle($0) }
      XCTAssertEqual(styles, [style])
    }
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

  func testT13_textGrowsWithTheWindow() {
    var heights: [Double] = []
    for size in [Size(360, 640), Size(768, 1366), Size(2160, 3840)] {
      let table = TicTacToeTable(size: size)
      heights.append(table.game.titleLabel.bounds(in: table.fixture.window).height)
    }
    XCTAssertEqual(heights, heights.sorted())
    XCTAssertGreaterThan(heights[2], heights[0] * 2)
  }
}
