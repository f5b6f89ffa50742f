import GtkKit
import Hands
import XCTest

/// A test that needs GTK. It runs on the main thread, where XCTest calls synchronous methods.
class GtkTestCase: XCTestCase {
  override func setUp() {
    onMain {
      XCTAssertTrue(Desktop.prepare(), "no display")
      Desktop.stopCursorBlinking()
      Desktop.stopHintingText()
      Desktop.setAllowsMotion(false)
    }
  }

  /// Runs `work` with a hand at a window that shows one widget.
  @MainActor
  static func withHand(at child: some Widget, _ work: (Hand, Window) throws -> Void) throws {
    let window = present(child)
    try work(Hand(at: window), window)
    window.destroy()
    pump()
  }

  func onMain(_ work: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(work) }
}

/// Handles all pending events. Returns how many iterations had something to do.
@MainActor
@discardableResult
func pump(atMost iterations: Int = 2000) -> Int {
  for count in 0..<iterations {
    guard MainLoop.iterate() else { return count }
  }
  return iterations
}

/// Runs the main loop until a condition is true. Fails after a generous timeout.
@MainActor
func pump(until isTrue: () -> Bool, file: StaticString = #filePath, line: UInt = #line) {
  var isTimedOut = false
  let timeout = MainLoop.after(milliseconds: 20_000) { isTimedOut = true }
  while !isTrue(), !isTimedOut { MainLoop.iterate(mayBlock: true) }
  XCTAssertFalse(isTimedOut, "timed out", file: file, line: line)
  timeout.cancel()
}

/// A window that shows one widget at a size. The test destroys it.
@MainActor
func present(_ widget: some Widget, _ size: Size = Size(400, 300)) -> Window {
  let window = Window()
  window.setDefaultSize(size)
  window.setChild(widget)
  window.present()
  pump(until: { widget.isMapped })
  pump()
  return window
}
