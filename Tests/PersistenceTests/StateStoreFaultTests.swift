import XCTest

/// A file that cannot be read, that has games which cannot be loaded, or that another program uses.
final class StateStoreFaultTests: StateStoreTestCase {
  func testTemporarilyUnreadableFileIsNeitherMovedNorOverwritten() throws {
    // A circular link cannot be read by anyone, including the superuser.
    try fixture.put("")
    try FileManager.default.removeItem(atPath: fixture.path)
    try FileManager.default.createSymbolicLink(atPath: fixture.path, withDestinationPath: "state.json")
    try fixture.run { store in
      guard
        case .untouched(.unread(.unreadable(let error)), fixture.file)? = pendingProblems(of: store).first
      else {
        return XCTFail("accepted")
      }
      XCTAssertEqual(error.code, ELOOP)
      try FileManager.default.removeItem(atPath: fixture.path)
      try fixture.put("the games of years")
      store.save { $0.screen = .pig }
      XCTAssertEqual(try fixture.content(), "the games of years")
      XCTAssertEqual(pendingProblems(of: store).count, 0)
    }
    XCTAssertEqual(fixture.files, ["state.json", "state.lock"])
  }

  // MARK: - Single games

  func testGameFoundInvalidLaterIsRemovedAndTheFileBackedUp() throws {
    let game =
      #"{"game":{"guesses":"1","maximumMistakes":6,"revealed":"____","temperament":"evil"},"words":5}"#
    let broken = #"{"hangman":[\#(game)],"screen":"pig","version":1}"#
    try fixture.put(broken)
    try fixture.run { store in
      let state = try XCTUnwrap(store.state[.hangman]?[words: 5])
      let words = try WordList(["bear"])
      XCTAssertThrowsError(try HangmanModel(state: state, words: words))
      store.games[.hangman]?[words: 5] = nil
      store.refuse(SaveKey.hangman, .invalid)
      XCTAssertEqual(try fixture.content(), broken, "the file must exist at all times")
      store.refuse(SaveKey.bank, .invalid)
      store.finish()
      let problems = pendingProblems(of: store)
      guard problems.count == 1, case .refused(let keys, let name?) = problems[0] else {
        return XCTFail("\(problems)")
      }
      XCTAssertEqual(keys.map(\.name), ["hangman", "bank"])
      XCTAssertEqual(try String(contentsOfFile: "\(name)", encoding: .utf8), broken)
    }
    fixture.run { store in
      XCTAssertNil(store.state[.hangman]?[words: 5])
      XCTAssertEqual(store.state.screen, .pig)
      XCTAssertEqual(pendingProblems(of: store).count, 0)
    }
  }

  // MARK: - Two programs

  func testOnlyTheFirstOfTwoProgramsSavesAndTheSecondReportsIt() throws {
    try fixture.run { first in
      first.save { $0.screen = .pig }
      for resets in [false, true] {
        fixture.run(resets: resets) { second in
          XCTAssertEqual(second.state.screen, resets ? nil : .pig)
          guard case .inUse? = pendingProblems(of: second).first else { return XCTFail("not reported") }
          second.save { $0.screen = .bank }
          second.games[.craps] = nil
          second.refuse(SaveKey.craps, .invalid)
          second.finish()
          XCTAssertEqual(second.state.screen, .bank)
          XCTAssertNil(second.backup)
        }
        XCTAssertTrue(try fixture.content().contains(#""screen":"pig""#))
      }
      first.save { $0.screen = .hangman }
      XCTAssertEqual(pendingProblems(of: first).count, 0)
    }
    XCTAssertEqual(fixture.files, ["state.json", "state.lock"])
    fixture.run { next in
      XCTAssertEqual(pendingProblems(of: next).count, 0)
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
          store.save { $0.screen = written }
        }
        try fixture.put(theirs)
        for screen in [ScreenName.bank, .hangman] {
          store.save { $0.screen = screen }
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
      store.save { $0.screen = .pig }
      try FileManager.default.removeItem(atPath: fixture.path)
      store.save { $0.screen = .bank }
      XCTAssertEqual(pendingProblems(of: store).count, 0)
    }
    XCTAssertEqual(fixture.run { $0.state.screen }, .bank)
  }
}
