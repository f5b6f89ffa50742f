import XCTest

final class WidgetTests: GtkTestCase {
  func testTheClipboardOffersEachTypeOfAContent() {
    let window = present(Label("copied"))
    window.copyToClipboard(["image/png": [1, 2, 3], "text/plain;charset=utf-8": Array("text".utf8)])
    let clipboard = gtk_widget_get_clipboard(window.pointer)
    let formats = gdk_clipboard_get_formats(clipboard)
    for type in ["image/png", "text/plain;charset=utf-8"] {
      XCTAssertEqual(gdk_content_formats_contain_mime_type(formats, type), 1, type)
    }
    // The content is dropped while its window is open.
    gdk_clipboard_set_content(clipboard, nil)
  }

  func testRootOwnsItsTree() {
    let before = RetainedObjects.liveCount
    do {
      let label = Label("inside")
      let box = Box(.vertical, [label, Button("b")])
      let root = WidgetRoot(box)
      let window = present(root)
      window.destroy()
      pump()
      XCTAssertEqual(label.text, "inside", "the tree outlives the window")
      XCTAssertEqual(RetainedObjects.liveCount, before + 1)
      withExtendedLifetime(root) {}
    }
    pump()
    XCTAssertEqual(RetainedObjects.liveCount, before)
  }

  func testATooltipDoesNotChangeWhetherAWidgetIsVisible() {
    for isVisible in [true, false] {
      let root = WidgetRoot(Container())
      root.isVisible = isVisible
      root.tooltip = "tooltip"
      XCTAssertEqual(root.tooltip, "tooltip")
      XCTAssertEqual(root.isVisible, isVisible)
      root.setAccessibleHidden(true)
      root.tooltip = "another"
      XCTAssertEqual(cgtk_test_accessible_is(root.pointer, GTK_ACCESSIBLE_STATE_HIDDEN), 1)
    }
  }

  func testTheHookGetsTheChangesThatCodeMakes() {
    let toggle = ToggleButton(showing: Label())
    let root = WidgetRoot(toggle)
    var changes: [String] = []
    PropertyChange.hook = { change, make in
      changes.append("\(change.property) \(change.value) \(change.isNew) \(change.widget.typeName)")
      make()
    }
    toggle.isActive = true
    toggle.toggle()
    root.isSensitive = true
    PropertyChange.hook = nil
    toggle.isActive = true
    XCTAssertEqual(
      changes, ["isActive true true GtkToggleButton", "isSensitive true false GtkToggleButton"])
    XCTAssertTrue(toggle.isActive)
  }

  func testD7_mappingDoesNotRevealAWidgetToAssistiveTechnology() {
    for isHidden in [true, false] {
      let label = Label("caption")
      label.setAccessibleHidden(true)
      label.setAccessibleHidden(isHidden)
      // As newer versions of GTK do after the signal.
      label.onMap { cgtk_accessible_set_state(label.pointer, GTK_ACCESSIBLE_STATE_HIDDEN, 0) }
      let window = present(label)
      pump(until: { label.isMapped })
      pump()
      let reported = cgtk_test_accessible_is(label.pointer, GTK_ACCESSIBLE_STATE_HIDDEN)
      XCTAssertEqual(reported, isHidden ? 1 : 0)
      window.destroy()
    }
  }

  /// A page that is an object of its own on the accessibility bus, as those of a `GtkStack` are, would stay there without a
  /// window.
  func testAStackIsAWidgetOfItsPagesAndHidesAllButOne() {
    let stack = Stack([("first", "First"), ("second", "Second")])
    let pages = [Label("short"), Label("a longer text")]
    stack["first"]?.show(WidgetRoot(pages[0]))
    stack["second"]?.show(WidgetRoot(pages[1]))
    present(stack)
    for (shown, hidden, name) in [(0, 1, "first"), (1, 0, "second"), (0, 1, "first")] {
      stack.show(name)
      XCTAssertEqual(stack.shownPage, name)
      XCTAssertTrue(pages[shown].isMapped)
      XCTAssertFalse(pages[hidden].isMapped)
      XCTAssertEqual(
        stack.measured(.horizontal).natural, pages[shown].measured(.horizontal).natural, name)
    }
    stack.show("third")
    XCTAssertEqual(stack.shownPage, "first")
  }
}
