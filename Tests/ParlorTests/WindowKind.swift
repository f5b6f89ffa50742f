/// The windows of the program, with the ways to open and close them.
enum WindowKind: String, CaseIterable {
  case games = "Parlor"
  case pig = "Pig"
  case bank = "Bank"
  case help = "How to Play"
  case statistics = "Statistics"
  case inspector = "MVC Inspector"
  case shortcuts = "Keyboard Shortcuts"
  case about = "About Parlor"
  case fileDialog = "Save the Diagram"

  var title: String { rawValue }

  /// Whether the window is transient for the Inspector's.
  var needsInspector: Bool { self == .fileDialog }

  /// Whether the window is modal: the window behind it accepts no input, not even a click on its close button.
  var isModal: Bool { [.shortcuts, .about, .fileDialog].contains(self) }

  /// The action that toggles the window.
  var toggle: String? {
    switch self {
    case .pig, .bank: "own-window-\(self)"
    case .inspector: "inspector"
    default: nil
    }
  }

  /// Opens the window while another one has the focus.
  func open(from other: UInt32, in test: ProgramTestCase) throws {
    try test.focus(other)
    switch self {
    case .games: break
    case .pig: try test.display.press("p", holding: .control, .shift)
    case .bank: try test.display.press("b", holding: .control, .shift)
    case .help: try test.display.press(.f1)
    case .statistics: try test.display.press("i", holding: .control)
    case .inspector: try test.display.press(.f12)
    case .shortcuts: try test.display.press("/", holding: .control, .shift)
    case .about: XCTAssertTrue(SessionBus.activate("about"))
    case .fileDialog:
      // The Inspector saves messages; a roll of the current game creates one.
      XCTAssertTrue(SessionBus.activate("show-craps"))
      XCTAssertTrue(eventually { Accessible.program()?.first(named: "Roll")?.click() == true })
      XCTAssertTrue(eventually { Accessible.program()?.all(named: "More").contains { $0.click() } == true })
      XCTAssertTrue(eventually { Accessible.program()?.first(named: "Save SVG…")?.click() == true })
      // A file dialog that is closed while it reads its folder shows an error dialog. The folder is the test's
      // own.
      let isReady = eventually {
        Accessible.program()?.names.contains { $0.hasPrefix(ProgramTestCase.folderPrefix) } == true
      }
      XCTAssertTrue(isReady, "the dialog does not show its folder")
    }
  }

  /// The ways to close a window.
  enum Closing: CaseIterable {
    /// By the window manager's close button.
    case button
    /// With Ctrl+W, while it has the focus.
    case closeKey
    /// With its own shortcut, while it has the focus.
    case ownKeys
    /// With its own shortcut, while another window has the focus.
    case ownKeysElsewhere
    /// By its action, as another program can.
    case action
  }

  /// Closes the window; `other` is another open window.
  func close(_ window: UInt32, by closing: Closing, other: UInt32?, in test: ProgramTestCase) throws {
    switch closing {
    case .ownKeys where toggle != nil: try open(from: window, in: test)
    case .ownKeysElsewhere where toggle != nil: try open(from: other ?? window, in: test)
    case .action where toggle != nil: XCTAssertTrue(toggle.map { SessionBus.activate($0) } == true)
    case .closeKey where self != .fileDialog:
      try test.focus(window)
      try test.display.press("w", holding: .control)
    default: try test.display.close(window)
    }
  }
}
