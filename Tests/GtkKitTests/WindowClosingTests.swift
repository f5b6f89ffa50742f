import XCTest

/// The main loop destroys windows after the current event, and after the windows in front of them.
final class WindowClosingTests: GtkTestCase {
  func testWindowIsDestroyedAfterTheEventThatClosesIt() {
    for close in [Window.destroy, Window.close] {
      let window = present(Label(""))
      var isGone = false
      var wasThere = false
      window.onDestroyed { isGone = true }
      MainLoop.idle {
        close(window)()
        wasThere = !isGone
      }
      pump(until: { isGone })
      XCTAssertTrue(wasThere, "it was destroyed during the event")
    }
  }

  func testTransientWindowsAreDestroyedFirst() {
    let windows = (0..<3).map { _ in present(Label("")) }
    var gone: [Int] = []
    for (number, window) in windows.enumerated() {
      if number > 0 { window.setAttached(to: windows[number - 1]) }
      window.onDestroyed { gone.append(number) }
    }
    MainLoop.idle { windows[0].close() }
    pump(until: { gone.count == 3 })
    XCTAssertEqual(gone, [2, 1, 0])
  }

  func testClosingWindowIsNotPresentedAgain() {
    let behind = present(Label(""))
    let front = present(Label(""))
    front.setAttached(to: behind)
    var isGone = false
    var isShownAgain = false
    behind.onMap { isShownAgain = true }
    // Help does this when it returns the focus to its parent window.
    front.onDestroyed { behind.present() }
    behind.onDestroyed { isGone = true }
    MainLoop.idle {
      behind.isVisible = false
      behind.destroy()
      behind.destroy()
    }
    pump(until: { isGone })
    XCTAssertFalse(isShownAgain)
  }

  func testFocusThatLeavesADestroyedWindowIsNotReported() {
    let (field, other) = (TextField(), TextField())
    var isGone = false
    var reports = 0
    field.onFocusLeft { reports += 1 }
    let window = present(Box(.vertical, [field, other]))
    window.onDestroyed { isGone = true }
    field.grabFocus()
    other.grabFocus()
    pump(until: { reports > 0 })
    pump()
    let before = reports
    field.grabFocus()
    MainLoop.idle { window.close() }
    pump(until: { isGone })
    pump()
    XCTAssertEqual(reports, before, "other widgets are gone")
  }

  func testActionsRunAfterTheEventThatActivatesThem() {
    let application = Self.application("WindowClosingTests")
    var calls: [String] = []
    application.addAction("act") { calls.append("action") }
    MainLoop.idle {
      application.call("act")
      calls.append("event")
    }
    pump(until: { calls.count == 2 })
    XCTAssertEqual(calls, ["event", "action"])
  }
}
