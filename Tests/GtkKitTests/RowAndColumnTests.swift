import XCTest

final class RowAndColumnTests: GtkTestCase {
  /// Keeps the widgets of a test alive.
  private var roots: [WidgetRoot] = []

  private func kept<Kept: Widget>(_ widget: Kept) -> Kept {
    roots.append(WidgetRoot(widget))
    return widget
  }

  private func containers(_ count: Int) -> [Container] { (0..<count).map { _ in kept(Container()) } }

  func testPartsWithoutALengthShareTheRest() {
    let widgets = containers(4)
    let parts = row(gap: 4) {
      widgets[0].frame(width: 30)
      widgets[1]
      widgets[2]
      widgets[3].frame(width: 50)
    }
    XCTAssertEqual(
      rects(of: widgets, in: parts),
      [Rect(10, 20, 30, 100), Rect(44, 20, 54, 100), Rect(102, 20, 54, 100), Rect(160, 20, 50, 100)])
    let others = column {
      widgets[0]
      widgets[1].frame(height: 10)
      widgets[2]
      widgets[3].frame(height: 30)
    }
    XCTAssertEqual(
      rects(of: widgets, in: others),
      [Rect(10, 20, 200, 30), Rect(10, 50, 200, 10), Rect(10, 60, 200, 30), Rect(10, 90, 200, 30)])
  }

  func testAPartCanHaveItsOwnGap() {
    let widgets = containers(4)
    let parts = column(gap: 5) {
      widgets[0].frame(height: 10).gap(1)
      widgets[1]
      widgets[2].frame(height: 10).gap(2)
      widgets[3].frame(height: 10)
    }
    XCTAssertEqual(
      rects(of: widgets, in: parts).map { [$0.y, $0.height] },
      [[20, 10], [31, 62], [98, 10], [110, 10]])
  }

  func testAPartWithASizeIsInTheMiddleOfItsPlace() {
    let widget = kept(Container())
    let layouts: [(Layout, Rect)] = [
      (widget.frame(width: 40, height: 20), Rect(90, 60, 40, 20)),
      (row { widget.frame(width: 40, height: 20) }, Rect(10, 60, 40, 20)),
      (row { widget.frame(width: 40, height: 20).growing() }, Rect(90, 60, 40, 20)),
      (widget.atLeast(width: 40, height: 20).centered(vertically: true), Rect(90, 60, 40, 20)),
      (
        column {
          Layout.spacer
          widget.frame(height: 20)
        }, Rect(10, 100, 200, 20)
      ),
      (widget.layout.padding(5, 10), Rect(15, 30, 190, 80)),
      (Layout([(widget.layout, Rect(3, 4, 20, 10))], in: Size(50, 50)), Rect(13, 24, 20, 10)),
    ]
    for (layout, rect) in layouts { XCTAssertEqual(rects(of: [widget], in: layout), [rect]) }
  }

  func testPartsHaveTheirNaturalSizeOrLessDownToTheirMinimum() {
    let widgets = containers(3)
    for (whole, expected) in [(100, [40.0, 30, 30]), (60, [30, 20, 10]), (20, [20, 10, 10])] {
      let parts = column {
        widgets[0].frame(height: 20...40)
        widgets[1].frame(height: 10...30)
        widgets[2].atLeast(height: 10)
      }
      let placements = parts.placements(in: Rect(0, 0, 50, Double(whole)))
      XCTAssertEqual(placements.map(\.rect.height), expected, "\(whole)")
    }
  }

  func testSharesOfTheRestAreAtLeastWhatEachPartNeeds() {
    let widgets = containers(3)
    let parts = row {
      widgets[0].growing(3)
      widgets[1]
      widgets[2].atLeast(width: 80)
    }
    XCTAssertEqual(rects(of: widgets, in: parts).map(\.width), [90, 30, 80])
  }

  func testARowNeedsWhatItsPartsNeed() {
    let widgets = [Size(30, 20), Size(50, 10)].map {
      kept(Container().sized(width: Int($0.width), height: Int($0.height)))
    }
    let pair = row(gap: 5) {
      widgets[0]
      widgets[1].frame(width: 40...70)
    }.padding(1, 2)
    XCTAssertEqual([pair.width(.minimum), pair.width(.natural)], [87, 107])
    XCTAssertEqual(pair.height(.minimum, forWidth: 100), 24)
    let pile = column(gap: 5) {
      widgets[0].fixed()
      widgets[1].frame(height: 40)
    }
    XCTAssertEqual([pile.width(.minimum), pile.height(.minimum, forWidth: 50)], [50, 65])
    XCTAssertEqual(pile.needed(of: Size(100, 50)), 1.3)
    XCTAssertEqual(pile.needed(of: Size(40, 130)), 1.25)
  }

  func testAHeightDependsOnTheWidthsInARowAndInAFrame() {
    let label = kept(Label("A text of several words that goes on over more than one line", wraps: true))
    let half = row {
      label.layout
      Layout.spacer
    }
    XCTAssertEqual(half.height(.minimum, forWidth: 300), label.naturalHeight(forWidth: 150))
    XCTAssertGreaterThan(half.height(.minimum, forWidth: 300), half.height(.minimum, forWidth: 2000))
    let framed = label.frame(width: 0...150)
    XCTAssertEqual(framed.height(.minimum, forWidth: 600), label.naturalHeight(forWidth: 150))
    XCTAssertEqual(framed.height(.minimum, forWidth: 100), label.naturalHeight(forWidth: 100))
  }

  func testTheFirstLayoutThatFitsIsPlacedAndTheLastIsMeasuredWhereNoneFits() {
    let widgets = containers(2)
    for (needed, isFirst) in [(60.0, true), (101, false)] {
      let layout = firstFitting {
        widgets[0].atLeast(height: needed)
        widgets[1].atLeast(height: 50)
      }
      XCTAssertEqual(rects(of: [widgets[0]], in: layout).isEmpty, !isFirst)
      XCTAssertEqual(rects(of: [widgets[1]], in: layout).isEmpty, isFirst)
      XCTAssertEqual(layout.height(.minimum, forWidth: 10), 50)
      XCTAssertEqual(layout.height(.natural, forWidth: 10), needed)
    }
    let narrow = firstFitting {
      widgets[0].atLeast(width: 80, height: 10)
      widgets[1].atLeast(width: 60, height: 20)
    }
    XCTAssertEqual(narrow.height(.minimum, forWidth: 30), 20)
  }

  func testPlacesOfAnAreaNeedMoreIfAPartLacksRoom() {
    let widget = kept(Container().sized(width: 30, height: 20))
    let lacking = Layout([(widget.layout, Rect(0, 0, 30, 15))], in: Size(100, 50))
    XCTAssertEqual([lacking.width(.minimum), lacking.height(.minimum, forWidth: 100)], [100, 55])
  }
}

@MainActor
private func rects(of widgets: [Container], in layout: Layout) -> [Rect] {
  let placements = layout.placements(in: Rect(10, 20, 200, 100))
  return widgets.compactMap { widget in placements.first { $0.widget.pointer == widget.pointer }?.rect }
}
