import Views
import XCTest

/// The ticks of a chart's value axis.
final class ChartScaleTests: GtkTestCase {
  func testTicksAreMultiplesOfOneTwoOrFiveAroundAllValues() {
    onMain {
      let cases: [(range: ClosedRange<Double>, count: Int, ticks: [Double])] = [
        (0...7, 5, [0, 2, 4, 6, 8]), (0...250, 6, [0, 50, 100, 150, 200, 250]),
        (0...1, 5, [0, 1]), (0...0, 5, [0, 1]), (-30...45, 4, [-40, -20, 0, 20, 40, 60]),
        (5...5, 2, [4, 5, 6]), (995...1003, 4, [994, 996, 998, 1000, 1002, 1004]),
        (0...1_000_000, 2, [0, 500_000, 1_000_000]),
      ]
      for (range, count, ticks) in cases {
        XCTAssertEqual(ChartScale(range, count: count, isWhole: true).ticks, ticks, "\(range)")
      }
    }
  }

  func testFractionsHaveTicksBetweenWholeNumbers() {
    onMain {
      let scale = ChartScale(0...0.4, count: 4, isWhole: false)
      XCTAssertEqual(scale.step, 0.1)
      XCTAssertEqual(scale.ticks.count, 5)
      XCTAssertEqual(ChartScale(0.25...0.25, count: 4, isWhole: false).ticks.count, 5)
    }
  }

  func testLargestValuesHaveTicksToo() {
    onMain {
      let greatest = Double(Int.max)
      for range in [0...greatest, greatest...greatest, (greatest / 2)...greatest] {
        let scale = ChartScale(range, count: 10, isWhole: true)
        XCTAssertTrue((2...12).contains(scale.ticks.count), "\(range): \(scale.ticks)")
        XCTAssertLessThanOrEqual(scale.ticks[0], range.lowerBound)
        XCTAssertGreaterThanOrEqual(scale.ticks.last ?? 0, range.upperBound)
      }
    }
  }
}
