import GtkKit
import Models
import Views
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

  func testT12_portraitAndLandscapeFitAnySize() {
    let sizes = [
      Size(320, 480), Size(480, 320), Size(360, 640), Size(640, 360), Size(768, 1024), Size(1280, 800),
      Size(1920, 1080), Size(3840, 2160),
    ]
    for size in sizes {
      let table = TicTacToeTable(Bank(), ScriptedGenerator([(0, 512)]), size)
      table.play()
      let game: [any Widget] = [
        table.game.titleLabel, table.game.creditLabel, table.game.wonLabel, table.game.spinsLabel,
        table.game.betLabel, table.game.board, table.game.messageLabel, table.game.playButton,
        table.game.betButton,
      ]
      check(game, in: table.fixture.window, size)
      XCTAssertTrue(table.game.board.imageViews.allSatisfy { $0.isInside(table.fixture.window) }, "\(size)")
      table.clickTab("bank")
      pump(until: { table.bankView.addCreditButton.width > 0 })
      let bank: [any Widget] = [
        table.bankView.titleLabel, table.bankView.creditLabel, table.bankView.wonLabel,
        table.bankView.spinsLabel, table.bankView.creditField, table.bankView.addCreditButton,
      ]
      check(bank, in: table.fixture.window, size)
      table.fixture.close()
    }
  }

  func testT12_eachArrangementIsUsed() {
    for (size, style) in [
      (Size(360, 640), "narrow"), (Size(640, 360), "short"), (Size(1280, 800), "wide"),
    ] {
      let table = TicTacToeTable(Bank(), ScriptedGenerator([]), size)
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
      let table = TicTacToeTable(Bank(), ScriptedGenerator([]), size)
      heights.append(table.game.titleLabel.bounds(in: table.fixture.window).height)
    }
    XCTAssertEqual(heights, heights.sorted())
    XCTAssertGreaterThan(heights[2], heights[0] * 2)
  }
}

@MainActor
private func check(_ widgets: [any Widget], in window: Window, _ size: Size) {
  for widget in widgets {
    XCTAssertTrue(widget.isMapped && widget.isInside(window), "\(widget.name) at \(size)")
  }
}
