import XCTest

/// The Keyboard Shortcuts window lists all shortcuts of the running program, and no others.
///
/// For an entry with an action, GTK asks the program for the keys. So the keys cannot be wrong, only the action
/// can.
final class ShortcutsTests: ProgramTestCase {
  /// Actions that only the menu offers, and one that only has a state.
  private static let withoutKeys: Set = ["about", "lesson", "window-size", "display"]

  func testD4_listedShortcutsAreThoseOfTheActions() throws {
    let parlor = try start("--seed", "1")
    try waitForWindow(of: parlor)
    let listed = shortcuts.actions.filter { $0.hasPrefix("app.") }.map { String($0.dropFirst("app.".count)) }
    XCTAssertEqual(Set(listed), SessionBus.actions.subtracting(Self.withoutKeys))
    XCTAssertEqual(listed.count, Set(listed).count, "an action is listed twice")
    quit(parlor)
  }

  func testD4_keysOfActionsAreNotHardCoded() throws {
    let keys = shortcuts.keys.filter { !$0.isEmpty }
    XCTAssertFalse(keys.isEmpty)
    XCTAssertEqual(keys.filter { $0.contains("<") || $0.wholeMatch(of: /F[0-9]+/) != nil }, ["F10"])
  }

  /// The keys that are listed, but not those of actions, and the actions.
  private var shortcuts: (keys: [String], actions: [String]) {
    MainActor.assumeIsolated {
      var actions: [String] = []
      let groups = ShortcutsViewController.groups { action in
        actions.append(action)
        return []
      }
      return (groups.flatMap(\.shortcuts).map(\.keys), actions)
    }
  }
}
