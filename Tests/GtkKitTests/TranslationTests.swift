import XCTest

final class TranslationTests: GtkTestCase {
  func testPlaceholdersAreReplacedByTheirValuesAndOtherBracesStay() {
    for (text, values, result) in [
      ("{a} and {b}, {a}", ["a": "x", "b": "y"], "x and y, x"),
      ("${amount}", ["amount": "5"], "$5"),
      ("{name} rolls {value}", ["name": "{value}", "value": "{name}"], "{value} rolls {name}"),
      ("{a}{b}", ["a": "{", "b": "}"], "{}"),
      ("{who} {is}", ["is": "was"], "{who} was"),
      ("open { only {a}", ["a": "x"], "open { only {a}"),
      ("} {a} {", ["a": "x"], "} x {"),
      ("{name}", [:], "{name}"),
    ] {
      XCTAssertEqual(tr(text, values), result)
    }
  }

  func testCountSelectsThePluralFormAndReplacesN() {
    XCTAssertEqual(trn("{n} guess", "{n} guesses", 1), "1 guess")
    XCTAssertEqual(trn("{n} guess", "{n} guesses", 0), "0 guesses")
    XCTAssertEqual(trn("{n} guess", "{n} guesses", 26), "26 guesses")
    XCTAssertEqual(trn("One of {who}", "{n} of {who}", 2, ["who": "{n}"]), "2 of {n}")
  }
}
