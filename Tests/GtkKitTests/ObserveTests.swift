import GtkKit
import Observation
import XCTest

/// Observation in step with the main loop.
final class ObserveTests: GtkTestCase {
  func testSeveralWritesCauseOneUpdate() {
    onMain {
      let till = Till()
      var seen: [Int] = []
      let token = observe { seen.append(till.amount) }
      XCTAssertEqual(seen, [0], "at once")
      for amount in 1...3 { till.amount = amount }
      XCTAssertEqual(seen, [0], "not before the loop is idle")
      pump(until: { seen.count > 1 })
      pump()
      XCTAssertEqual(seen, [0, 3])
      till.amount = 4
      pump()
      XCTAssertEqual(seen, [0, 3, 4], "it goes on")
      withExtendedLifetime(token) {}
    }
  }

  func testObservationEndsWhenTheTokenIsReleased() {
    onMain {
      let till = Till()
      var seen: [Int] = []
      var token: ObservationToken? = observe { seen.append(till.amount) }
      XCTAssertNotNil(token)
      till.amount = 1
      token = nil
      pump()
      till.amount = 2
      pump()
      XCTAssertEqual(seen, [0])
    }
  }

  func testObserversRunInTheOrderOfRegistration() {
    onMain {
      let till = Till()
      var seen: [Int] = []
      var tokens: [ObservationToken] = []
      for number in 0..<20 {
        tokens.append(
          observe {
            _ = till.amount
            seen.append(number)
          })
      }
      seen = []
      till.amount = 1
      pump()
      XCTAssertEqual(seen, Array(0..<20))
      withExtendedLifetime(tokens) {}
    }
  }

  func testPropertiesThatWereNotReadAreNotObserved() {
    onMain {
      let till = Till()
      var count = 0
      let token = observe {
        _ = till.amount
        count += 1
      }
      till.other = 5
      pump()
      XCTAssertEqual(count, 1)
      withExtendedLifetime(token) {}
    }
  }

  func testWriteDuringAnUpdateIsObserved() {
    onMain {
      let till = Till()
      var seen: [Int] = []
      let token = observe {
        seen.append(till.amount)
        if till.amount == 1 { MainLoop.idle { till.amount = 2 } }
      }
      till.amount = 1
      pump(until: { seen.last == 2 })
      XCTAssertEqual(seen, [0, 1, 2])
      withExtendedLifetime(token) {}
    }
  }
}

@MainActor
@Observable
private final class Till {
  var amount = 0
  var other = 0
}
