import GtkKit
import XCTest

/// Placeholders in translated texts.
final class TranslationTests: GtkTestCase {
  func testPlaceholdersAreReplacedByTheirValues() {
    XCTAssertEqual(tr("{a} and {b}, {a}", ["a": "x", "b": "y"]), "x and y, x")
    XCTAssertEqual(tr("${amount}", ["amount": "5"]), "$5")
  }

  func testValueWithBracesIsUnchanged() {
    XCTAssertEqual(
      tr("{name} rolls {value}", ["name": "{value}", "value": "{name}"]), "{value} rolls {name}")
    XCTAssertEqual(tr("{a}{b}", ["a": "{", "b": "}"]), "{}")
  }

  func testUnknownPlaceholdersAndLooseBracesAreUnchanged() {
    XCTAssertEqual(tr("{who} {is}", ["is": "was"]), "{who} was")
    XCTAssertEqual(tr("open { only {a}", ["a": "x"]), "open { only {a}")
    XCTAssertEqual(tr("} {a} {", ["a": "x"]), "} x {")
  }

  func testTextWithoutValuesIsUnchanged() {
    XCTAssertEqual(tr("{name}"), "{name}")
    XCTAssertEqual(tr("Plain"), "Plain")
  }

  func testCountSelectsThePluralFormAndReplacesN() {
    XCTAssertEqual(trn("{n} guess", "{n} guesses", 1), "1 guess")
    XCTAssertEqual(trn("{n} guess", "{n} guesses", 0), "0 guesses")
    XCTAssertEqual(trn("{n} guess", "{n} guesses", 26), "26 guesses")
    XCTAssertEqual(trn("One of {who}", "{n} of {who}", 2, ["who": "{n}"]), "2 of {n}")
  }
}
