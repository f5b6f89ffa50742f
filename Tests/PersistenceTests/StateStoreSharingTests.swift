import Controllers
import Foundation
import Models
import Persistence
import XCTest

/// Two programs that use the same file.
final class StateStoreSharingTests: StateStoreTestCase {
  func testOnlyTheFirstOfTwoProgramsSavesAndTheSecondReportsIt() throws {
    try onMain { [place] in
      try place.run { first in
        first.update { $0.screen = .pig }
        first.finish()
        for startsAfresh in [false, true] {
          place.run(startsAfresh: startsAfresh) { second in
            XCTAssertTrue(second.isShared)
            XCTAssertEqual(second.state.screen, startsAfresh ? nil : .pig)
            guard case .inUse? = told(by: second).first else { return XCTFail("not told") }
            second.update { $0.screen = .bank }
            second.finish()
            second.refuse(.craps) { $0[.craps] = nil }
            second.finish()
            XCTAssertEqual(second.state.screen, .bank)
            XCTAssertNil(second.backup)
          }
          XCTAssertTrue(try place.content().contains(#""screen":"pig""#))
        }
        first.update { $0.screen = .hangman }
        first.finish()
        XCTAssertEqual(told(by: first).count, 0)
      }
      XCTAssertEqual(place.files, ["state.json", "state.lock"])
      place.run { next in
        XCTAssertFalse(next.isShared)
        XCTAssertEqual(next.state.screen, .hangman)
      }
    }
  }

  func testSecondProgramDoesNotSetADamagedFileAside() throws {
    try onMain { [place] in
      try place.run { _ in
        try place.put("damaged")
        place.run { second in
          let troubles = told(by: second)
          guard troubles.count == 2, case .untouched(.damaged, _) = troubles[1] else {
            return XCTFail("\(troubles)")
          }
        }
        XCTAssertEqual(place.files, ["state.json", "state.lock"])
      }
    }
  }

  func testFileChangedByAnotherProgramIsNotOverwritten() throws {
    let theirs = #"{"version":1,"screen":"craps"}"#
    for written in [nil, .pig] as [ScreenName?] {
      try onMain { [place] in
        try place.run { store in
          if let written {
            store.update { $0.screen = written }
            store.finish()
          }
          try place.put(theirs)
          for screen in [ScreenName.bank, .hangman] {
            store.update { $0.screen = screen }
            store.finish()
          }
          XCTAssertEqual(try place.content(), theirs)
          let troubles = told(by: store)
          guard troubles.count == 1, case .changed(place.path) = troubles[0] else {
            return XCTFail("\(troubles)")
          }
        }
        try FileManager.default.removeItem(atPath: place.path)
      }
    }
  }

  func testDeletedFileIsWrittenAgain() throws {
    try onMain { [place] in
      try place.run { store in
        store.update { $0.screen = .pig }
        store.finish()
        try FileManager.default.removeItem(atPath: place.path)
        store.update { $0.screen = .bank }
        store.finish()
        XCTAssertEqual(told(by: store).count, 0)
      }
      XCTAssertEqual(place.run { $0.state.screen }, .bank)
    }
  }
}
