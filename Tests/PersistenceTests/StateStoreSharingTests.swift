import Controllers
import Foundation
import Models
import Persistence
import XCTest

/// Two programs that use the same file.
final class StateStoreSharingTests: StateStoreTestCase {
  func testOnlyTheFirstOfTwoProgramsSavesAndTheSecondReportsIt() throws {
    try onMain { [fixture] in
      try fixture.run { first in
        first.update { $0.screen = .pig }
        first.finish()
        for startsAfresh in [false, true] {
          fixture.run(startsAfresh: startsAfresh) { second in
            XCTAssertTrue(second.isShared)
            XCTAssertEqual(second.state.screen, startsAfresh ? nil : .pig)
            guard case .inUse? = pendingTroubles(of: second).first else { return XCTFail("not reported") }
            second.update { $0.screen = .bank }
            second.finish()
            second.refuse(.craps) { $0[.craps] = nil }
            second.finish()
            XCTAssertEqual(second.state.screen, .bank)
            XCTAssertNil(second.backup)
          }
          XCTAssertTrue(try fixture.content().contains(#""screen":"pig""#))
        }
        first.update { $0.screen = .hangman }
        first.finish()
        XCTAssertEqual(pendingTroubles(of: first).count, 0)
      }
      XCTAssertEqual(fixture.files, ["state.json", "state.lock"])
      fixture.run { next in
        XCTAssertFalse(next.isShared)
        XCTAssertEqual(next.state.screen, .hangman)
      }
    }
  }

  func testSecondProgramDoesNotSetADamagedFileAside() throws {
    try onMain { [fixture] in
      try fixture.run { _ in
        try fixture.put("damaged")
        fixture.run { second in
          let troubles = pendingTroubles(of: second)
          guard troubles.count == 2, case .untouched(.damaged, _) = troubles[1] else {
            return XCTFail("\(troubles)")
          }
        }
        XCTAssertEqual(fixture.files, ["state.json", "state.lock"])
      }
    }
  }

  func testFileChangedByAnotherProgramIsNotOverwritten() throws {
    let theirs = #"{"version":1,"screen":"craps"}"#
    for written in [nil, .pig] as [ScreenName?] {
      try onMain { [fixture] in
        try fixture.run { store in
          if let written {
            store.update { $0.screen = written }
            store.finish()
          }
          try fixture.put(theirs)
          for screen in [ScreenName.bank, .hangman] {
            store.update { $0.screen = screen }
            store.finish()
          }
          XCTAssertEqual(try fixture.content(), theirs)
          let troubles = pendingTroubles(of: store)
          guard troubles.count == 1, case .changed(fixture.path) = troubles[0] else {
            return XCTFail("\(troubles)")
          }
        }
        try FileManager.default.removeItem(atPath: fixture.path)
      }
    }
  }

  func testDeletedFileIsWrittenAgain() throws {
    try onMain { [fixture] in
      try fixture.run { store in
        store.update { $0.screen = .pig }
        store.finish()
        try FileManager.default.removeItem(atPath: fixture.path)
        store.update { $0.screen = .bank }
        store.finish()
        XCTAssertEqual(pendingTroubles(of: store).count, 0)
      }
      XCTAssertEqual(fixture.run { $0.state.screen }, .bank)
    }
  }
}
