import XCTest

/// The Inspector on a projector: the newest rows and properties, in texts that can be read from the back of the room.
final class InspectorProjectorTests: LayoutTestCase {
  func testD6_theLastRowStaysInViewWhenItGrows() throws {
    let (demo, view) = try inspector("inspector-pig", Size(1280, 800))
    for _ in 1...3 {
      demo.pig.rollButton.click()
      demo.runPendingWork()
      demo.window.waitForFrames(2)
    }
    view.zoom = 1.15
    demo.window.waitForFrames(5)
    let last = try XCTUnwrap(view.messageList.items.last?.text)
    XCTAssertEqual(try rows(of: view, in: demo.window).last, last)
  }

  func testD6_changedPropertiesComeFirstInWholeRows() throws {
    for size in [Size(1280, 800), Size(1920, 1080)] {
      for (name, zoom) in [
        ("inspector-craps", 1), ("inspector-craps", 1.5), ("inspector-tictactoe", 1),
        ("inspector-hangman", 1),
      ] {
        let (demo, view) = try inspector(name, size)
        view.zoom = zoom
        demo.window.waitForFrames(3)
        let pane = view.propertyPane.bounds(in: demo.window)
        let lines = view.propertyPane.children
        let shown = lines.filter(\.isMapped)
        XCTAssertGreaterThan(shown.count, 1, name)
        for line in shown {
          let box = line.bounds(in: demo.window)
          XCTAssertLessThanOrEqual(box.y + box.height, pane.y + pane.height + 1, "\(name) \(size)")
        }
        let changed = lines.filter { $0.hasStyle("changed") }
        XCTAssertFalse(changed.isEmpty, name)
        if zoom == 1 { XCTAssertEqual(changed.filter { !$0.isMapped }.count, 0, "\(name) \(size)") }
        XCTAssertTrue(changed.contains(where: \.isMapped), "\(name) \(size)")
        TestWindows.closeAll()
      }
    }
  }

  func testD6_onAProjectorEachLetterIsAFiftiethOfThePicture() throws {
    for (name, size) in [
      ("inspector-tictactoe", Size(1280, 800)), ("inspector-tictactoe", Size(1920, 1080)),
      ("inspector-hangman", Size(1920, 1080)),
    ] {
      let (demo, view) = try inspector(name, size)
      XCTAssertTrue(view.pauseButton.isMapped)
      try Hand(at: demo.windowToCapture).click(view.projectorButton)
      demo.window.waitForFrames(3)
      for hidden in [AnyWidget(view.pauseButton), AnyWidget(view.closeButton)] {
        XCTAssertFalse(hidden.isMapped)
      }
      for (item, row, _) in view.messageList.drawnTexts {
        let letter = letterHeight(in: row) * row.scale(in: demo.window)
        XCTAssertGreaterThanOrEqual(letter, size.height / 50, "\(size): \(item.text)")
      }
      let head = try XCTUnwrap(AnyWidget.named("groupHeader", below: view.root))
      let names = head.children.filter(\.isMapped)
      XCTAssertGreaterThan(names.count, 3)
      for name in names {
        let letter = letterHeight(in: name) * name.scale(in: demo.window)
        XCTAssertGreaterThanOrEqual(letter, size.height / 50, "\(size): \(Label(name)?.text ?? "")")
      }
      try Hand(at: demo.windowToCapture).click(view.projectorButton)
      demo.window.waitForFrames(3)
      XCTAssertTrue(view.pauseButton.isMapped)
      TestWindows.closeAll()
    }
  }

  func testD6_largerTextEnlargesTheDiagramOnly() throws {
    let (demo, view) = try inspector("inspector-craps", Size(1280, 800))
    let button = view.pauseButton.bounds(in: demo.window)
    let row = try XCTUnwrap(view.messageList.drawnTexts.last)
    let scale = row.row.scale(in: demo.window)
    view.zoom = 1.5
    demo.window.waitForFrames(3)
    XCTAssertEqual(view.pauseButton.bounds(in: demo.window).height, button.height, accuracy: 0.5)
    let larger = try XCTUnwrap(view.messageList.drawnTexts.last)
    XCTAssertEqual(larger.row.scale(in: demo.window), scale * 1.5, accuracy: 0.05)
  }

  func testD6_theDividerGivesTheInspectorMoreRoom() throws {
    let (demo, view) = try inspector("inspector-craps", Size(1280, 800))
    let before = view.root.bounds(in: demo.window)
    let hand = try Hand(at: demo.windowToCapture)
    try hand.point(at: view.root, Point(0, 0.5))
    try hand.setButton(isDown: true)
    for part in [-0.05, -0.1, -0.15] { try hand.point(at: view.root, Point(part, 0.5)) }
    try hand.setButton(isDown: false)
    demo.window.waitForFrames(3)
    let after = view.root.bounds(in: demo.window)
    XCTAssertLessThan(after.x, before.x - 50)
    demo.window.ask(for: Size(1600, 800))
    demo.window.waitForFrames(5)
    XCTAssertEqual(view.root.bounds(in: demo.window).x / 1600, after.x / 1280, accuracy: 0.05)
  }

  func testD6_theDiagramHasMostOfTheHeightBesideTheCode() throws {
    let others: Set = ["inspector-window", "inspector-question"]
    for scene in Scene.all where scene.name.hasPrefix("inspector-") && !others.contains(scene.name) {
      let (demo, view) = try inspector(scene.name, Size(1280, 800))
      let window = demo.windowToCapture
      let head = try XCTUnwrap(AnyWidget.named("groupHeader", below: view.root)).bounds(in: window)
      let list = view.messageList.bounds(in: window)
      let part = view.sourcePane.isMapped ? 0.45 : 0.5
      XCTAssertGreaterThan(
        list.y + list.height - head.y, view.root.bounds(in: window).height * part, scene.name)
      TestWindows.closeAll()
    }
  }
}

/// The height of a letter in the font of a widget, from the baseline to its upper end.
@MainActor
private func letterHeight(in widget: AnyWidget) -> Double {
  let layout = gtk_widget_create_pango_layout(widget.pointer, "l")
  defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
  var ink = PangoRectangle()
  pango_layout_get_extents(layout, &ink, nil)
  return Double(ink.height) / Double(PANGO_SCALE)
}

/// The texts of the rows that are fully in view.
@MainActor
private func rows(of view: InspectorView, in window: Window) throws -> [String] {
  let room = view.messageList.bounds(in: window)
  return view.messageList.mappedRows.filter { _, row in
    let box = row.widget.bounds(in: window)
    return box.y >= room.y - 1 && box.y + box.height <= room.y + room.height + 1
  }.map(\.item.text)
}
