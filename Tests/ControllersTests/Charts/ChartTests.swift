import XCTest

/// Where the parts of a chart are.
final class ChartDrawingTests: GameTestCase {
  func testD9_barsBeginAtZeroAndAreAsHighAsTheirValues() {
    let geometry = layOut(.sample(.bars, [Chart.Series("A", [10, 5, 0]), Chart.Series("B", [2, 4, 8])]))
    let bars = geometry.bars(of: 0)
    for bar in bars + geometry.bars(of: 1) {
      XCTAssertEqual(bar.y + bar.height, geometry.plot.y + geometry.plot.height, accuracy: 0.01)
    }
    XCTAssertEqual(bars[0].height, 2 * bars[1].height, accuracy: 0.01)
    XCTAssertEqual(bars[2].height, 0, "zero has a number only")
    XCTAssertEqual(geometry.numbers(of: 0).map(\.text), ["10", "5", "0"])
    for (number, bar) in zip(geometry.numbers(of: 0), bars) {
      XCTAssertEqual(number.rect.y + number.rect.height, bar.y, accuracy: 0.01, "it stands on its bar")
      XCTAssertEqual(number.rect.center.x, bar.center.x, accuracy: 0.01)
    }
    for (bar, other) in zip(bars, geometry.bars(of: 1)) {
      XCTAssertLessThanOrEqual(bar.x + bar.width, other.x, "the bars are side by side")
    }
    XCTAssertTrue(geometry.scale.ticks.contains(0))
  }

  func testExpectedValuesAreMarkedAcrossTheBarsOfTheirPlaces() {
    let chart = Chart.histogram
    let geometry = layOut(chart)
    for (bar, mark) in zip(geometry.bars(of: 0), geometry.marks) {
      XCTAssertLessThan(mark.start.x, bar.x)
      XCTAssertGreaterThan(mark.end.x, bar.x + bar.width)
    }
    XCTAssertEqual(geometry.numbers(of: 0).map(\.text), ["3", "9", "4"])
    for (number, mark) in zip(geometry.numbers(of: 0), geometry.marks) {
      let rows = number.rect.y...number.rect.y + number.rect.height
      XCTAssertFalse(rows.contains(mark.start.y), "the mark does not cross it")
    }
  }

  func testD9_theAxisEndsAtTheGreatestValueOrAtFive() {
    let geometry = layOut(.sample(.bars, [Chart.Series("A", [2])], .named(["Four"])), Size(1600, 900))
    let bar = geometry.bars(of: 0)[0]
    XCTAssertEqual(bar.height, geometry.plot.height * 2 / 5, accuracy: 1)
    XCTAssertLessThan(bar.width, 50)
    XCTAssertEqual(bar.center.x, geometry.categoryTexts[0].rect.center.x, accuracy: 1)
  }

  func testD9_theStartIsNamedBesideTheTitleAndIsNoPartOfTheTable() {
    var chart = Chart.sample(.line, [Chart.Series("A", [205, 210])])
    chart.expected = Chart.Series("Start: 200", [200])
    let geometry = layOut(chart)
    XCTAssertEqual(geometry.legend.map(\.name.text), ["Start: 200"])
    XCTAssertEqual(geometry.legend[0].name.rect.y, geometry.titles[0].rect.y)
    XCTAssertEqual(geometry.scale.ticks[0], 200)
    XCTAssertEqual(chart.rows.map(\.count), [2, 2])
  }

  func testTheAxisNamesRoundNumbersThatHaveRoom() {
    let values = (1...100).map(Double.init)
    let chart = Chart.sample(.line, [Chart.Series("A", values)], .numbered(from: 901))
    let texts = layOut(chart, Size(400, 300)).categoryTexts
    let numbers = texts.compactMap { Int($0.text.filter(\.isNumber)) }
    XCTAssertEqual(numbers.count, texts.count)
    XCTAssertTrue(numbers.allSatisfy { $0.isMultiple(of: 20) }, "\(numbers)")
    for (text, next) in zip(texts, texts.dropFirst()) {
      XCTAssertLessThan(text.rect.x + text.rect.width, next.rect.x)
    }
  }

  func testNumbersBelowBarsStayOnALineEach() {
    let chart = Chart.sample(.bars, [Chart.Series("A", Array(repeating: 1, count: 24))])
    let texts = layOut(chart, Size(300, 240)).categoryTexts
    XCTAssertGreaterThan(texts.count, 1)
    for (text, next) in zip(texts, texts.dropFirst()) {
      XCTAssertEqual(text.rect.height, Label("0").lineHeight, accuracy: 1.5, "\(text)")
      XCTAssertLessThanOrEqual(text.rect.x + text.rect.width, next.rect.x)
    }
  }

  func testNoNameIsLeftOut() {
    let names = (1...8).map { "A long name of place \($0)" }
    let chart = Chart.sample(.bars, [Chart.Series("A", Array(repeating: 1, count: 8))], .named(names))
    XCTAssertEqual(layOut(chart, Size(360, 400)).categoryTexts.map(\.text), names)
  }

