import GtkKit
import XCTest

/// A test that needs GTK, on the main thread, where XCTest calls synchronous methods.
class GtkTestCase: XCTestCase {
  override func setUp() {
    onMain {
      XCTAssertTrue(Desktop.prepare(), "no display")
      Desktop.setAllowsMotion(false)
    }
  }

  func onMain(_ work: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(work) }
}

/// Handles all that is pending, and says how many times there was something.
@MainActor
@discardableResult
func pump(atMost iterations: Int = 2000) -> Int {
  for count in 0..<iterations {
    guard MainLoop.iterate() else { return count }
  }
  return iterations
}

/// Runs the loop until something has come true; a guard against waiting for ever is the only clock.
@MainActor
func pump(until isTrue: () -> Bool, file: StaticString = #filePath, line: UInt = #line) {
  var isOverdue = false
  let guardian = MainLoop.after(milliseconds: 20_000) { isOverdue = true }
  while !isTrue(), !isOverdue { MainLoop.iterate(mayBlock: true) }
  XCTAssertFalse(isOverdue, "waited in vain", file: file, line: line)
  guardian.cancel()
}

/// A window that shows one widget, at a size, until the test ends it.
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
