import GtkKit
import Views
import XCTest

/// Charts as tables and files.
final class ChartFileTests: GameTestCase {
  func testD9_csvHasARecordForEachPlaceAndQuotesWhatNeedsThem() {
    var chart = Chart.histogram
    chart.categories = .named(["Two", "\"Three\"", "Four, or\nmore"])
    XCTAssertEqual(
      chart.csv,
      "Place,Rolled,Expected\r\nTwo,3,4\r\n\"\"\"Three\"\"\",9,8.5\r\n\"Four, or\nmore\",4,3.5\r\n")
  }

  func testD9_csvHasNumbersThatProgramsCanRead() {
    let chart = Chart.sample(
      .line, [Chart.Series("Value", [-1_234_567, 0.5]), Chart.Series("Short", [1])], .numbered(from: 1000),
      unit: .dollars)
    XCTAssertEqual(chart.csv, "Place,Value ($),Short\r\n1000,-1234567,1\r\n1001,0.5,\r\n")
  }

  func testD9_theTableHasTheUnitsOfTheValues() {
    let series = [Chart.Series("A", [1234, -5]), Chart.Series("B", [0.25, 2])]
    let rows = { (unit: Chart.Unit) in
      Chart.sample(.line, series, unit: unit).rows.map { Array($0.dropFirst()) }
    }
    XCTAssertEqual(rows(.dollars), [["$1,234", "$0.2"], ["$−5", "$2.0"]])
    XCTAssertEqual(rows(.count)[1], ["−5", "2.0"])
  }

  func testD9_aChartWithoutAMeasuredValueIsEmpty() {
    let expected = Chart.Series("Expected", [1, 2], .expected)
    for kind in [Chart.Kind.bars, .line] {
      for values in [[], [.nan]] as [[Double]] {
        XCTAssertTrue(Chart.sample(kind, [Chart.Series("A", values), expected]).isEmpty)
      }
      XCTAssertFalse(
        Chart.sample(kind, [Chart.Series("A", [.nan, 0]), expected]).isEmpty, "zero is a value")
    }
  }

  func testD9_theSVGFileNeedsNoFontsAndShowsTheValues() {
    WindowFixture.loadStyle()
    let line = Chart.sample(.line, [Chart.Series("A", [1, 3, 2])])
    var other = line
    other.series[0].values[1] = 2.5
    for chart in [line, .histogram] {
      let picture = ChartPicture.svg(of: chart)
      XCTAssertTrue(picture.hasPrefix("<?xml"))
      XCTAssertTrue(picture.hasSuffix("</svg>\n"))
      XCTAssertFalse(picture.contains("<text") || picture.contains("<script"))
      XCTAssertTrue(picture.withoutSurfaceNumber == ChartPicture.svg(of: chart).withoutSurfaceNumber)
    }
    let pictures = [line, other].map { ChartPicture.svg(of: $0).withoutSurfaceNumber }
    XCTAssertFalse(pictures[0] == pictures[1], "the values are not in the picture")
  }
}
