import XCTest

/// Full-screen and maximized windows under a window manager, by keyboard and pointer.
final class FullScreenTests: ManagedTestCase {
  func testD4_f11EntersAndEscapeLeavesFullScreenInEveryWindow() throws {
    let parlor = try startAgain("--seed", "1")
    activate("own-window-pig")
    // The window manager may focus a new window after it has appeared.
    try focus(try window("Pig"))
    for title in ["Parlor", "Pig"] {
      let window = try self.window(title)
      let size = try display.size(of: window)
      for key in [KeyboardKey.f11, .escape] {
        try focus(window)
        try display.press(.f11)
        try assertFills(window, .fullScreen, title)
        XCTAssertTrue(eventually { SessionBus.isOn("full-screen") == true }, title)
        try display.press(key)
        XCTAssertTrue(try eventually { try !display.has(.fullScreen, window) }, "\(title) at \(key)")
        XCTAssertTrue(eventually { SessionBus.isOn("full-screen") == false }, title)
        XCTAssertTrue(try eventually { try display.size(of: window) == size }, "the size of \(title)")
      }
    }
    quit(parlor)
  }

  func testD4_buttonInTheCornerOfTheBarLeavesFullScreen() throws {
    let parlor = try startAgain("--seed", "1")
    let games = try window("Parlor")
    try focus(games)
    try display.press(.f11)
    try assertFills(games, .fullScreen, "Parlor")
    let screen = try display.screenSize
    try display.movePointer(to: screen[0] / 2, screen[1] / 2)
    // The bar has appeared when its corner can be clicked.
    var isAtEdge = false
    let hasLeft = try eventually {
      isAtEdge.toggle()
      try display.movePointer(to: screen[0] - 24, isAtEdge ? 0 : 24)
      if !isAtEdge { try display.click(1) }
      return try !display.has(.fullScreen, games)
    }
    XCTAssertTrue(hasLeft, "no click in the corner leaves full screen")
    quit(parlor)
  }

  func testD5_maximizedWindowIsRestoredWithItsFloatingSize() throws {
    let first = try startAgain("--seed", "1")
    let games = try window("Parlor")
    // While the window opens, the window manager can still set its initial size.
    XCTAssertTrue(
      try eventually {
        try display.resize(games, width: 700, height: 500)
        return (try? self.state().contains(/"height":500,[^{}]*"width":700/)) == true
      })
    try display.setMaximized(games, true)
    try assertFills(games, .maximized, "Parlor")
    quit(first)
    let second = try startAgain("--seed", "1")
    let again = try window("Parlor")
    try assertFills(again, .maximized, "Parlor")
    try focus(again)
    try display.press(.f11)
    try assertFills(again, .fullScreen, "Parlor")
    quit(second)
    let between = try startAgain("--seed", "1")
    try assertFills(window("Parlor"), .fullScreen, "Parlor")
    quit(between)
    let third = try startAgain("--seed", "1")
    let last = try window("Parlor")
    try assertFills(last, .fullScreen, "Parlor")
    try focus(last)
    try display.press(.f11)
    try assertFills(last, .maximized, "Parlor")
    try display.setMaximized(last, false)
    XCTAssertTrue(try eventually { try display.size(of: last) == [700, 500] }, "its floating size")
    quit(third)
  }

  func testD2_detachedWindowsAreRestoredWithTheirSizes() throws {
    let first = try startAgain("--seed", "1")
    for screen in ["pig", "bank", "hangman"] { activate("own-window-\(screen)") }
    let pig = try window("Pig")
    try display.resize(pig, width: 500, height: 420)
    XCTAssertTrue(eventually { (try? self.state().contains(/"height":420,[^{}]*"width":500/)) == true })
    _ = try window("Bank")
    try display.close(try window("Hangman"))
    XCTAssertTrue(try eventually { try display.windows(titled: "Hangman").isEmpty })
    quit(first)
    let second = try startAgain("--seed", "1")
    let again = try window("Pig")
    XCTAssertTrue(try eventually { try display.size(of: again) == [500, 420] })
    _ = try window("Bank")
    XCTAssertEqual(try display.windows(titled: "Hangman"), [])
    // The same when the main window closes and takes the others with it.
    try display.close(try window("Parlor"))
    assertEndedWell(second)
    let third = try startAgain("--seed", "1")
    _ = try window("Pig")
    _ = try window("Bank")
    quit(third)
  }

  private func assertFills(
    _ window: UInt32, _ state: XDisplay.State, _ what: String,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let fills = try eventually {
      try display.has(state, window) && display.size(of: window) == display.screenSize
    }
    XCTAssertTrue(fills, "\(what) does not fill the screen: \(state)", file: file, line: line)
  }

  func testD4_fullScreenFromTheMenuKeepsTheFocusInTheGame() throws {
    let reader = try XCTUnwrap(ScreenReader())
    let parlor = try startAgain("--seed", "1", "--game", "bank")
    let games = try window("Parlor")
    try focus(games)
    XCTAssertTrue(eventually { !reader.focus.isEmpty }, "nothing has the focus")
    let field = reader.focus
    try display.press(.f10)
    XCTAssertTrue(eventually { reader.focus != field }, "the menu is not focused")
    try display.press("f")
    try assertFills(games, .fullScreen, "Parlor")
    XCTAssertTrue(eventually { reader.focus == field }, "the field is not focused again")
    quit(parlor)
  }
}
