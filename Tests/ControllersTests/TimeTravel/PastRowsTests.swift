import XCTest

/// The diagram of past games that are not in front: they have no controllers.
final class PastRowsTests: GameTestCase {
  func testD8_otherGamesKeepTheirLifelinesInThePast() {
    let table = TravelTable(.craps)
    table.inspector.view.gameChoice.choose(1)
    table.click("rollButton")
    table.fixture.clickTab(.pig)
    table.click("rollButton", "rollButton")
    let rows = table.inspector.rows
    table.bar.earlierButton.click()
    pump()
    // Another filter makes all rows again.
    table.inspector.view.searchChanged.send("roll", by: table.inspector.view.searchField, "typed")
    table.inspector.view.searchChanged.send("", by: table.inspector.view.searchField, "typed")
    let past = table.inspector.rows
    XCTAssertEqual(past, Array(rows.prefix(past.count)), "no arrow ends in the air")
    XCTAssertTrue(past.contains("CrapsViewController > CrapsModel: playTurn()"))
  }

  func testD8_aSessionHasTheLifelinesOfItsGames() throws {
    let session: Session
    let rows: [String]
    do {
      let table = TravelTable(.hangman)
      table.inspector.view.gameChoice.choose(1)
      Keys.press("e", in: table.fixture.window)
      pump()
      table.fixture.clickTab(.pig)
      table.click("rollButton")
      rows = table.inspector.rows
      session = try XCTUnwrap(table.inspector.placement?.inspector?.session)
      WindowFixture.clear()
    }
    let table = TravelTable(.craps)
    table.inspector.placement?.inspector?.open(session)
    table.inspector.view.gameChoice.choose(1)
    XCTAssertEqual(table.inspector.rows, rows)
    let head = table.inspector.view.messageList.items.first?.lifelines.filter(\.isInHeader).map(\.name)
    XCTAssertEqual(head?.contains("HangmanModel"), true)
  }
}
