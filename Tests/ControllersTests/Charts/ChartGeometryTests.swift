import GtkKit
import Views
import XCTest

/// Where the parts of a chart are.
final class ChartGeometryTests: GameTestCase {
  func testBarsBeginAtZeroAndAreAsHighAsTheirValues() {
    let geometry = layOut(.sample(.bars, [Chart.Series("A", [10, 5, 0]), Chart.Series("B", [2, 4, 8])]))
    let bars = geometry.bars(of: 0)
    for bar in bars + geometry.bars(of: 1) {
      XCTAssertEqual(bar.y + bar.height, geometry.plot.y + geometry.plot.height, accuracy: 0.01)
    }
    XCTAssertEqual(bars[0].height, 2 * bars[1].height, accuracy: 0.01)
    XCTAssertEqual(bars[2].height, 0)
    for (bar, other) in zip(bars, geometry.bars(of: 1)) {
      XCTAssertLessThanOrEqual(bar.x + bar.width, other.x, "the bars are side by side")
    }
    XCTAssertTrue(geometry.valueTicks.contains { $0.isZero })
  }

  func testExpectedValuesAreMarkedAcrossTheBarsOfTheirPlaces() {
    let chart = Chart.histogram
    let geometry = layOut(chart)
    for (bar, mark) in zip(geometry.bars(of: 0), geometry.marks(of: chart.series[1])) {
      XCTAssertLessThan(mark.start.x, bar.x)
      XCTAssertGreaterThan(mark.end.x, bar.x + bar.width)
    }
  }

  func testALineShowsZero() {
    for values in [[900.0, 950], [-950, -900]] {
      XCTAssertTrue(layOut(.sample(.line, [Chart.Series("A", values)])).scale.ticks.contains(0))
    }
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

  func testNoNameIsLeftOut() {
    let names = (1...8).map { "A long name of place \($0)" }
    let chart = Chart.sample(.bars, [Chart.Series("A", Array(repeating: 1, count: 8))], .named(names))
    XCTAssertEqual(layOut(chart, Size(360, 400)).categoryTexts.map(\.text), names)
  }

  func testEveryTextIsInsideOfTheArea() {
    let long = Chart.sample(
      .line, [Chart.Series("A", [0, 10_000_093]), Chart.Series("B", [1, 2]), Chart.Series("C", [3, 1])],
      .numbered(from: 1), unit: .dollars)
    for chart in [.histogram, long, .sample(.line, [Chart.Series("A", [5])])] {
      for size in [Size(240, 180), Size(360, 300), Size(1600, 900)] {
        let geometry = layOut(chart, size)
        let texts =
          geometry.titles + geometry.categoryTexts + geometry.valueTicks.map(\.text)
          + geometry.legend.map(\.name)
        for text in texts {
          let (rect, area) = (text.rect, Rect(size))
          XCTAssertEqual(rect.intersection(area).width, rect.width, accuracy: 0.5, "\(text) \(size)")
          XCTAssertEqual(rect.intersection(area).height, rect.height, accuracy: 0.5, "\(text) \(size)")
        }
      }
    }
  }

  func testAnAreaWithoutRoomForTheValuesHasAGeometryToo() {
    let chart = Chart.sample(.line, [Chart.Series("A", [0, Double(Int.max)])], unit: .dollars)
    for size in [Size(0, 0), Size(20, 20), Size(100, 300)] {
      XCTAssertEqual(layOut(chart, size).points(of: chart.series[0]).count, 2)
      XCTAssertEqual(layOut(.histogram, size).bars(of: 0).count, 3)
    }
  }

  func testValuesThatAreNotFiniteAreNotShown() {
    let chart = Chart.sample(.line, [Chart.Series("A", [1, .nan, .infinity, 4])])
    XCTAssertEqual(layOut(chart).points(of: chart.series[0]).count, 2)
    XCTAssertEqual(chart.rows.map { Array($0.dropFirst()) }, [["1"], [""], [""], ["4"]])
  }
}

@MainActor
private func layOut(_ chart: Chart, _ size: Size = Size(600, 400)) -> ChartGeometry {
  ChartGeometry(of: chart, in: Rect(size), like: Label("0"))
}
