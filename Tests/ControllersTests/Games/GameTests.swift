import XCTest

final class GameTests: GameTestCase {
  func testAnActionActsOnlyOnTheControllerOfItsGame() throws {
    let action = try XCTUnwrap(Game.hangman.actions.first)
    let hangman = HangmanTable(HangmanTable.animals, length: 4)
    action.perform(on: CrapsTable(dice: 1).controller, isInFront: true)
    XCTAssertFalse(hangman.flipside.root.isMapped)
    action.perform(on: hangman.controller, isInFront: true)
    pump(until: { hangman.flipside.root.isMapped }, "the settings")
    action.perform(on: hangman.controller, isInFront: false)
    pump()
    XCTAssertTrue(hangman.flipside.root.isMapped, "the player has come from another game to see them")
    action.perform(on: hangman.controller, isInFront: true)
    pump(until: { !hangman.flipside.root.isMapped }, "the front")
  }

  func testNoTwoScreensOrActionsShareANameOrAKey() {
    let screens = ScreenName.all
    XCTAssertEqual(Set(screens).count, screens.count)
    XCTAssertEqual(Set(screens.map(\.key)).count, screens.count)
    let actions = Game.all.flatMap(\.actions)
    let names = actions.map(\.name) + screens.flatMap { [$0.showAction, $0.detachAction] }
    XCTAssertEqual(Set(names).count, names.count)
    XCTAssertEqual(Set(actions.flatMap(\.keys)).count, actions.flatMap(\.keys).count)
  }
}
