import XCTest

/// Two windows, one opened from the other and closed in both orders: the program neither exits nor warns.
final class WindowPairTests: ProgramTestCase {
  private var parlor: Parlor?
  private var closings = 0

  func testEveryPairOfWindowsClosesInBothOrders() throws {
    // The program's shortcuts do not work in GTK's own dialogs, so no window is opened from them.
    for first in [WindowKind.pig, .bank, .help, .inspector] {
      for second in WindowKind.allCases where second != .games && second != first {
        guard !second.needsInspector || first == .inspector else { continue }
        // Behind a modal window, the first one can be closed only by its action.
        if !second.isModal || first.toggle != nil { try openAndClose(first, second, [first, second]) }
        try openAndClose(first, second, [second, first])
      }
    }
    parlor.map { quit($0) }
  }

  func testMainWindowClosesBeforeAndAfterEveryOtherWindow() throws {
    let others = WindowKind.allCases.filter { $0 != .games && !$0.needsInspector }
    for (index, other) in others.enumerated() {
      let ways = index.isMultiple(of: 2) ? [WindowKind.Closing.button, .closeKey] : [.closeKey, .button]
      let games = try startNarrow()
      try other.open(from: games, in: self)
      _ = try window(of: other)
      if other.isModal {
        activate("quit")
      } else {
        try WindowKind.games.close(games, by: ways[0], other: nil, in: self)
      }
      assertEnded()
      let again = try startNarrow()
      try other.open(from: again, in: self)
      try other.close(window(of: other), by: ways[1], other: again, in: self)
      try waitUntilGone(other)
      try WindowKind.games.close(again, by: ways[1], other: nil, in: self)
      assertEnded()
    }
  }

  func testBringingAScreenBackClosesTheHelpAboveItsWindow() throws {
    let games = try startNarrow("--game", "pig")
    for _ in 0..<5 {
      try WindowKind.pig.open(from: games, in: self)
      try WindowKind.help.open(from: window(of: .pig), in: self)
      _ = try window(of: .help)
      XCTAssertTrue(eventually { Accessible.program()?.first(named: "Bring Back")?.click() == true })
      try waitUntilGone(.pig)
      try waitUntilGone(.help)
    }
    parlor.map { quit($0) }
  }

  // MARK: - Helpers

  /// Opens a window from the main window and another one from that, then closes both.
  private func openAndClose(_ first: WindowKind, _ second: WindowKind, _ order: [WindowKind]) throws {
    let all = WindowKind.Closing.allCases
    for _ in 0..<Soak.count(1, long: all.count * 2) {
      let games = try gamesWindow()
      try first.open(from: games, in: self)
      try second.open(from: window(of: first), in: self)
      _ = try window(of: second, "from \(first)")
      for kind in order {
        // The window in front of it may have closed it, too.
        guard let window = try display.windows(titled: kind.title).first else { continue }
        let other = try order.filter { $0 != kind }.compactMap { try display.windows(titled: $0.title).first }
        closings += 1
        let isBehindModal = kind == first && second.isModal && !other.isEmpty
        var closing = isBehindModal ? .action : all[closings % all.count]
        // These windows handle the keys themselves.
        if closing == .ownKeysElsewhere, [.shortcuts, .fileDialog].contains(second) { closing = .ownKeys }
        try kind.close(window, by: closing, other: other.first, in: self)
        try waitUntilGone(kind, "of \(first), then \(second), closed as \(order)")
      }
    }
  }

  /// The main window, of a program that is started if none is running.
  private func gamesWindow() throws -> UInt32 {
    if let parlor, parlor.isRunning { return try window(of: .games) }
    return try startNarrow()
  }

  /// Starts the program so narrow that the Inspector has its own window, with messages to show.
  private func startNarrow(_ arguments: String...) throws -> UInt32 {
    let parlor = try start(arguments + ["--seed", "1"], environment: Accessible.environment)
    self.parlor = parlor
    try waitForWindow(of: parlor)
    let games = try window(of: .games)
    try display.resize(games, width: 640, height: 360)
    return games
  }

  private func window(of kind: WindowKind, _ what: String = "") throws -> UInt32 {
    var found: UInt32?
    _ = try eventually {
      found = try display.windows(titled: kind.title).first
      return found != nil || parlor?.isRunning != true
    }
    guard let found else {
      let others = try WindowKind.allCases.filter { try !display.windows(titled: $0.title).isEmpty }
      throw failed("no window \(kind.title) came \(what) beside \(others)")
    }
    return found
  }

  private func waitUntilGone(_ kind: WindowKind, _ what: String = "") throws {
    let isGone = try eventually {
      try display.windows(titled: kind.title).isEmpty || parlor?.isRunning != true
    }
    guard isGone, parlor?.isRunning == true else { throw failed("\(kind.title) did not close \(what)") }
  }

  private func assertEnded(file: StaticString = #filePath, line: UInt = #line) {
    if let parlor { assertEndedWell(parlor, file: file, line: line) }
    parlor = nil
  }

  private func failed(_ reason: String) -> Failure {
    let status = parlor?.isRunning == true ? nil : parlor?.status()
    let text = "\(reason) \(status.map { "ended with \($0)" } ?? "") \(parlor?.errorOutput ?? "")"
    XCTFail(text)
    return Failure(reason: text)
  }
}

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

  var needsInspector: Bool { self == .fileDialog }

  /// Whether the window is modal: the window behind it accepts no input, not even a click on its close button.
  var isModal: Bool { [.shortcuts, .about, .fileDialog].contains(self) }

  var toggle: String? {
    switch self {
    case .pig, .bank: "own-window-\(self)"
    case .inspector: "inspector"
    default: nil
    }
  }

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
