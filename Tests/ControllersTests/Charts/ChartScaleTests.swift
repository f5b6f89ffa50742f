import XCTest

/// The ticks of a chart's value axis.
final class ChartScaleTests: GameTestCase {
  func testTicksAreMultiplesOfOneTwoOrFiveAroundAllValues() {
    let cases: [(values: [Double], count: Int, ticks: [Double])] = [
      ([7, 3], 5, [0, 2, 4, 6, 8]), ([250], 6, [0, 50, 100, 150, 200, 250]), ([1], 5, [0, 1]),
      ([0.4], 5, [0, 1]), ([0, 0], 5, [0, 1]), ([], 5, [0, 1]), ([-30, 45], 4, [-40, -20, 0, 20, 40, 60]),
      ([-5, -3], 5, [-5, -4, -3, -2, -1, 0]), ([1_000_000], 2, [0, 500_000, 1_000_000]),
    ]
    for (values, count, ticks) in cases {
      XCTAssertEqual(ChartScale(of: values, count: count).ticks, ticks, "\(values)")
    }
  }

  func testLargestValuesHaveTicksToo() {
    let greatest = Double(Int.max)
    for values in [[0, greatest], [greatest], [-greatest, greatest]] {
      let ticks = ChartScale(of: values, count: 10).ticks
      XCTAssertTrue((2...13).contains(ticks.count), "\(values): \(ticks)")
      XCTAssertLessThanOrEqual(ticks[0], values[0])
      XCTAssertGreaterThanOrEqual(ticks.last ?? 0, greatest)
    }
  }
}
