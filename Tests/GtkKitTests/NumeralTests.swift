import XCTest

final class NumeralTests: GtkTestCase {
  func testNumbersAreRoundedAndNegativeOnesHaveAMinusSign() {
    XCTAssertEqual(Numeral.text(49.2929, digits: 2), "49.29")
    XCTAssertEqual(Numeral.text(40, digits: 2), "40.00")
    XCTAssertEqual(Numeral.text(512), "512")
    XCTAssertEqual(Numeral.text(-0.4506, digits: 2), "\u{2212}0.45")
    XCTAssertEqual(Numeral.text(-0.001, digits: 2), "0.00")
  }

  func testOnlyWrittenGroupsAreAccepted() {
    for (text, digits) in [
      ("1,000", "1000"), (" 10,000,093 ", "10000093"), ("512", "512"), ("1 000", "1000"),
      ("10\u{A0}000\u{A0}093", "10000093"), ("1\u{202F}000", "1000"), ("10 00", "1000"),
      ("+7", "7"), (" +1,000 ", "1000"),
    ] {
      XCTAssertEqual(Numeral.ungrouped(text), digits)
    }
    for text in [
      "", "+", "+-7", "++7", "7+", "1,00", "10,00", ",100", "1,000,", "-1,000", "1.000",
      "0,100",
    ] {
      XCTAssertEqual(Numeral.ungrouped(text), text)
    }
  }

  func testIntegersAreGroupedAndExact() {
    for (value, text) in [
      (0, "0"), (512, "512"), (5120, "5,120"), (99_999, "99,999"), (10_000_093, "10,000,093"),
      (-512, "\u{2212}512"), (Int.max, "9,223,372,036,854,775,807"),
      (Int.min, "\u{2212}9,223,372,036,854,775,808"),
    ] {
      XCTAssertEqual(Numeral.text(value), text)
    }
  }
}
