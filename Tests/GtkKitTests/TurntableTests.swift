import CGtk
import GtkKit
import XCTest

/// A widget that turns about its vertical axis.
final class TurntableTests: GtkTestCase {
  func testTheTurnedWidgetIsDrawnOnceAsAPicture() {
    let child = CountedDrawing()
    let turntable = Turntable(child)
    let window = present(turntable, Size(400, 300))
    pump(until: { child.count > 0 })
    /// Whether the widget is drawn in the next frame.
    @MainActor func draws(_ change: () -> Void) -> Bool {
      let count = child.count
      change()
      child.queueDraw()
      XCTAssertTrue(window.waitForFrames(1))
      return child.count > count
    }
    XCTAssertTrue(draws { turntable.turnedWidth = 1 })
    for part in [0.5, 0.001] {
      XCTAssertFalse(draws { turntable.turnedWidth = part }, "the picture is used again")
    }
    XCTAssertFalse(draws { turntable.turnedWidth = 0 })
    XCTAssertTrue(draws { turntable.turnedWidth = 0.5 }, "after 0, it is taken again")
    XCTAssertTrue(draws { turntable.turnedWidth = nil }, "the widget itself is drawn")
  }

  func testOnlyTheVisiblePartIsDrawn() {
    let turntable = Turntable(CountedDrawing())
    let window = present(turntable, Size(400, 300))
    XCTAssertTrue(window.waitForFrames(1))
    let width = Double(turntable.width)
    for part in [1.0, 0.75, 0.5, 0.1, 0] {
      turntable.turnedWidth = part
      XCTAssertTrue(window.waitForFrames(1))
      let drawn = drawnBounds(of: turntable)
      XCTAssertEqual(drawn?.width ?? 0, part * width, accuracy: 4, "\(part)")
      if let drawn { XCTAssertEqual(drawn.center.x, width / 2, accuracy: 1, "\(part)") }
    }
  }
}

/// The bounds of what a widget draws; nil if it draws nothing.
@MainActor
private func drawnBounds(of widget: some Widget) -> Rect? {
  let snapshot = gtk_snapshot_new()
  gtk_widget_snapshot_child(widget.parent?.pointer, widget.pointer, snapshot)
  guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
  defer { gsk_render_node_unref(node) }
  var bounds = graphene_rect_t()
  gsk_render_node_get_bounds(node, &bounds)
  return Rect(
    Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width), Double(bounds.size.height))
}

/// Counts how often it is drawn.
private final class CountedDrawing: CustomWidget {
  private(set) var count = 0

  override func draw(on canvas: Canvas, in area: Area) {
    count += 1
    canvas.rectangle(area.rect)
    canvas.fill(0)
  }
}
