import GtkKit
import XCTest

/// The folders for the user's files.
final class UserFolderTests: XCTestCase {
  private static let variables = ["XDG_STATE_HOME", "XDG_CONFIG_HOME"]
  private var old: [String?] = []

  override func setUp() { old = Self.variables.map { getenv($0).map { String(cString: $0) } } }

  override func tearDown() {
    for (name, value) in zip(Self.variables, old) { set(name, value) }
  }

  func testRelativePathsAreIgnored() {
    for value in ["/tmp/here", "here", "./here", "", "~/here", nil] {
      for name in Self.variables { set(name, value) }
      let folders = [UserFolder.state, UserFolder.settings].map { "\($0)" }
      if value == "/tmp/here" {
        XCTAssertEqual(folders, ["/tmp/here", "/tmp/here"])
      } else {
        XCTAssertTrue(folders.allSatisfy { $0.hasPrefix("/") }, "\(folders)")
        XCTAssertEqual(folders.map { $0.hasSuffix("/.local/state") }, [true, false], value ?? "unset")
        XCTAssertEqual(folders.map { $0.hasSuffix("/.config") }, [false, true], value ?? "unset")
      }
    }
  }

  private func set(_ name: String, _ value: String?) {
    if let value { setenv(name, value, 1) } else { unsetenv(name) }
  }
}
