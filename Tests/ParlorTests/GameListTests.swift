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
