import GtkKit
import XCTest

/// Handles all pending events. The limit ends it if events keep coming, as the frames of an animation do. Returns how many
/// iterations had something to do.
@MainActor
@discardableResult
public func pump(atMost iterations: Int = 2000) -> Int {
  for count in 0..<iterations {
    guard MainLoop.iterate() else { return count }
  }
  return iterations
}

/// Runs the main loop until what is due before idle work has been done, observations among it.
@MainActor
public func pumpUntilIdle() {
  var isIdle = false
  MainLoop.idle { isIdle = true }
  pump(until: { isIdle })
}

/// Runs the main loop until a condition is true. Fails after a generous timeout.
@MainActor
public func pump(
  until isTrue: () -> Bool, _ what: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  var isTimedOut = false
  let timeout = MainLoop.after(milliseconds: 20_000) { isTimedOut = true }
  while !isTrue(), !isTimedOut { MainLoop.iterate(mayBlock: true) }
  XCTAssertFalse(isTimedOut, "timed out waiting for: \(what)", file: file, line: line)
  timeout.cancel()
}
