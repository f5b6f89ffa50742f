import CGtk
import GtkKit
import Hands
import XCTest

/// A test that needs GTK: it initializes GTK first and closes all windows afterwards.
///
/// XCTest calls synchronous methods on the main thread, which GTK requires. It knows nothing of the main actor, so its
/// calls are not checked.
@preconcurrency @MainActor
open class GtkTestCase: XCTestCase {
  nonisolated open override func setUp() {
    onMain {
      XCTAssertTrue(Desktop.prepare(), "no display")
      Desktop.stopCursorBlinking()
      Desktop.stopHintingText()
      Desktop.setAllowsMotion(false)
      MainLoop.serveMainQueue()
    }
  }

  nonisolated open override func tearDown() { onMain { closeAllWindows() } }

  /// Runs `work` on the main actor.
  nonisolated public func onMain(_ work: @MainActor () throws -> Void) rethrows {
    try MainActor.assumeIsolated(work)
  }
}

/// Destroys all windows that are open, as their close buttons eventually do.
@MainActor
public func closeAllWindows() {
  let windows = gtk_window_get_toplevels()
  while let window = g_list_model_get_item(windows, 0) {
    gtk_window_destroy(window.assumingMemoryBound(to: GtkWindow.self))
    g_object_unref(window)
  }
  pump()
}
