import GtkKit
import XCTest

/// Handles all that is pending; what keeps coming (a moving picture's frames) does not hold it up for ever.
@MainActor
func pump(atMost iterations: Int = 2000) {
  for _ in 0..<iterations {
    guard MainLoop.iterate() else { return }
  }
}

/// Runs the loop until something has come true; a guard against waiting for ever is the only clock.
@MainActor
func pump(
  until isTrue: () -> Bool, _ what: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  var isOverdue = false
  let guardian = MainLoop.after(milliseconds: 20_000) { isOverdue = true }
  while !isTrue(), !isOverdue { MainLoop.iterate(mayBlock: true) }
  XCTAssertFalse(isOverdue, "waited in vain: \(what)", file: file, line: line)
  guardian.cancel()
}
