import Foundation
import Hands
import XCTest

/// Two programs that use the same files and do not know of each other: on two computers, or in a container.
final class SharedHomeTests: SavedGameTestCase {
  func testSecondOfTwoProgramsReportsThatItDoesNotSave() throws {
    let first = try startAgain("--game", "hangman", environment: Self.noBus, waits: false)
    try guess("c")
    let (games, settings) = (try state(), "[hangman]\nword-length=7\n")
    try write(settings, to: "config/parlor/settings.ini")
    for options in [[], ["--reset"]] {
      let second = try startAgain(["--game", "craps"] + options)
      _ = try find("Your progress will not be saved")
      try closeAlert()
      try click("Roll", on: "craps")
      if options == ["--reset"] {
        activate("show-hangman")
        try move("Wrong guesses allowed", to: 11)
      }
      quit(second)
      XCTAssertEqual(try state(), games)
      XCTAssertEqual(
        try String(contentsOf: url("config/parlor/settings.ini"), encoding: .utf8), settings)
      XCTAssertEqual(try files("state/parlor").sorted(), ["state.json", "state.lock"])
    }
    try guess("b")
    first.kill()
    let third = try startAgain("--game", "craps")
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true, "the lock of a killed program is still there")
    quit(third)
  }

  private static let noBus: [String: String?] = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]

  /// Presses a letter in the program without a bus, and waits until the guess is saved.
  private func guess(_ letter: Character) throws {
    let display = try XDisplay()
    XCTAssertTrue(try eventually { try display.windows(titled: "Parlor").count == 1 })
    try Self.focus(window("Parlor", display), display)
    let name = letter.uppercased()
    let key = try XCTUnwrap(KeyboardKey(letter))
    XCTAssertTrue(
      try eventually {
        try display.press(key)
        return (try? self.state())?.firstMatch(of: /"guesses":"([A-Z]*)"/)?.1.contains(name) == true
      }, "\(name) is not saved")
  }
}
