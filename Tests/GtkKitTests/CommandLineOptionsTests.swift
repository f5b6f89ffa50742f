import GtkKit
import XCTest

/// The command line.
final class CommandLineOptionsTests: GtkTestCase {
  func testValuesAreReadInBothForms() throws {
    try onMain {
      for words in [["--seed", "5", "--version"], ["--seed=5", "--version"], ["--version", "--seed=5"]] {
        let options = try read(words)
        XCTAssertEqual(options.value(of: "seed"), "5")
        XCTAssertTrue(options.has("version"))
        XCTAssertFalse(options.has("words"))
        XCTAssertNil(options.value(of: "words"))
      }
      XCTAssertEqual(try read(["--words="]).value(of: "words"), "")
      XCTAssertEqual(try read(["--words", "a=b ç.txt"]).value(of: "words"), "a=b ç.txt")
      XCTAssertEqual(try read(["--seed=1", "--seed=2"]).value(of: "seed"), "2")
    }
  }

  func testMissingOptionsAreNil() throws {
    try onMain {
      let options = try read([])
      for name in ["seed", "words", "version", "unheard-of"] { XCTAssertFalse(options.has(name)) }
    }
  }

  func testErrorsNameTheProblem() {
    onMain {
      XCTAssertTrue(errorMessage(["--colour"]).contains("--colour"))
      XCTAssertTrue(errorMessage(["--seed"]).contains("--seed"))
      XCTAssertTrue(errorMessage(["-x"]).contains("x"))
      XCTAssertEqual(errorMessage(["surplus"]), "Unexpected argument “surplus”")
      XCTAssertEqual(errorMessage(["--seed", "1", "two"]), "Unexpected argument “two”")
    }
  }

  func testOneArgumentCanBelongToNoOption() throws {
    try onMain {
      for words in [["a b.txt", "--seed=5"], ["--seed", "5", "a b.txt"], ["--seed=5", "--", "a b.txt"]] {
        let options = try read(words, operand: "FILE")
        XCTAssertEqual(options.operand, "a b.txt")
        XCTAssertEqual(options.value(of: "seed"), "5")
      }
      XCTAssertNil(try read([], operand: "FILE").operand)
      XCTAssertEqual(errorMessage(["one", "two"], operand: "FILE"), "Unexpected argument “two”")
    }
  }

  func testErrorAfterAValueIsHarmless() {
    onMain {
      XCTAssertTrue(errorMessage(["--seed", "5", "--colour"]).contains("--colour"))
      XCTAssertTrue(errorMessage(["--words=x", "--seed"]).contains("--seed"))
    }
  }
}

@MainActor
private func read(
  _ words: [String], operand: String? = nil
) throws(CommandLineOptions.Failure) -> CommandLineOptions {
  try CommandLineOptions(
    ["parlor"] + words, operand: operand, summary: "Games.",
    options: [
      .init("seed", argument: "N", "A number"), .init("words", argument: "FILE", "A file"),
      .init("version", "It"),
    ])
}

/// The error message for a command line; empty if it is valid.
@MainActor
private func errorMessage(_ words: [String], operand: String? = nil) -> String {
  do {
    _ = try read(words, operand: operand)
    return ""
  } catch {
    return error.message
  }
}
