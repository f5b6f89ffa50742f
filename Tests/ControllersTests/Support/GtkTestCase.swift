import GtkKit
import XCTest

/// A test that opens windows: GTK is ready before it, and all windows are gone after it.
///
/// XCTest calls synchronous methods on the main thread, which is where GTK lives.
class GtkTestCase: XCTestCase {
  override func setUp() {
    onMain {
      XCTAssertTrue(Desktop.prepare(), "no display")
      Desktop.setAllowsMotion(false)
      MainLoop.serveMainQueue()
      WindowFixture.loadStyle()
    }
  }

  override func tearDown() {
    onMain { WindowFixture.clear() }
  }

  func onMain(_ work: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(work) }
}
