import Controllers
import GtkKit
import XCTest

/// The Keyboard Shortcuts window lists everything that the running program does at a key, and nothing else.
///
/// It names actions, and GTK asks the program for their keys: the keys are right if the actions are.
final class ShortcutsTests: ProgramTestCase {
  /// What can be done from the menu only.
  private static let withoutKeys: Set = ["about", "window-size"]

  func testD4TheShortcutsAreThoseOfTheProgramsActions() throws {
    let parlor = try start("--seed", "1")
    try waitForWindow(of: parlor)
    let listed = shortcuts.compactMap(\.action).filter { $0.hasPrefix("app.") }.map {
      String($0.dropFirst("app.".count))
    }
    XCTAssertEqual(Set(listed), SessionBus.actions.subtracting(Self.withoutKeys))
    XCTAssertEqual(listed.count, Set(listed).count, "an action is listed twice")
    quit(parlor)
  }

  func testD4KeysOfActionsAreNotRepeated() throws {
    let keys = shortcuts.compactMap(\.keys)
    XCTAssertFalse(keys.isEmpty)
    XCTAssertEqual(keys.filter { $0.contains("<") || $0.wholeMatch(of: /F[0-9]+/) != nil }, ["F10"])
  }

  private var shortcuts: [Shortcut] {
    MainActor.assumeIsolated { Shortcuts.sections.flatMap { $0.groups.flatMap(\.shortcuts) } }
  }
}
