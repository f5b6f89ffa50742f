import XCTest

final class OpenedSessionTests: GameTestCase {
  func testD8_aSavedSessionIsShownUntilBackToNow() throws {
    let (session, seen) = try TravelTable.recordCraps()
    let table = TravelTable(.pig)
    table.click("rollButton")
    let (rows, own, games) = (table.inspector.rows, table.texts, table.memory.games)
    let (menu, recorded) = (table.inspector.view.menu, table.inspector.placement?.inspector?.session)
    table.inspector.choose(menu.saveSessionButton)
    XCTAssertEqual(table.inspector.savedSession, recorded)
    XCTAssertTrue(menu.clearButton.isSensitive)
    table.inspector.session = session
    table.inspector.choose(menu.openSessionButton)
    XCTAssertFalse(menu.clearButton.isSensitive, "its messages are its file's")
    XCTAssertEqual(table.fixture.tabBar.front, .craps)
    XCTAssertEqual(table.texts, seen)
    XCTAssertEqual(table.pastLabel, "Session: Action 2 of 2, as it was then")
    XCTAssertEqual(table.inspector.rows.first, "== rollButton clicked")
    table.move(to: 1)
    XCTAssertEqual(table.bar.label.text, "1 of 2")
    table.click("backToNowButton")
    XCTAssertEqual(table.texts, own)
    XCTAssertEqual(table.inspector.rows, rows)
    XCTAssertEqual(table.memory.games, games)
    XCTAssertEqual(table.bar.label.text, "1 of 1")
    XCTAssertTrue(menu.clearButton.isSensitive)
  }

  func testD8_playingOnFromASessionBringsItsGamesAndNumbers() throws {
    let (session, seen) = try TravelTable.recordCraps()
    let table = TravelTable(.craps, generator: { SystemRandomNumberGenerator() })
    table.inspector.placement?.inspector?.open(session)
    table.move(to: 1)
    table.click("playOnButton")
    XCTAssertEqual(table.bar.label.text, "1 of 1")
    XCTAssertEqual(table.inspector.rows.first, "== Play on from action 1 of Session")
    table.click("rollButton")
    XCTAssertEqual(table.texts, seen, "the numbers of the session come again")
    XCTAssertEqual(table.memory.games[.craps]?.balance, session.moments[2].games[.craps]?.balance)
  }

  func testD11_playingOnFromASessionCopiesTheGamesFirst() throws {
    let session = try TravelTable.recordCraps().session
    let table = TravelTable(.craps)
    table.click("anteAllButton", "rollButton")
    let (games, memory) = (table.memory.games, table.memory)
    var copied: GameValues?
    memory.copy = { () throws(CopyError) in
      copied = memory.games
      return "state-copy.json"
    }
    table.inspector.placement?.inspector?.open(session)
    table.move(to: 1)
    table.click("playOnButton")
    XCTAssertEqual(copied, games)
    XCTAssertNotEqual(table.memory.games, games)
    XCTAssertEqual(
      Label(table.fixture.find("detailLabel"))?.text, "A copy of your games was saved as state-copy.json.")
  }

  func testD11_withoutACopyTheGamesStay() throws {
    let session = try TravelTable.recordCraps().session
    let table = TravelTable(.craps)
    table.click("anteAllButton", "rollButton")
    let games = table.memory.games
    table.memory.copy = { () throws(CopyError) in throw CopyError(reason: "No space left on device") }
    table.inspector.placement?.inspector?.open(session)
    table.move(to: 1)
    table.click("playOnButton")
    XCTAssertEqual(table.fixture.alert?.title, "Your games could not be copied")
    XCTAssertTrue(table.fixture.alert?.message.contains("No space left on device") == true)
    XCTAssertEqual(table.memory.games, games)
    table.fixture.closeAlert()
    XCTAssertNotNil(table.pastLabel, "the session is still shown")
    table.click("backToNowButton")
    XCTAssertEqual(table.memory.games, games)
  }

  func testD8_aGameThatBreaksARuleIsRefused() throws {
    var session = try TravelTable.recordCraps().session
    var moments = session.moments
    moments[1].games[.craps]?.balance = -1
    session = Session(log: session.log, moments: moments)
    let table = TravelTable(.craps)
    table.click("anteAllButton", "rollButton")
    let games = table.memory.games
    table.inspector.placement?.inspector?.open(session)
    table.move(to: 1)
    XCTAssertEqual(
      table.pastLabel,
      "Session: Action 1 of 2\nCraps cannot be shown: its saved state breaks a rule.")
    table.click("playOnButton")
    XCTAssertEqual(table.memory.games[.craps], games[.craps], "the own game goes on")
  }

  func testD8_aGameWithOtherWordsIsRefused() throws {
    let other = TravelTable(.hangman, words: ["ONE", "TWO", "SIX", "TEN", "FOUR"])
    other.click("keyE")
    let session = try XCTUnwrap(other.inspector.placement?.inspector?.session)
    WindowFixture.clear()
    let table = TravelTable(.hangman)
    let games = table.memory.games
    table.inspector.placement?.inspector?.open(session)
    XCTAssertEqual(
      table.pastLabel,
      "Session: Action 1 of 1\nHangman cannot be shown: it was played with another word list.")
    table.click("playOnButton")
    XCTAssertEqual(table.memory.games[.hangman], games[.hangman])
  }
}
