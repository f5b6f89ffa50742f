import XCTest

/// Results that are shown in steps.
final class StepSequenceTests: GameTestCase {
  func testStepsRunAtTheirTimes() {
    let clock = ManualClock()
    let sequence = StepSequence(time: clock.time)
    var log: [String] = []
    sequence.run([(0, { log.append("now") }), (250, { log.append("250") }), (700, { log.append("700") })])
    XCTAssertEqual(log, ["now"])
    XCTAssertEqual(clock.pendingDelays, [250])
    clock.step()
    XCTAssertEqual(log, ["now", "250"])
    XCTAssertEqual(clock.pendingDelays, [450], "the times count from the beginning")
    XCTAssertTrue(sequence.isRunning)
    clock.step()
    XCTAssertEqual(log, ["now", "250", "700"])
    XCTAssertEqual(clock.pendingDelays, [])
    XCTAssertFalse(sequence.isRunning)
  }

  func testALateStepDoesNotDelayTheNext() {
    let clock = ManualClock()
    let sequence = StepSequence(time: clock.time)
    var log: [Double] = []
    sequence.run([
      (
        100,
        {
          log.append(clock.milliseconds)
          clock.milliseconds = 180
        }
      ), (200, { log.append(clock.milliseconds) }),
    ])
    while clock.step() {}
    XCTAssertEqual(log, [100, 200])
  }

  func testFinishingRunsTheRestInOrderAndOnce() {
    let clock = ManualClock()
    let sequence = StepSequence(time: clock.time)
    var log: [Int] = []
    sequence.run([(0, { log.append(0) }), (100, { log.append(1) }), (200, { log.append(2) })])
    sequence.finish()
    XCTAssertEqual(log, [0, 1, 2])
    XCTAssertFalse(sequence.isRunning)
    XCTAssertFalse(clock.step(), "no timer is left")
    sequence.finish()
    XCTAssertEqual(log, [0, 1, 2])
  }

  func testANewSequenceFinishesTheCurrentOneFirst() {
    let clock = ManualClock()
    let sequence = StepSequence(time: clock.time)
    var log: [String] = []
    sequence.run([(100, { log.append("first") })])
    sequence.run([(0, { log.append("second") }), (50, { log.append("last") })])
    XCTAssertEqual(log, ["first", "second"])
    while clock.step() {}
    XCTAssertEqual(log, ["first", "second", "last"])
  }

  func testAStepMayBeginAnotherSequence() {
    let clock = ManualClock()
    let sequence = StepSequence(time: clock.time)
    var log: [String] = []
    let next = { sequence.run([(300, { log.append("next") })]) }
    sequence.run([(100, next)])
    clock.step()
    XCTAssertEqual(clock.pendingDelays, [300])
    XCTAssertEqual(log, [])
    clock.step()
    XCTAssertEqual(log, ["next"])
    sequence.run([(100, next)])
    sequence.finish()
    XCTAssertTrue(sequence.isRunning, "what the last step begins is not finished")
    XCTAssertEqual(clock.pendingDelays, [300])
  }

  func testNoStepOfAnInterruptedSequenceIsLost() {
    let clock = ManualClock()
    let sequence = StepSequence(time: clock.time)
    var log: [String] = []
    let next = { sequence.run([(0, { log.append("next begins") }), (300, { log.append("next ends") })]) }
    sequence.run([(100, next), (200, { log.append("first ends") })])
    sequence.run([(0, { log.append("last begins") }), (50, { log.append("last ends") })])
    XCTAssertEqual(log, ["next begins", "first ends", "next ends", "last begins"])
    while clock.step() {}
    XCTAssertEqual(log.last, "last ends")
    XCTAssertEqual(log.count, 5)
  }
}
