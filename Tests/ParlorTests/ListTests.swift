import XCTest

/// The files outside of the source code list all games, and no others.
final class GameListTests: XCTestCase {
  func testDesktopEntryHasAnActionForEachGame() throws {
    let entry = try read("data/io.github.parlor_games.Parlor.desktop")
    let games = MainActor.assumeIsolated { Game.all.map(\.name) }
    let actions = entry.matches(
      of: /\[Desktop Action show-(.+)\]\nName=.+\nExec=parlor --game (.+)/)
    XCTAssertEqual(actions.map { String($0.1) }, games)
    XCTAssertEqual(actions.map { String($0.2) }, games)
    XCTAssertTrue(entry.contains("\nActions=\(games.map { "show-\($0);" }.joined())\n"))
  }

  func testManualPageDescribesEachGame() throws {
    let description = try section("\n.SH DESCRIPTION\n", until: "\n.PP\n")
    let titles = MainActor.assumeIsolated {
      ScreenName.all.filter { $0.game.name == $0.rawValue }.map(\.title)
    }
    XCTAssertEqual(description.matches(of: /\.TP\n\.B (.+)/).map { String($0.1) }, titles)
  }

  func testOptionForTheScreenIsDocumentedWithAllScreens() throws {
    let screens = MainActor.assumeIsolated { ScreenName.all.map(\.rawValue) }
    let option = try section(#".BI \-\-game " SCREEN""#, until: ".TP")
    XCTAssertEqual(option.matches(of: /\n\.BR? ([a-z]+)/).map { String($0.1) }, screens)
    let table = try read("docs/playing.md")
    XCTAssertTrue(table.contains("| `--game \(screens.joined(separator: "\\|"))` |"))
  }

  func testD16_settingForTheFirstScreenHasAllScreens() throws {
    let schema = try read("data/io.github.parlor_games.Parlor.gschema.xml")
    let key = schema.firstRange(of: /(?s)name="first-screen".*?<\/choices>/)
    let choices = schema[try XCTUnwrap(key)].matches(of: /choice value="(.+)"/).map { String($0.1) }
    let names = MainActor.assumeIsolated { ["last"] + ScreenName.all.map(\.rawValue) }
    XCTAssertEqual(choices, names)
    let values = names.map { "`'\($0)'`" }.joined(separator: ", ")
    XCTAssertTrue(try read("docs/school.md").contains("| `first-screen` | \(values) |"), values)
  }

  /// The part of the manual page from a text to another one.
  private func section(_ start: String, until end: String) throws -> Substring {
    let page = try read("data/parlor.6.in")
    let first = try XCTUnwrap(page.range(of: start), start)
    let last = try XCTUnwrap(page.range(of: end, range: first.upperBound..<page.endIndex), end)
    return page[first.upperBound..<last.lowerBound]
  }

  private func read(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}

/// The Keyboard Shortcuts window lists all shortcuts of the running program, and no others.
///
/// For an entry with an action, GTK asks the program for the keys. So the keys cannot be wrong, only the action
/// can.
final class ShortcutsTests: ProgramTestCase {
  /// Actions that only the menu offers.
  private static let withoutKeys: Set = ["about", "copy-result", "lesson", "today", "window-size"]

  func testD4_listedShortcutsAreThoseOfTheActions() throws {
    let parlor = try open()
    let listed = shortcuts.actions.filter { $0.hasPrefix("app.") }.map { String($0.dropFirst("app.".count)) }
    XCTAssertEqual(Set(listed), SessionBus.actions.subtracting(Self.withoutKeys))
    XCTAssertEqual(listed.count, Set(listed).count, "an action is listed twice")
    quit(parlor)
  }

  func testD4_keysOfActionsAreNotHardCoded() throws {
    let keys = shortcuts.keys.filter { $0 != "action" }
    XCTAssertFalse(keys.isEmpty)
    XCTAssertEqual(keys.filter { $0.contains("<") || $0.wholeMatch(of: /F[0-9]+/) != nil }, ["F10"])
  }

  /// The keys that are listed, but not those of actions, and the actions.
  private var shortcuts: (keys: [String], actions: [String]) {
    MainActor.assumeIsolated {
      var actions: [String] = []
      let groups = ShortcutsViewController.groups { action in
        actions.append(action)
        return ["action"]
      }
      return (groups.flatMap(\.shortcuts).map(\.keys), actions)
    }
  }
}
