import GtkKit
import XCTest

/// Handles all pending events. The limit ends it if events keep coming, as the frames of an animation do.
@MainActor
func pump(atMost iterations: Int = 2000) {
  for _ in 0..<iterations {
    guard MainLoop.iterate() else { return }
  }
}

/// Runs the main loop until a condition is true. Fails after a generous timeout.
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
