import GtkKit
import Hands
import XCTest

/// The main loop destroys windows after the current event, and after the windows in front of them.
final class WindowClosingTests: GtkTestCase {
  func testWindowIsDestroyedAfterTheEventThatClosesIt() {
    for close in [Window.destroy, Window.close] {
      let window = shown(Window())
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
    let windows = (0..<3).map { _ in Window() }
    var gone: [Int] = []
    for (number, window) in windows.enumerated() {
      if number > 0 { window.setAttached(to: windows[number - 1]) }
      window.onDestroyed { gone.append(number) }
      _ = shown(window)
    }
    MainLoop.idle { windows[0].close() }
    pump(until: { gone.count == 3 })
    XCTAssertEqual(gone, [2, 1, 0])
  }

  func testClosingWindowIsNotPresentedAgain() {
    let behind = shown(Window())
    let front = shown(Window())
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
    let window = Window()
    let (field, other) = (TextField(), TextField())
    window.setChild(
      Container(arrange: { [field.placed(in: $0.rect), other.placed(in: $0.rect)] }).add(field).add(other))
    var isGone = false
    var reports = 0
    field.onFocusLeft { reports += 1 }
    window.onDestroyed { isGone = true }
    _ = shown(window)
    field.grabFocus()
    other.grabFocus()
    pump(until: { reports == 1 })
    field.grabFocus()
    MainLoop.idle { window.close() }
    pump(until: { isGone })
    pump()
    XCTAssertEqual(reports, 1, "other widgets are gone")
  }

  func testWindowCanBeClosedTwice() {
    let window = shown(Window())
    var count = 0
    window.onDestroyed { count += 1 }
    MainLoop.idle {
      window.close()
      window.close()
      window.destroy()
    }
    pump(until: { count > 0 })
    pump()
    XCTAssertEqual(count, 1)
  }

  func testActionsRunAfterTheEventThatActivatesThem() {
    let application = Application(id: "io.github.parlor_games.Test")
    application.register()
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

@MainActor
private func shown(_ window: Window) -> Window {
  window.present()
  pump(until: { window.isMapped })
  return window
}
