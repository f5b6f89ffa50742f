import XCTest

/// How a detached window opens: its size, its restored state, and its keyboard focus.
final class DetachedWindowOpeningTests: GameTestCase {
  func testD2_openingAWindowSelectsNoText() throws {
    for screen in ScreenName.all {
      let fixture = WindowFixture(.craps, make: controller)
      let windows = fixture.makeDetachedWindows()
      for isAgain in [false, true] {
        windows.toggle(screen)
        let window = try XCTUnwrap(windows.controller(of: screen)).view.window
        pump(until: { window.isMapped }, "\(screen)")
        pump()
        assertNoSelection(in: window, "\(screen), again: \(isAgain)")
        windows.toggle(screen)
        pump()
        // When the Bank comes to the front, its amount is selected on purpose.
        if screen != .bank { assertNoSelection(in: fixture.window, "\(screen) is back, again: \(isAgain)") }
      }
      WindowFixture.clear()
    }
  }

  func testD2_initialSizeFitsBesideTheMainWindow() {
    let usual = Size(640, 560)
    let cases = [
      // The monitor, the width of the main window, and the expected size: the free width, and a fifth of the
      // screen.
      (Size(1920, 1080), 920.0, Size(706, 618)), (Size(1280, 800), 920, Size(384, 560)),
      (Size(1280, 800), 1280, usual), (Size(1366, 768), 920, Size(446, 560)),
      (Size(800, 480), 440, Size(360, 432)),
    ]
    for (monitor, width, size) in cases {
      let first = DetachedWindowSize.first(usual, on: monitor, gamesWidth: width)
      XCTAssertEqual(first, size, "\(monitor), \(width)")
    }
  }

  func testD2_windowStateIsSavedAndRestored() throws {
    let fixture = WindowFixture(.craps, make: controller)
    let windows = fixture.makeDetachedWindows()
    var saved: [String] = []
    windows.savedState = { $0 == .pig ? WindowState(width: 500, height: 400) : nil }
    windows.save = { screen, isOpen, state in
      saved.append("\(screen) \(isOpen)" + (state.map { " \($0.width)x\($0.height)" } ?? ""))
    }
    windows.toggle(.pig)
    let window = try XCTUnwrap(windows.controller(of: .pig)).view.window
    pump(until: { window.isMapped }, "the window")
    XCTAssertEqual(window.defaultSize, Size(500, 400))
    window.setDefaultSize(Size(600, 450))
    windows.saveStates()
    XCTAssertEqual(saved, ["pig true 500x400", "pig true 600x450"])
    window.setDefaultSize(Size(620, 460))
    windows.toggle(.pig)
    XCTAssertEqual(saved.dropFirst(2), ["pig true 620x460", "pig false"])
    windows.toggle(.bank)
    pump()
    saved = []
    let bank = try XCTUnwrap(windows.controller(of: .bank)).view.window
    bank.setDefaultSize(Size(510, 410))
    bank.close()
    pump()
    XCTAssertEqual(saved, ["bank true 510x410", "bank false"])
    windows.toggle(.bank)
    pump()
    saved = []
    fixture.close()
    XCTAssertFalse(saved.contains("bank false"), "windows open at the end are reopened")
  }
}

@MainActor
private func assertNoSelection(in window: Window, _ message: String) {
  for (name, start, end) in selections(below: AnyWidget(window)) {
    XCTAssertEqual(start, end, "\(name) has selected text: \(message)")
  }
}

/// The selections of all text fields below a widget: the field's name, start and end.
@MainActor
private func selections(below root: AnyWidget) -> [(name: String, start: Int, end: Int)] {
  let below = root.children.flatMap { selections(below: $0) }
  guard root.isA(gtk_entry_get_type()) else { return below }
  var (start, end) = (gint(0), gint(0))
  _ = gtk_editable_get_selection_bounds(OpaquePointer(root.pointer), &start, &end)
  return below + [(root.name, Int(start), Int(end))]
}
