import Views
import XCTest

final class PigHistoryTests: GameTestCase {
  func testP8_aNewGameInWhichNothingWasPlayedAddsNothing() throws {
    let pig = PigTable(die: 4)
    let hand = try pig.fixture.hand()
    for _ in 1...3 {
      try hand.press("n")
      pig.clock.step()
    }
    XCTAssertEqual(pig.events, [.init("New game", "No turns yet", isRule: true)])
    try hand.press("r")
    pig.waitForResult()
    for _ in 1...3 {
      try hand.press("n")
      pig.clock.step()
    }
    XCTAssertEqual(
      pig.events,
      [
        .init("Earlier game", "Earlier game", isRule: true), .init("Player 1 chose to roll: 4", "4"),
        .init("New game", isRule: true),
      ])
  }

  func testP4_P8_everyEventIsLoggedAndATurnIsOneRowWithItsRollsAndPoints() {
    let pig = PigTable(die: 4, 3, 6, 1, 2)
    let rows = { pig.view.historyTable.rows }
    pig.roll()
    XCTAssertEqual(rows().map(\.text), ["Player 1: 4", "New game"])
    XCTAssertEqual(rows().map(\.detail), ["4", ""])
    pig.roll()
    pig.pass()
    for _ in 1...3 { pig.roll() }
    XCTAssertEqual(rows().map(\.text), ["Player 1: 2", "Player 2: 6 1", "Player 1: 4 3", "New game"])
    XCTAssertEqual(rows().map(\.detail), ["2", "✕ 0", "+7", ""])
    pig.view.newGameButton.click()
    XCTAssertEqual(
      pig.events,
      [
        .init("Earlier game", "Earlier game", isRule: true), .init("Player 1 chose to roll: 2", "2"),
        .init("Player 2 pigged out", "0"),
        .init("Player 2 chose to roll: 1", "0"), .init("Player 2 chose to roll: 6", "6"),
        .init("Player 1 chose to pass", "+7"), .init("Player 1 chose to roll: 3", "7"),
        .init("Player 1 chose to roll: 4", "4"), .init("New game", isRule: true),
      ])
  }

  func testP8_earlierGamesHaveAHeadingAndScreenReadersHearWhereAGameBegins() {
    let pig = PigTable(die: 4, 5)
    pig.roll()
    pig.view.newGameButton.click()
    pig.waitForResult()
    pig.roll()
    pig.fixture.window.waitForFrames(2)
    let list = pig.view.historyTable.playerLists[0]
    XCTAssertEqual(list.rows.map(\.isRule), [false, true, false, true])
    let rows = list.list.children
    XCTAssertEqual(rows.map { $0.hasStyle("rule") }, [false, true, false, true])
    XCTAssertEqual(
      rows[1].children[0].children.filter(\.isMapped).compactMap { Label($0)?.text }, ["Earlier game"])
    XCTAssertEqual(accessibleName(of: rows[1]), "Earlier game")
    XCTAssertEqual(
      pig.view.historyTable.playerLists[1].rows.map(\.text), ["New game"], "a heading has turns below it")
  }

  func testP10_winCongratulatesByNameAndClosingTheAlertStartsANewGame() throws {
    let pig = PigTable(generator: ScriptedGenerator.dice(Array(repeating: 6, count: 17)))
    try pig.fixture.hand().enter("Ada", in: pig.view.player1.nameField)
    for _ in 0..<17 { pig.roll() }
    XCTAssertNil(pig.fixture.alert, "102 points win only when held")
    pig.pass()
    pig.clock.advance(by: Double(PigView.confettiTime))
    XCTAssertEqual(pig.fixture.alert?.title, "Congratulations, Ada!")
    XCTAssertEqual(pig.fixture.alert?.message, "You win by 102 points.")
    XCTAssertEqual(pig.scores, ["102", "0"])
    XCTAssertEqual(pig.turns, ["★ Winner", ""])
    XCTAssertEqual(pig.history.first, .init("Ada wins", "102"))
    XCTAssertEqual(Array(pig.buttons.prefix(2)), [false, false])
    pig.fixture.closeAlert()
    XCTAssertNil(pig.fixture.alert)
    XCTAssertEqual(pig.scores, ["0", "0"])
    XCTAssertEqual(pig.turns, ["▸ Your turn", ""])
    XCTAssertEqual(pig.history.first?.text, "Earlier game")
    XCTAssertEqual(pig.view.player1.nameField.text, "Ada")
    pig.waitForResult()
    XCTAssertEqual(pig.buttons, [true, false, true])
  }
}
