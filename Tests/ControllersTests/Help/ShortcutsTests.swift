import XCTest

/// The Keyboard Shortcuts window lists each key that a game handles, and no other.
final class ShortcutsTests: GameTestCase {
  func testD4_listedShortcutsOfEachGameAreItsKeys() throws {
    let controllers: [(game: Game, controller: ViewController)] = [
      (.craps, CrapsTable(dice: 1, 2, 1, 2).fixture.tabBar.controller(of: .craps)),
      (.pig, PigTable(die: 2, 2, 2, 2).fixture.tabBar.controller(of: .pig)),
      (.ticTacToe, TicTacToeTable().fixture.tabBar.controller(showing: .ticTacToe)),
    ]
    for (game, controller) in controllers {
      let answered = (0x21...0x7E).map { Character(Unicode.Scalar($0)) }
        .filter { controller.keyPressed(.character($0)) }
      let listed = keys(of: game).compactMap { $0 == "plus" ? "+" : $0.count == 1 ? $0 : nil }
      XCTAssertEqual(Set(answered.map { $0.lowercased() }), Set(listed), game.name)
    }
  }

  func testD4_letterKeysAreListedForHangman() throws {
    XCTAssertTrue(keys(of: .hangman).contains("a...z"))
  }
}

/// The listed keys of a game, by their names.
@MainActor
private func keys(of game: Game) -> [String] {
  game.shortcuts().compactMap(\.keys).flatMap { $0.split(separator: " ").map(String.init) }
}
