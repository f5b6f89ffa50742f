import Foundation
import XCTest

/// The Keyboard Shortcuts window tells of all that the running program does at a key, and of nothing else.
///
/// Where it names an action, GTK asks the program for the keys: they cannot be wrong, only the action can.
final class ShortcutsTests: ProgramTestCase {
  /// What can be done from the menu only.
  private static let withoutKeys: Set = ["about", "window-size"]

  func testD4TheShortcutsAreThoseOfTheProgramsActions() throws {
    let parlor = try start("--seed", "1")
    try waitForWindow(of: parlor)
    let told = try values(of: "action-name").filter { $0.hasPrefix("app.") }.map {
      $0.dropFirst("app.".count)
    }
    XCTAssertEqual(Set(told.map(String.init)), SessionBus.actions.subtracting(Self.withoutKeys))
    XCTAssertEqual(told.count, Set(told).count, "an action is told of twice")
    quit(parlor)
  }

  func testD4KeysOfActionsAreAskedForAndNotWrittenDown() throws {
    let written = try values(of: "accelerator")
    XCTAssertFalse(written.isEmpty)
    XCTAssertEqual(written.filter { $0.contains("&lt;") || $0.wholeMatch(of: /F[0-9]+/) != nil }, ["F10"])
  }

  /// All values of a property in the window's description.
  private func values(of property: String) throws -> [String] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let file = package.appending(path: "Resources/gtk/help-overlay.ui").standardizedFileURL
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.compactMap { line in
      let parts = line.split(whereSeparator: { "<>".contains($0) })
      guard let name = parts.dropFirst().first, name == "property name=\"\(property)\"" else { return nil }
      return parts.dropFirst(2).first.map(String.init)
    }
  }
}
