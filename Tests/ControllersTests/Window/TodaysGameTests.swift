import XCTest

@testable import Controllers

/// Today’s game has the same numbers for everybody.
final class TodaysGameTests: AnnouncementTestCase {
  func testD17_todaysGameIsTheSameForEverybodyAndCanBeUndone() {
    for game in [Game.craps, .pig, .ticTacToe, .hangman] {
      let tables = [UndoTable(game), UndoTable(game)]
      let move = game == .hangman ? "keyE" : game == .ticTacToe ? "playButton" : "rollButton"
      // The second player has played before, with other random numbers. Pig keeps the turns of earlier games.
      if game != .pig { for _ in 1...3 { tables[1].travel.click(move) } }
      let (before, texts) = (tables[1].games, tables[1].travel.texts)
      for table in tables {
        XCTAssertNil(table.undo.result(in: table.tabs), game.name)
        table.undo.play("2026-11-26", in: table.tabs)
        table.travel.click(move)
        table.travel.click(game == .hangman ? "keyA" : move)
      }
      XCTAssertEqual(tables[0].travel.texts, tables[1].travel.texts, game.name)
      let results = tables.map { $0.undo.result(in: $0.tabs) }
      XCTAssertEqual(results[0], results[1], game.name)
      XCTAssertEqual(results[0]?.hasPrefix("Parlor, "), true, game.name)
      XCTAssertNotEqual(results[0]?.hasSuffix("2026-11-26: "), true, "\(game.name): no result")
      XCTAssertEqual(results[0]?.contains(", 2026-11-26: "), true, game.name)
      _ = takeAnnouncements()
      tables[1].undo.play("2026-11-27", in: tables[1].tabs)
      XCTAssertEqual(takeAnnouncements().map { $0.prefix(12) }, ["Today’s game"], "\(game.name): once")
      XCTAssertEqual(tables[1].notice, "Today’s game", game.name)
      tables[1].press()
      XCTAssertEqual(tables[1].travel.texts, tables[0].travel.texts, game.name)
      XCTAssertEqual(tables[1].undo.result(in: tables[1].tabs), results[0], game.name)
      XCTAssertNotEqual(before, tables[1].games, game.name)
      XCTAssertNotEqual(texts, tables[1].travel.texts, game.name)
      WindowFixture.clear()
    }
  }

  func testD17_D18_theNewGameAfterTodaysHasOtherNumbers() {
    let dice = { (table: UndoTable) in table.games[.craps]?.rolls.map(\.total) ?? [] }
    let tables = (0...1).map { _ in UndoTable(.craps) }
    for (index, table) in tables.enumerated() {
      table.undo.play("2026-11-26", in: table.tabs)
      // The second player starts a new game, which goes on as without the day.
      if index == 1 { table.startNewGame() }
      for _ in 1...8 { table.travel.click("rollButton") }
    }
    XCTAssertNotEqual(dice(tables[0]), dice(tables[1]))
    let ordinary = UndoTable(.craps)
    for _ in 1...8 { ordinary.travel.click("rollButton") }
    XCTAssertEqual(dice(tables[1]), dice(ordinary))
  }

  func testD17_theResultOfTodaysGameStaysUnlessTheNewGameIsUndone() {
    let table = UndoTable(.craps)
    let result = { table.undo.result(in: table.tabs) }
    table.undo.play("2026-11-26", in: table.tabs)
    table.travel.click("rollButton")
    let first = result()
    XCTAssertEqual(first?.contains("Last rolls"), true)
    table.startNewGame()
    XCTAssertEqual(result(), first)
    table.press()
    XCTAssertEqual(result(), first)
    table.travel.click("rollButton")
    let second = result()
    XCTAssertNotEqual(second, first, "it is not over")
    table.startNewGame()
    table.travel.click("rollButton")
    XCTAssertEqual(result(), second)
  }

  func testD17_todaysGameOfTheBankKeepsTheBestCredit() {
    let table = UndoTable(.ticTacToe)
    let best = { Game.ticTacToe.statistics?(table.travel.services).best() }
    for _ in 1...3 { table.travel.click("playButton") }
    // After three runs that were lost, one is won.
    for button in ["betButton", "betButton", "betButton", "playButton"] { table.travel.click(button) }
    let earlier = best()
    XCTAssertNotNil(earlier)
    table.undo.play("2026-11-26", in: table.tabs)
    table.travel.click("playButton")
    XCTAssertEqual(best(), earlier)
  }

  func testD17_theNoticeOfACopiedResultEndsWhenAnotherGameIsShown() {
    let table = UndoTable(.craps)
    let isShown = {
      AnyWidget.all(named: "newsLabel", below: table.travel.fixture.window).contains { $0.isMapped }
    }
    table.tabs.gameArea.notify("Copied")
    pump(until: { isShown() }, "the notice")
    table.travel.fixture.clickTab(.pig)
    XCTAssertFalse(isShown())
  }

  func testD6_whetherThereIsAResultIsAskedOfNoModel() throws {
    let table = UndoTable(.craps)
    table.undo.play("2026-11-26", in: table.tabs)
    pump()
    let log = try XCTUnwrap(table.travel.inspector.placement?.inspector?.log)
    let messages = { log.groups.last { $0.title == "Today’s game" }?.messages.count }
    let before = try XCTUnwrap(messages())
    XCTAssertTrue(table.undo.hasResult(in: table.tabs))
    table.travel.click("rollButton")
    XCTAssertEqual(messages(), before)
  }
}
