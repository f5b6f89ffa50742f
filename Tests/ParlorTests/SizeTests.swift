import XCTest

/// The size of the window as set by a window manager.
final class SizeTests: ProgramTestCase {
  func testD5_windowManagerCanSetEverySizeOnEachScreen() throws {
    let parlor = try start("--seed", "1", "--game", "craps")
    try waitForWindow(of: parlor)
    let window = try self.window("Parlor")
    for size in [
      [320, 480], [480, 320], [640, 360], [1280, 800], [599, 601], [2160, 3840], [3840, 2160], [320, 480],
    ] {
      try display.resize(window, width: size[0], height: size[1])
      for screen in ["pig", "hangman", "craps", "bank", "tictactoe"] {
        activate("show-\(screen)")
        XCTAssertTrue(try eventually { try display.size(of: window) == size }, "\(size) on \(screen)")
      }
    }
    quit(parlor)
  }

  /// The counterpart: a refused size is detected, so the test above can fail.
  func testD5_sizeBelowTheMinimumIsRefused() throws {
    // GTK 4.18 warns about its own header bar at this size.
    let parlor = try start("--seed", "1", environment: ["G_DEBUG": nil])
    try waitForWindow(of: parlor)
    let window = try self.window("Parlor")
    try display.resize(window, width: 120, height: 120)
    XCTAssertTrue(try eventually { try display.size(of: window) != [120, 120] })
    activate("quit")
    XCTAssertEqual(parlor.status(), 0, parlor.errorOutput)
  }
}
