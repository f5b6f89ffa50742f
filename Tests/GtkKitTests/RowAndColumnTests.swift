import GtkKit
import Hands
import XCTest

/// Rows and columns.
final class RowAndColumnTests: GtkTestCase {
  func testPartsWithoutALengthShareTheRest() {
    onMain {
      let widgets = (0..<4).map { _ in Container() }
      let root = widgets.map { WidgetRoot($0) }
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
      withExtendedLifetime(root) {}
    }
  }

  func testAPartCanHaveItsOwnGap() {
    onMain {
      let widgets = (0..<4).map { _ in Container() }
      let root = widgets.map { WidgetRoot($0) }
      let parts = column(gap: 5) {
        widgets[0].frame(height: 10).gap(1)
        widgets[1]
        widgets[2].frame(height: 10).gap(2)
        widgets[3].frame(height: 10)
      }
      XCTAssertEqual(
        rects(of: widgets, in: parts).map { [$0.y, $0.height] },
        [[20, 10], [31, 62], [98, 10], [110, 10]])
      withExtendedLifetime(root) {}
    }
  }

  func testALengthCanDependOnTheRest() {
    onMain {
      let widgets = (0..<4).map { _ in Container() }
      let root = widgets.map { WidgetRoot($0) }
      let parts = row {
        widgets[0].frame(width: 100)
        widgets[1].layout.frame(width: { $0.width / 2 })
        widgets[2]
        widgets[3].layout.frame(width: { $0.width / 5 }).frame(height: { $0.height / 2 })
      }
      XCTAssertEqual(
        rects(of: widgets, in: parts),
        [Rect(10, 20, 100, 100), Rect(110, 20, 50, 100), Rect(160, 20, 40, 100), Rect(200, 45, 10, 50)])
      withExtendedLifetime(root) {}
    }
  }

  func testPartsCanDependOnAConditionAndAWidgetOnTheRest() {
    onMain {
      let widgets = (0..<3).map { _ in Container() }
      let root = widgets.map { WidgetRoot($0) }
      for isShown in [true, false] {
        let parts = column {
          widgets[0].frame(height: { $0.height / 4 })
          if isShown {
            widgets[1].frame(height: 10)
          } else {
            Layout.spacer.frame(height: 35)
          }
          if !isShown { widgets[2] }
        }
        let expected =
          isShown
          ? [Rect(10, 20, 200, 25), Rect(10, 45, 200, 10)] : [Rect(10, 20, 200, 25), Rect(10, 80, 200, 40)]
        XCTAssertEqual(rects(of: widgets, in: parts), expected)
      }
      withExtendedLifetime(root) {}
    }
  }

  func testAPartWithASizeIsCentered() {
    onMain {
      let widget = Container()
      let root = WidgetRoot(widget)
      let layouts: [(Layout, Rect)] = [
        (widget.frame(width: 40, height: 20), Rect(90, 60, 40, 20)),
        (row { widget.frame(width: 40, height: 20) }, Rect(10, 60, 40, 20)),
        (row { widget.frame(width: 40, height: 20).centered() }, Rect(90, 60, 40, 20)),
        (
          column {
            Layout.spacer
            widget.frame(height: 20)
          }, Rect(10, 100, 200, 20)
        ),
        (widget.layout.padding(5, 10), Rect(15, 30, 190, 80)),
        (.reading { room in widget.frame(width: room.width / 4) }, Rect(85, 20, 50, 100)),
      ]
      for (layout, rect) in layouts { XCTAssertEqual(rects(of: [widget], in: layout), [rect]) }
      withExtendedLifetime(root) {}
    }
  }
}

@MainActor
private func rects(of widgets: [Container], in layout: Layout) -> [Rect] {
  let placements = layout.placements(in: Rect(10, 20, 200, 100))
  return widgets.compactMap { widget in placements.first { $0.widget.pointer == widget.pointer }?.rect }
}
