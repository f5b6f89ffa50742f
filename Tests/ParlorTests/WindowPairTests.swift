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
    guard let found else { throw failed("no window \(kind.title) came \(what)") }
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
