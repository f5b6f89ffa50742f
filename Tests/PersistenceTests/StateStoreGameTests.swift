import XCTest

/// Single games that cannot be loaded.
final class StateStoreGameTests: StateStoreTestCase {
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

  func testDamagedGameIsReportedAndTheFileBackedUp() throws {
    let file = try damagedPig()
    try fixture.put(file)
    try fixture.run { store in
      XCTAssertEqual(store.state[.craps]?.ante, 25)
      guard case .refused(let keys, let name?)? = pendingProblems(of: store).first else {
        return XCTFail("not reported")
      }
      XCTAssertEqual(keys.map(\.name), ["pig"])
      XCTAssertEqual(try String(contentsOfFile: "\(name)", encoding: .utf8), file)
      store.finish()
    }
    fixture.run { store in
      XCTAssertEqual(store.state[.craps]?.ante, 25)
      XCTAssertEqual(pendingProblems(of: store).count, 0, "reported again")
    }
    XCTAssertEqual(fixture.files.count, 3)
  }

  // MARK: - Helpers

  /// A file with a valid game of Craps and an invalid one of Pig.
  private func damagedPig() throws -> String {
    let model = CrapsModel()
    model.ante = 25
    var state = SavedState()
    state[.craps] = model.state
    return String(decoding: try state.encoded(), as: UTF8.self)
      .replacing(#""ownWindows":[]"#, with: #""ownWindows":[],"pig":{"players":[]}"#)
  }
}
