import XCTest

/// Two programs that use the same file.
final class StateStoreSharingTests: StateStoreTestCase {
  func testOnlyTheFirstOfTwoProgramsSavesAndTheSecondReportsIt() throws {
    try fixture.run { first in
      first.update { $0.screen = .pig }
      first.finish()
      for resets in [false, true] {
        fixture.run(resets: resets) { second in
          XCTAssertTrue(second.isShared)
          XCTAssertEqual(second.state.screen, resets ? nil : .pig)
          guard case .inUse(let holder?)? = pendingProblems(of: second).first else {
            return XCTFail("not reported")
          }
          XCTAssertFalse(holder.host.isEmpty)
          XCTAssertNotNil(holder.start.wholeMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d/), holder.start)
          second.update { $0.screen = .bank }
          second.finish()
          second.games[.craps] = nil
          second.refuse(SaveKey.craps, .invalid)
          second.finish()
          XCTAssertEqual(second.state.screen, .bank)
          XCTAssertNil(second.backup)
        }
        XCTAssertTrue(try fixture.content().contains(#""screen":"pig""#))
      }
      first.update { $0.screen = .hangman }
      first.finish()
      XCTAssertEqual(pendingProblems(of: first).count, 0)
    }
    XCTAssertEqual(fixture.files, ["state.json", "state.lock"])
    fixture.run { next in
      XCTAssertFalse(next.isShared)
      XCTAssertEqual(next.state.screen, .hangman)
    }
  }

  func testSecondProgramDoesNotSetADamagedFileAside() throws {
    try fixture.run { _ in
      try fixture.put("damaged")
      fixture.run { second in
        let problems = pendingProblems(of: second)
        guard problems.count == 2, case .untouched(.damaged, _) = problems[1] else {
          return XCTFail("\(problems)")
        }
      }
      XCTAssertEqual(fixture.files, ["state.json", "state.lock"])
    }
  }

  func testFileChangedByAnotherProgramIsNotOverwritten() throws {
    let theirs = #"{"version":1,"screen":"craps"}"#
    for written in [nil, .pig] as [ScreenName?] {
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
        let problems = pendingProblems(of: store)
        guard problems.count == 1, case .changed(fixture.file) = problems[0] else {
          return XCTFail("\(problems)")
        }
      }
      try FileManager.default.removeItem(atPath: fixture.path)
    }
  }

  func testDeletedFileIsWrittenAgain() throws {
    try fixture.run { store in
      store.update { $0.screen = .pig }
      store.finish()
      try FileManager.default.removeItem(atPath: fixture.path)
      store.update { $0.screen = .bank }
      store.finish()
      XCTAssertEqual(pendingProblems(of: store).count, 0)
    }
    XCTAssertEqual(fixture.run { $0.state.screen }, .bank)
  }
}
