import XCTest

/// What a widget draws, and what GTK gets of it.
final class SnapshotTests: GtkTestCase {
  /// Whether a change makes a widget of a window draw again in the next frames.
  private static func redraws(_ drawing: Drawing, in window: Window, _ change: () -> Void) -> Bool {
    let count = drawing.count
    change()
    XCTAssertTrue(window.waitForFrames(2))
    return drawing.count > count
  }

  func testADrawingIsAsLargeAsItsInkAndNoLargerThanTheWidget() {
    let dot = Drawing { $0.circle(Point(50, 40), radius: 5) }
    let window = present(dot, Size(300, 200))
    pump(until: { dot.count > 0 })
    XCTAssertEqual(bounds(of: dot), Rect(44, 34, 12, 12))
    dot.path = { $0.rectangle(Rect(-20, -20, 1000, 30)) }
    dot.queueDraw()
    XCTAssertTrue(window.waitForFrames(1))
    XCTAssertEqual(bounds(of: dot), Rect(0, 0, Double(dot.width), 11))
  }

  func testADrawingWithoutInkHasNoNode() {
    let empty = Drawing { _ in }
    present(empty, Size(300, 200))
    pump(until: { empty.count > 0 })
    XCTAssertNil(bounds(of: empty))
  }

  func testADrawingStaysUntilTheWidgetItselfChanges() {
    let dot = Drawing { $0.circle(Point(50, 40), radius: 5) }
    let child = Label("x")
    dot.add(child)
    dot.placement = { child.placed(in: $0) }
    let window = present(dot, Size(300, 200))
    pump(until: { dot.count > 0 && child.isMapped })
    XCTAssertTrue(window.waitForFrames(1))
    let drawsAgain = { Self.redraws(dot, in: window, $0) }
    XCTAssertFalse(drawsAgain { child.text = "y" })
    XCTAssertTrue(drawsAgain { dot.queueDraw() })
    XCTAssertTrue(drawsAgain { AnyWidget(dot).queueDraw() }, "by a handle")
    XCTAssertTrue(drawsAgain { window.redrawAll() })
    XCTAssertTrue(drawsAgain { Desktop.setPrefersDark(true) })
    Desktop.setPrefersDark(false)
    XCTAssertTrue(drawsAgain { gtk_widget_set_direction(dot.pointer, GTK_TEXT_DIR_RTL) })
    XCTAssertTrue(drawsAgain { window.setDefaultSize(Size(400, 260)) })
  }

  func testColorsGradientsAndBordersAreNodesOfTheirOwn() {
    let ground = Ground()
    present(ground, Size(300, 200))
    pump(until: { ground.isMapped && bounds(of: ground) != nil })
    XCTAssertEqual(
      nodes(of: ground).map(gsk_render_node_get_node_type),
      [GSK_COLOR_NODE, GSK_LINEAR_GRADIENT_NODE, GSK_ROUNDED_CLIP_NODE, GSK_BORDER_NODE])
    // Twice as large, and moved by (10, 20).
    XCTAssertEqual(nodes(of: ground).first.map(bounds), Rect(10, 20, 40, 60))
  }

  func testTheTurnedWidgetIsNarrowerAndInTheMiddle() {
    let child = Drawing { $0.rectangle(Rect(0, 0, 400, 300)) }
    let turntable = Turntable(child)
    let window = present(turntable, Size(400, 300))
    pump(until: { child.count > 0 })
    let width = Double(turntable.width)
    for part in [1.0, 0.75, 0.5, 0.1, 1e-9, 0] {
      turntable.turnedWidth = part
      XCTAssertTrue(window.waitForFrames(1))
      let drawn = bounds(of: turntable)
      XCTAssertEqual(drawn?.width ?? 0, part * width, accuracy: 4, "\(part)")
      if let drawn { XCTAssertEqual(drawn.center.x, width / 2, accuracy: 1, "\(part)") }
    }
  }
}

private final class Drawing: CustomWidget {
  var path: (Canvas) -> Void
  var placement: ((Rect) -> Placement)?
  var count = 0

  init(_ path: @escaping (Canvas) -> Void) {
    self.path = path
    super.init()
  }

  override func arrange(in area: Area) -> [Placement] { placement.map { [$0(area.rect)] } ?? [] }

  override func draw(on canvas: Canvas, in area: Area) {
    count += 1
    path(canvas)
    canvas.fill(0xFF0000)
  }
}

private final class Ground: CustomWidget {
  override func snapshot(_ snapshot: Snapshot, in area: Area) {
    let rect = Rect(0, 0, 20, 30)
    let snapshot = snapshot.transformed(by: Point(10, 20), scale: 2)
    snapshot.fill(rect, 0xFF0000)
    snapshot.fill(rect, with: [0xFF0000, 0x00FF00, 0x0000FF])
    snapshot.fill(rect, radius: 4, 0x00FF00)
    snapshot.border(rect, radius: 4, 0x0000FF, width: 2)
  }
}

/// The nodes that a widget draws.
@MainActor
private func nodes(of widget: some Widget) -> [OpaquePointer] {
  let snapshot = gtk_snapshot_new()
  let widgetClass = UnsafeMutableRawPointer(widget.pointer)
    .assumingMemoryBound(to: UnsafeMutablePointer<GtkWidgetClass>.self).pointee
  widgetClass.pointee.snapshot(widget.pointer, snapshot)
  guard let node = gtk_snapshot_free_to_node(snapshot) else { return [] }
  guard gsk_render_node_get_node_type(node) == GSK_CONTAINER_NODE else { return [node] }
  return (0..<gsk_container_node_get_n_children(node)).map { gsk_container_node_get_child(node, $0)! }
}

@MainActor
private func bounds(of widget: some Widget) -> Rect? { nodes(of: widget).first.map(bounds) }

@MainActor
private func bounds(_ node: OpaquePointer) -> Rect {
  var rect = graphene_rect_t()
  gsk_render_node_get_bounds(node, &rect)
  return Rect(rect)
}
