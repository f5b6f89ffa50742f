import XCTest

final class DayStateTests: StateStoreTestCase {
  func testD17_todaysGameGoesOnAfterARestartWithAndWithoutASeed() throws {
    for (seed, member) in [(nil, ""), (7, #""seed":7,"#)] as [(UInt64?, String)] {
      try fixture.put(
        #"{"version":1,"seedPosition":{\#(member)"states":{"craps":[5]},"days":{"craps":{"date":"2026-11-26","result":"won"}}}}"#
      )
      for round in 1...3 {
        fixture.run { store in
          let services = GameServices(seed: seed, savedIn: store)
          XCTAssertEqual(services.chance.days["craps"]?.date, "2026-11-26", "round \(round)")
          XCTAssertEqual(services.chance.days["craps"]?.result, "won", "round \(round)")
          XCTAssertEqual(services.chance.states, ["craps": [5]], "round \(round)")
          store.save { $0.screen = round == 1 ? .pig : .craps }
        }
      }
    }
  }
}
