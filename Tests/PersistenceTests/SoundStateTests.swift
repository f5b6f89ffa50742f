import XCTest

/// The switch for sounds is remembered.
final class SoundStateTests: XCTestCase {
  func testD15_theSwitchIsRemembered() throws {
    for choice in [true, false, nil] {
      var state = SavedState()
      state.sound = choice
      let read = try SavedState(try state.encoded())
      XCTAssertEqual(read.sound, choice)
      XCTAssertEqual(read, state)
    }
    var (on, off) = (SavedState(), SavedState())
    (on.sound, off.sound) = (true, false)
    XCTAssertNotEqual(on, off, "a change is written")
  }

  func testD15_anOlderOrDamagedFileHasNoChoice() throws {
    for member in ["", #","sound":"loud""#, #","sound":null"#, #","sound":7"#] {
      let state = try SavedState(Array(#"{"version":1,"screen":"pig"\#(member)}"#.utf8))
      XCTAssertNil(state.sound, member)
      XCTAssertEqual(state.screen, .pig, member)
    }
  }
}
