import Observation
import XCTest

/// Observation in step with the main loop.
final class ObserveTests: GtkTestCase {
  func testSeveralWritesCauseOneUpdate() {
    let counter = Counter()
    var seen: [Int] = []
    let token = observe { seen.append(counter.amount) }
    XCTAssertEqual(seen, [0], "immediately")
    for amount in 1...3 { counter.amount = amount }
    XCTAssertEqual(seen, [0], "only when the loop is idle")
    pump(until: { seen.count > 1 })
    pump()
    XCTAssertEqual(seen, [0, 3])
    counter.amount = 4
    pump()
    XCTAssertEqual(seen, [0, 3, 4], "the observation continues")
    counter.other = 5
    pump()
    XCTAssertEqual(seen, [0, 3, 4], "it was not read")
    withExtendedLifetime(token) {}
  }

  func testObserversRunInTheOrderOfRegistration() {
    let counter = Counter()
    var seen: [Int] = []
    var tokens: [ObservationToken] = []
    for number in 0..<20 {
      tokens.append(
        observe {
          _ = counter.amount
          seen.append(number)
        })
    }
    seen = []
    counter.amount = 1
    pump()
    XCTAssertEqual(seen, Array(0..<20))
    withExtendedLifetime(tokens) {}
  }

  func testWriteDuringAnUpdateIsObserved() {
    let counter = Counter()
    var seen: [Int] = []
    let token = observe {
      seen.append(counter.amount)
      if counter.amount == 1 { MainLoop.idle { counter.amount = 2 } }
    }
    counter.amount = 1
    pump(until: { seen.last == 2 })
    XCTAssertEqual(seen, [0, 1, 2])
    withExtendedLifetime(token) {}
  }
}

@MainActor
@Observable
private final class Counter {
  var amount = 0
  var other = 0
}
