import CGtk
import GtkKit
import XCTest

/// What a container draws below its children, and the picture that it keeps of it.
final class CachedDrawingTests: GtkTestCase {
  func testACachedDrawingBecomesAPictureWhenItIsDrawnAgain() {
    onMain {
      var drawings: [Size] = []
      let container = Container(drawBelow: {
        drawings.append($1.size)
        $0.circle(Point(5, 5), radius: 5)
      })
      container.cachesDrawing = true
      let window = present(container, Size(400, 300))
      pump(until: { drawings.count == 1 })
      for _ in 1...2 {
        container.queueDraw()
        XCTAssertTrue(window.waitForFrames(1))
        XCTAssertEqual(drawings.count, 2, "the second drawing makes the picture, which is used again")
      }
      XCTAssertEqual(drawings.last, Size(container.width, container.height))
      container.redraw()
      XCTAssertTrue(window.waitForFrames(1))
      XCTAssertEqual(drawings.count, 3)
      window.setDefaultSize(Size(500, 300))
      pump(until: { drawings.last?.width == 500 })
      for _ in 1...2 {
        container.queueDraw()
        XCTAssertTrue(window.waitForFrames(1))
      }
      let count = drawings.count
      container.queueDraw()
      XCTAssertTrue(window.waitForFrames(1))
      XCTAssertEqual(drawings.count, count)
      Desktop.setPrefersDark(true)
      pump(until: { drawings.count > count })
      Desktop.setPrefersDark(false)
      window.destroy()
    }
  }

  func testANewDrawingReplacesTheOneThatIsShown() {
    onMain {
      var drawn: [Int] = []
      let container = Container(drawBelow: { _, _ in drawn.append(0) })
      container.cachesDrawing = true
      let window = present(container, Size(400, 300))
      container.queueDraw()
      XCTAssertTrue(window.waitForFrames(1))
      for number in 1...2 {
        container.drawBelow = { _, _ in drawn.append(number) }
        XCTAssertTrue(window.waitForFrames(1))
        XCTAssertEqual(drawn.last, number)
      }
      drawn = []
      container.drawBelow = nil
      XCTAssertTrue(window.waitForFrames(1))
      XCTAssertEqual(drawn, [])
      window.destroy()
    }
  }

  func testAHiddenWidgetKeepsItsPictureUnlessItIsLarge() {
    onMain {
      for (size, drawings) in [(Size(400, 300), 2), (Size(2000, 1200), 3)] {
        var count = 0
        let container = Container(drawBelow: { _, _ in count += 1 })
        container.cachesDrawing = true
        let window = present(container, size)
        pump(until: { count == 1 })
        container.queueDraw()
        XCTAssertTrue(window.waitForFrames(1))
        container.isVisible = false
        XCTAssertTrue(window.waitForFrames(1))
        container.isVisible = true
        XCTAssertTrue(window.waitForFrames(1))
        XCTAssertEqual(count, drawings, "\(size)")
        window.destroy()
      }
    }
  }

  func testADrawingIsNoPictureOnADisplayWithAFractionalScale() {
    onMain {
      var area: Area?
      let container = Container(drawBelow: { area = $1 })
      let window = present(container, Size(400, 300))
      pump(until: { area != nil })
      guard let area else { return XCTFail("nothing was drawn") }
      let drawing = CachedDrawing()
      var count = 0
      // The window moves from one display to another.
      for (displayScale, isPicture) in [
        (1.0, true), (1.25, false), (2, true), (1.5, false), (1.75, false), (1, true),
      ] {
        for _ in 1...2 {
          let before = count
          let snapshot = gtk_snapshot_new()
          drawing.append(area, displayScale: displayScale, to: snapshot) { _ in count += 1 }
          g_object_unref(UnsafeMutableRawPointer(snapshot))
          XCTAssertEqual(count, before + 1, "\(displayScale)")
        }
        let before = count
        for _ in 1...2 {
          let snapshot = gtk_snapshot_new()
          drawing.append(area, displayScale: displayScale, to: snapshot) { _ in count += 1 }
          g_object_unref(UnsafeMutableRawPointer(snapshot))
        }
        XCTAssertEqual(count, isPicture ? before : before + 2, "\(displayScale)")
        XCTAssertEqual(drawing.hasPicture, isPicture, "\(displayScale)")
      }
      window.destroy()
    }
  }
}
