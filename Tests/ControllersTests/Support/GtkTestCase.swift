import GtkKit
import XCTest

/// A test that opens windows: it initializes GTK first and closes all windows afterwards.
///
/// XCTest calls synchronous methods on the main thread, which GTK requires.
class GtkTestCase: XCTestCase {
  override func setUp() {
    onMain {
      XCTAssertTrue(Desktop.prepare(), "no display")
      Desktop.stopCursorBlinking()
      Desktop.stopHintingText()
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
