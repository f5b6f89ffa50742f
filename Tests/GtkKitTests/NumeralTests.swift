import GtkKit
import XCTest

/// Number formatting in a locale without its own separators.
final class NumeralTests: GtkTestCase {
  func testNumbersAreRoundedAndNegativeOnesHaveAMinusSign() {
    onMain {
      XCTAssertEqual(Numeral.text(49.2929, digits: 2), "49.29")
      XCTAssertEqual(Numeral.text(40, digits: 2), "40.00")
      XCTAssertEqual(Numeral.text(512), "512")
      XCTAssertEqual(Numeral.text(-0.4506, digits: 2), "\u{2212}0.45")
      XCTAssertEqual(Numeral.text(-0.001, digits: 2), "0.00")
    }
  }
}
