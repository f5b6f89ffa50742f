import XCTest

final class HelpWindowTests: GameTestCase {
  func testTabsOfHelpShowTheRulesOfTheOtherGames() {
    let help = HelpTable()
    help.show(.craps)
    let titles = Game.all.map { game in
      AnyWidget.named("\(game.name)Tab", below: help.window)?.click()
      pump()
      for heading in ["The game", "How to play here"] {
        XCTAssertTrue(help.texts.contains(heading), "\(game): \(heading)")
      }
      return help.texts.first
    }
    XCTAssertEqual(titles.prefix(4), ["Craps", "Pass the Pigs", "Tic Tac Toe Reverse", "Evil Hangman"])
    XCTAssertEqual(Set(titles).count, Game.all.count)
    XCTAssertEqual(help.fixture.tabBar.front, .craps, "the main window does not change")
  }

  func testD4_keysScrollTheRulesImmediately() throws {
    let help = HelpTable()
    help.show(.craps)
    help.window.setDefaultSize(Size(400, 300))
    help.window.waitForFrames(3)
    let scroller = try XCTUnwrap(help.scroller)
    XCTAssertTrue(scroller.containsFocus)
    let hand = try Hand(at: help.window)
    @MainActor func offset(after key: KeyboardKey, holding held: KeyboardKey? = nil) throws -> Double {
      try held.map { try hand.press(key, holding: $0) } ?? hand.press(key)
      return scroller.offset
    }
    let step = try offset(after: .down)
    XCTAssertGreaterThan(step, 0)
    XCTAssertEqual(try offset(after: .up), 0)
    let page = try offset(after: .pageDown)
    XCTAssertGreaterThan(page, step)
    XCTAssertEqual(try offset(after: .pageUp), 0)
    XCTAssertEqual(try offset(after: .space), page)
    XCTAssertEqual(try offset(after: .space, holding: .shift), 0)
    XCTAssertGreaterThan(try offset(after: .end), page)
    XCTAssertEqual(try offset(after: .home), 0)
    AnyWidget.named("crapsTab", below: help.window)?.grabFocus()
    XCTAssertFalse(scroller.containsFocus)
    XCTAssertEqual(try offset(after: .pageDown), page, "GTK scrolls only if the scroller has the focus")
    XCTAssertEqual(try offset(after: .pageUp), 0)
  }

  func testD7_tabReadsThePartsOfTheRulesInOrder() throws {
    let help = HelpTable()
    help.show(.craps)
    let scroller = try XCTUnwrap(help.scroller)
    let hand = try Hand(at: help.window)
    var read: [String] = []
    for _ in AnyWidget.all(styled: "whole", below: help.window) {
      let focus = try XCTUnwrap(help.window.focus)
      XCTAssertTrue(focus.isInside(scroller))
      read += (focus.accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL) ?? "").split(separator: "\n").map(
        String.init)
      try hand.press(.tab)
    }
    let written = help.texts.filter(read.contains)
    XCTAssertEqual(written, read.filter(written.contains))
    XCTAssertTrue(written.contains { $0.contains("You start with $200") })
    XCTAssertTrue(read.contains { $0.hasPrefix("House edge, ") }, "\(read)")
  }

  func testTheRulesOpenAtTheOneThatAppliesNow() throws {
    let craps = WindowFixture(.craps) { _ in crapsController(ScriptedGenerator.dice(2, 2, 4, 3)) }
    for _ in 1...2 { craps.find("rollButton").click() }
    let help = HelpTable(above: craps)
    help.show(.craps)
    help.window.waitForFrames(3)
    let rule = try XCTUnwrap(AnyWidget.all(styled: "applies", below: help.window).first)
    let (place, room) = try (
      rule.bounds(in: help.window), XCTUnwrap(help.scroller).bounds(in: help.window)
    )
    XCTAssertTrue(rule.texts.last?.hasPrefix("If you roll a 7 first") == true, "\(rule.texts)")
    XCTAssertTrue(room.contains(place.center), "\(place) \(room)")
    XCTAssertGreaterThan(try XCTUnwrap(help.scroller).offset, 0)
    // A screen reader says it before the rule.
    let part = try XCTUnwrap(help.window.focus)
    XCTAssertTrue(rule.isInside(part))
    let read = part.accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL) ?? ""
    XCTAssertTrue(read.contains("you win.\nApplies now\nIf you roll a 7 first"), read)
  }

  func testScrollPositionIsKeptForTheSameGameAndResetForAnother() throws {
    let help = HelpTable()
    help.show(.pig)
    help.window.setDefaultSize(Size(400, 300))
    help.window.waitForFrames(3)
    let scroller = try XCTUnwrap(help.scroller)
    try Hand(at: help.window).press(.pageDown)
    let offset = scroller.offset
    XCTAssertGreaterThan(offset, 0)
    help.show(.pig)
    help.window.waitForFrames(2)
    XCTAssertEqual(scroller.offset, offset)
    help.show(.craps)
    help.window.waitForFrames(2)
    XCTAssertEqual(scroller.offset, 0)
  }
}

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
