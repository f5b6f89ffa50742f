import XCTest

final class CommandLineOptionsTests: GtkTestCase {
  func testValuesAreReadInBothForms() throws {
    for words in [["--seed", "5", "--version"], ["--seed=5", "--version"], ["--version", "--seed=5"]] {
      let options = try read(words)
      XCTAssertEqual(options.value(of: "seed"), "5")
      XCTAssertTrue(options.has("version"))
      XCTAssertFalse(options.has("words"))
      XCTAssertNil(options.value(of: "words"))
    }
    XCTAssertEqual(try read(["--words", "/a b.txt"]).file(of: "words"), "/a b.txt")
    XCTAssertEqual(
      try read(["--words", "file:///h%F6me/a%20b"]).file(of: "words"), Self.latin1("/h", "me/a b"))
    XCTAssertEqual(try read(["--words", "nothing:here"]).file(of: "words"), "nothing:here")
    XCTAssertEqual(try read(["--words="]).value(of: "words"), "")
    XCTAssertEqual(try read(["--words", "a=b ç.txt"]).value(of: "words"), "a=b ç.txt")
    XCTAssertEqual(try read(["--seed=1", "--seed=2"]).value(of: "seed"), "2")
    for name in ["seed", "words", "version", "unheard-of"] { XCTAssertFalse(try read([]).has(name)) }
  }

  func testErrorsNameTheProblem() {
    for (words, problem) in [
      (["--colour"], "--colour"), (["--seed"], "--seed"), (["-x"], "x"),
      (["--seed", "5", "--colour"], "--colour"), (["--words=x", "--seed"], "--seed"),
    ] {
      XCTAssertTrue(errorMessage(words).contains(problem))
    }
    XCTAssertEqual(errorMessage(["surplus"]), "Unexpected argument “surplus”")
    XCTAssertEqual(errorMessage(["--seed", "1", "two"]), "Unexpected argument “two”")
  }

  func testOneArgumentCanBelongToNoOption() throws {
    for words in [["a b.txt", "--seed=5"], ["--seed", "5", "a b.txt"], ["--seed=5", "--", "a b.txt"]] {
      let options = try read(words, operand: "FILE")
      XCTAssertEqual(options.operand, "a b.txt")
      XCTAssertEqual(options.value(of: "seed"), "5")
    }
    for name in ["-x.txt", "--seed=5", "--version=2", "--", "a b.txt"] {
      XCTAssertEqual(try read(["--", name], operand: "FILE").operand, FilePath(name))
    }
    for words in [[], ["--"]] { XCTAssertNil(try read(words, operand: "FILE").operand) }
    for words in [["one", "two"], ["--", "one", "two"], ["one", "--", "two"]] {
      XCTAssertEqual(errorMessage(words, operand: "FILE"), "Unexpected argument “two”")
    }
  }

  func testArgumentsAreBytes() throws {
    let words = ["parlor", "--words", "h\u{1}me", "h\u{1}me"]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    for index in 2...3 { arguments[index]?[1] = Self.letter }
    let options = try CommandLineOptions(
      &arguments, operand: "FILE", summary: "Games.", options: [.init("words", argument: "FILE", "A file")])
    XCTAssertEqual(options.operand, Self.latin1("h", "me"))
    XCTAssertEqual(options.file(of: "words")?.name, Self.latin1("h", "me"))
    XCTAssertEqual(options.value(of: "words"), "h\u{FFFD}me")
  }

  /// The letter ö in Latin-1.
  private static let letter = CChar(bitPattern: 0xF6)

  /// A path with the letter ö in Latin-1 between two texts.
  private static func latin1(_ start: String, _ end: String) -> FilePath {
    FilePath(cString: start.utf8CString.dropLast() + [letter] + end.utf8CString)
  }
}

@MainActor
private func read(
  _ words: [String], operand: String? = nil
) throws(CommandLineOptions.Failure) -> CommandLineOptions {
  var arguments = (["parlor"] + words).map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  return try CommandLineOptions(
    &arguments, operand: operand, summary: "Games.",
    options: [
      .init("seed", argument: "N", "A number"), .init("words", argument: "FILE", "A file"),
      .init("version", "It"),
    ])
}

@MainActor
private func errorMessage(_ words: [String], operand: String? = nil) -> String {
  do {
    _ = try read(words, operand: operand)
    return ""
  } catch {
    return error.message
  }
}
