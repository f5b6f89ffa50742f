import XCTest

/// Help in the running program, by keyboard. Every warning of GTK is fatal.
final class HelpTests: ProgramTestCase {
  func testD4_f1OpensHelpAndEscapeOrControlWClosesIt() throws {
    let parlor = try start("--seed", "1", "--game", "pig")
    try waitForWindow(of: parlor)
    let games = try window("Parlor")
    for (key, held) in [(KeyboardKey.escape, nil), ("w", KeyboardKey.control)] {
      try focus(games)
      try display.press(.f1)
      let help = try window("How to Play")
      try focus(help)
      // The second time, the same window comes to the front.
      try display.press(.f1)
      if let held { try display.press(key, holding: held) } else { try display.press(key) }
      XCTAssertTrue(try eventually { try display.windows(titled: "How to Play").isEmpty }, "it did not close")
      XCTAssertTrue(try eventually { try display.focused() == games }, "the main window is not focused")
      XCTAssertTrue(parlor.isRunning, parlor.errorOutput)
    }
    quit(parlor)
  }

  func testControlIAndTheButtonOpenTheStatisticsAndEscapeClosesThem() throws {
    let parlor = try start("--seed", "1", "--game", "pig", environment: Accessible.environment)
    try waitForWindow(of: parlor)
    let games = try window("Parlor")
    for usesButton in [false, true] {
      try focus(games)
      if usesButton {
        XCTAssertTrue(
          eventually { Accessible.program()?.first(named: "Statistics (Ctrl+I)")?.click() == true })
      } else {
        try display.press("i", holding: .control)
      }
      let statistics = try window("Statistics")
      try focus(statistics)
      XCTAssertTrue(eventually { Accessible.program()?.names.contains("Games against the computer") == true })
      try display.press(.escape)
      XCTAssertTrue(
        try eventually { try display.windows(titled: "Statistics").isEmpty }, "it did not close")
      XCTAssertTrue(try eventually { try display.focused() == games }, "the main window is not focused")
    }
    XCTAssertTrue(parlor.isRunning, parlor.errorOutput)
    quit(parlor)
  }

  func testD7_eachWindowIsAFrameForScreenReaders() throws {
    let parlor = try start("--seed", "1", environment: Accessible.environment)
    try waitForWindow(of: parlor)
    let games = try window("Parlor")
    XCTAssertTrue(eventually { Accessible.program()?.names.contains("Parlor") == true })
    try focus(games)
    try display.press(.f1)
    let help = try window("How to Play")
    try focus(help)
    try display.press("i", holding: .control)
    _ = try window("Statistics")
    XCTAssertTrue(eventually { Accessible.program()?.children.count == 3 })
    let windows = Accessible.program()?.children ?? []
    XCTAssertEqual(windows.map(\.name).sorted(), ["How to Play", "Parlor", "Statistics"])
    XCTAssertEqual(windows.filter { !$0.isFrame }.map(\.name), [])
    quit(parlor)
  }

  func testNewGameIsDisabledInWindowsWithoutAGame() throws {
    let parlor = try start("--seed", "1")
    try waitForWindow(of: parlor)
    let games = try window("Parlor")
    for (action, title) in [
      ("help", "How to Play"), ("about", "About Parlor"), ("shortcuts", Self.shortcuts),
    ] {
      try focus(games)
      XCTAssertTrue(eventually { SessionBus.isEnabled("new-game") == true })
      activate(action)
      let other = try window(title)
      try focus(other)
      if action == "help" { XCTAssertTrue(eventually { SessionBus.isEnabled("new-game") == false }) }
      try display.press("w", holding: .control)
      XCTAssertTrue(try eventually { try display.windows(titled: title).isEmpty }, "\(title) did not close")
    }
    quit(parlor)
  }

  func testD4_controlQuestionMarkOpensTheShortcutsAndEscapeClosesThem() throws {
    let parlor = try start("--seed", "1")
    try waitForWindow(of: parlor)
    let games = try window("Parlor")
    for _ in 0..<2 {
      try focus(games)
      try display.press("/", holding: .control, .shift)
      try focus(window(Self.shortcuts))
      try display.press(.escape)
      XCTAssertTrue(
        try eventually { try display.windows(titled: Self.shortcuts).isEmpty }, "they did not close")
    }
    quit(parlor)
  }

  private static let shortcuts = "Keyboard Shortcuts"
}
