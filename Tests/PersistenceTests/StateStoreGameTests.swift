import Controllers
import Foundation
import Models
import Persistence
import XCTest

/// Single games that cannot be loaded.
final class StateStoreGameTests: StateStoreTestCase {
  func testGameFoundInvalidLaterIsRemovedAndTheFileBackedUp() throws {
    let game = #"{"game":{"guesses":"1","maximumMistakes":6,"revealed":"____"},"words":5}"#
    let broken = #"{"hangman":[\#(game)],"screen":"pig","version":1}"#
    try place.put(broken)
    try onMain { [place] in
      try place.run { store in
        let state = try XCTUnwrap(store.state[.hangman][words: 5])
        let words = try WordList(["bear"])
        XCTAssertThrowsError(try HangmanModel(state: state, words: words))
        store.refuse(.hangman) { $0[.hangman][words: 5] = nil }
        XCTAssertEqual(try place.content(), broken, "the file is gone for a while")
        store.refuse(.bank) { $0[.bank] = nil }
        store.finish()
        let troubles = told(by: store)
        guard troubles.count == 1, case .refused([.hangman, .bank], let name?) = troubles[0] else {
          return XCTFail("\(troubles)")
        }
        XCTAssertEqual(try String(contentsOfFile: name, encoding: .utf8), broken)
      }
      place.run { store in
        XCTAssertNil(store.state[.hangman][words: 5])
        XCTAssertEqual(store.state.screen, .pig)
        XCTAssertEqual(told(by: store).count, 0)
      }
    }
  }

  func testDamagedGameIsReportedAndTheFileBackedUp() throws {
    let file = try damagedPig()
    try place.put(file)
    try onMain { [place] in
      try place.run { store in
        XCTAssertEqual(store.state[.craps]?.ante, 25)
        guard case .refused([.pig], let name?)? = told(by: store).first else { return XCTFail("not told") }
        XCTAssertEqual(try String(contentsOfFile: name, encoding: .utf8), file)
        store.finish()
      }
      place.run { store in
        XCTAssertEqual(store.state[.craps]?.ante, 25)
        XCTAssertEqual(told(by: store).count, 0, "told again")
      }
      XCTAssertEqual(place.files.count, 3)
    }
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