  func testEveryTextIsInsideOfTheArea() {
    let long = Chart.sample(
      .line, [Chart.Series("A", [0, 10_000_093]), Chart.Series("B", [1, 2]), Chart.Series("C", [3, 1])],
      .numbered(from: 1), isMoney: true)
    for chart in [.histogram, long, .sample(.line, [Chart.Series("A", [5])])] {
      for size in [Size(240, 180), Size(360, 300), Size(1600, 900)] {
        let geometry = layOut(chart, size)
        let texts =
          geometry.titles + geometry.categoryTexts + geometry.valueTexts
          + geometry.legend.map(\.name) + (chart.isLine ? [] : geometry.numbers(of: 0))
        for text in texts {
          let (rect, area) = (text.rect, Rect(size))
          XCTAssertEqual(rect.intersection(area).width, rect.width, accuracy: 0.5, "\(text) \(size)")
          XCTAssertEqual(rect.intersection(area).height, rect.height, accuracy: 0.5, "\(text) \(size)")
        }
      }
    }
  }

  func testAnAreaWithoutRoomForTheValuesHasAGeometryToo() {
    let chart = Chart.sample(.line, [Chart.Series("A", [0, Double(Int.max)])], isMoney: true)
    for size in [Size(0, 0), Size(20, 20), Size(100, 300)] {
      XCTAssertEqual(layOut(chart, size).points(of: chart.series[0]).count, 2)
      XCTAssertEqual(layOut(.histogram, size).bars(of: 0).count, 3)
      XCTAssertLessThanOrEqual(layOut(.histogram, size).numbers(of: 0).count, 3)
    }
  }

  func testValuesThatAreNotFiniteAreNotShown() {
    let chart = Chart.sample(.line, [Chart.Series("A", [1, .nan, .infinity, 4])])
    XCTAssertEqual(layOut(chart).points(of: chart.series[0]).count, 2)
    XCTAssertEqual(chart.rows.map { Array($0.dropFirst()) }, [["1"], [""], [""], ["4"]])
  }
}

@MainActor
private func layOut(_ chart: Chart, _ size: Size = Size(600, 400)) -> ChartDrawing {
  ChartDrawing(of: chart, in: Rect(size), like: Label("0"), accent: Label("0"))
}

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

  func testD9_aLineFarFromZeroBeginsNearItsValuesAndItsAxisSaysSo() {
    XCTAssertEqual(
      ChartScale(of: [205, 185], count: 5, followsValues: true).ticks, [185, 190, 195, 200, 205])
    XCTAssertEqual(ChartScale(of: [10, 30], count: 5, followsValues: true).ticks[0], 0, "zero is near")
    XCTAssertEqual(ChartScale(of: [-5, 20], count: 5, followsValues: true).ticks[0], -5)
    for (kind, title) in [(Chart.Kind.line, "Value ($), axis starts at $185"), (.bars, "Value ($)")] {
      let chart = Chart.sample(kind, [Chart.Series("Value", [205, 185])], isMoney: true)
      let geometry = layOut(chart)
      XCTAssertEqual(geometry.titles[0].text, title)
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
      isMoney: true)
    XCTAssertEqual(chart.csv, "Place,Value ($),Short\r\n1000,-1234567,1\r\n1001,0.5,\r\n")
  }

  func testD9_theTableHasTheUnitsOfTheValues() {
    let series = [Chart.Series("A", [1234, -5]), Chart.Series("B", [0.25, 2])]
    let rows = { (isMoney: Bool) in
      Chart.sample(.line, series, isMoney: isMoney).rows.map { Array($0.dropFirst()) }
    }
    XCTAssertEqual(rows(true), [["$1,234", "$0.2"], ["$−5", "$2.0"]])
    XCTAssertEqual(rows(false)[1], ["−5", "2.0"])
  }

  func testD9_aChartWithoutAMeasuredValueIsEmpty() {
    let expected = Chart.Series("Expected", [1, 2])
    for kind in [Chart.Kind.bars, .line] {
      for values in [[], [.nan]] as [[Double]] {
        XCTAssertTrue(Chart.sample(kind, [Chart.Series("A", values)], expected: expected).isEmpty)
      }
      XCTAssertFalse(
        Chart.sample(kind, [Chart.Series("A", [.nan, 0])], expected: expected).isEmpty, "zero is a value")
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

@MainActor
extension Chart {
  enum Kind { case line, bars }

  /// A chart of the given values.
  static func sample(
    _ kind: Kind, _ series: [Series], _ categories: Categories? = nil, isMoney: Bool = false,
    expected: Series? = nil
  ) -> Chart {
    let names = (0..<(series.map(\.values.count).max() ?? 0)).map { String($0 + 1) }
    return Chart(
      "Sample", summary: "A sample.", of: "Value", isMoney: isMoney, by: "Place",
      categories ?? (kind == .line ? .numbered(from: 1) : .named(names)), series, expected: expected)
  }

  /// A histogram beside the expected one.
  static var histogram: Chart {
    .sample(
      .bars, [Series("Rolled", [3, 9, 4])], .named(["Two", "Three", "Four, or more"]),
      expected: Series("Expected", [4, 8.5, 3.5]))
  }
}

extension String {
  /// An SVG file without the number that cairo gives each surface.
  var withoutSurfaceNumber: String { replacing(/id="surface[0-9]+"/, with: "") }
}
