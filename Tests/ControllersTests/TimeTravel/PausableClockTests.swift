import XCTest

/// The clock that stands still while the past is shown.
final class PausableClockTests: GameTestCase {
  func testD8_workWaitsWhileTheClockIsStopped() {
    let source = ManualClock()
    let clock = PausableClock(source.time)
    var done: [String] = []
    let first = clock.time.after(300) { done.append("first") }
    let second = clock.time.after(100) { done.append("second") }
    let cancelled = clock.time.after(50) { done.append("cancelled") }
    source.advance(by: 40)
    clock.reasons.insert(.past)
    let third = clock.time.after(10) { done.append("third") }
    source.advance(by: 10_000)
    XCTAssertEqual(done, [])
    XCTAssertEqual(clock.time.milliseconds(), 40)
    withExtendedLifetime(cancelled) {}
    clock.reasons.remove(.past)
    source.advance(by: 10)
    XCTAssertEqual(done, ["cancelled", "third"])
    source.advance(by: 50)
    XCTAssertEqual(done, ["cancelled", "third", "second"])
    source.advance(by: 200)
    XCTAssertEqual(done, ["cancelled", "third", "second", "first"])
    XCTAssertEqual(clock.time.milliseconds(), 300)
    withExtendedLifetime((first, second, third)) {}
  }

  func testD8_cancelledWorkDoesNotComeBack() {
    let source = ManualClock()
    let clock = PausableClock(source.time)
    var isDone = false
    var work: Scheduled? = clock.time.after(100) { isDone = true }
    clock.reasons.insert(.past)
    withExtendedLifetime(work) {}
    work = nil
    clock.reasons.remove(.past)
    source.advance(by: 1000)
    XCTAssertFalse(isDone)
  }
}
