import XCTest

/// Paths are bytes, which need not be text: the home of this user, and the files in it, are named in Latin-1.
final class PathTests: SavedGameTestCase {
  func testH11_H12_gamesSettingsAndWordsAreInAHomeThatIsNotText() throws {
    let words = Self.latin1("w", "rds")
    try put("cat\nfox\nhen\n", at: words)
    let names = [#""w${letter}rds""#, #""$HOME/w${letter}rds""#, #""file://$PLACE/h%F6me/w%F6rds""#]
    for (name, mistakes) in zip(names, 11...) {
      let parlor = try startInHome("--game hangman --words \(name)")
      _ = try find("A word of 3 letters. Guess one.")
      try click("X", on: "hangman")
      XCTAssertTrue(eventually { self.content(".local/state/parlor/state.json").contains(#""guesses":"X""#) })
      try move("Wrong guesses allowed", to: Double(mistakes))
      XCTAssertTrue(
        eventually {
          self.content(".config/glib-2.0/settings/keyfile").contains("maximum-mistakes=\(mistakes)")
        })
      quit(parlor)
      try assertOnlyHome()
      let again = try startInHome("--game hangman --words \(name)")
      XCTAssertTrue(eventually { Accessible.program()?.names.contains { $0.hasPrefix("X, ") } == true }, name)
      activate("new-game")
      _ = try find("\(mistakes) wrong guesses left")
      quit(again)
    }
    let parlor = try startInHome("--reset")
    activate("quit")
    XCTAssertEqual(parlor.status(), 0)
    XCTAssertTrue(parlor.output.contains("/h\u{FFFD}me/.local/state/parlor/state-"), parlor.output)
    try assertOnlyHome()
  }

  func testD6_aSessionWhosePathIsNotTextIsOpened() throws {
    for name in [Self.latin1("l", "sson"), Self.latin1("-", "sson")] {
      try put(SessionOpeningTests.session, at: name)
    }
    for name in [
      #""l${letter}sson""#, #""$HOME/l${letter}sson""#, #""file://$PLACE/h%F6me/l%F6sson""#,
      #"-- "-${letter}sson""#,
    ] {
      let parlor = try startInHome(name)
      XCTAssertTrue(eventually { Accessible.program()?.first(named: "Back to Now") != nil }, name)
      quit(parlor)
      let empty = try startInHome("")
      assertEndedWell(try startInHome(name, waits: false))
      XCTAssertTrue(eventually { Accessible.program()?.first(named: "Back to Now") != nil }, name)
      quit(empty)
    }
    let parlor = try startInHome(#""n${letter}ne""#)
    _ = try find("n\u{FFFD}ne could not be opened")
    quit(parlor)
    try assertOnlyHome()
  }

  // MARK: - Helpers

  private static func latin1(_ start: String, _ end: String) -> FilePath {
    FilePath(cString: start.utf8CString.dropLast() + [CChar(bitPattern: 0xF6)] + end.utf8CString)
  }

  private var home: FilePath { FilePath(folder.path).appending(Self.latin1("h", "me")) }

  private func put(_ text: String, at name: FilePath) throws {
    try UserFile(home.appending(name)).replace(with: Array(text.utf8))
  }

  private func content(_ name: FilePath) -> String {
    let contents = try? UserFile(home.appending(name)).contents(limit: 1 << 20)
    return contents.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  /// Starts the program in the home, with arguments in the syntax of the shell.
  private func startInHome(_ arguments: String, waits: Bool = true) throws -> Parlor {
    let script = #"letter=$'\366'; export HOME="$PLACE/h${letter}me"; cd "$HOME"; exec "$0" "#
    return try startAgain(
      "-c", script + arguments, Parlor.program.path, program: URL(filePath: "/bin/bash"),
      environment: ["PLACE": folder.path, "XDG_STATE_HOME": nil, "XDG_CONFIG_HOME": nil], waits: waits)
  }

  private func assertOnlyHome(file: StaticString = #filePath, line: UInt = #line) throws {
    let names = try XCTUnwrap(Tool.output(["ls", "-b", folder.path])).split(separator: "\n")
    XCTAssertEqual(names.filter { !$0.hasPrefix("start") }, [#"h\366me"#], file: file, line: line)
  }
}
