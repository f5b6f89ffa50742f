/// Performs a sequence of actions on the running program.
final class MonkeyPlayer {
  private let parlor: Parlor
  private let display: XDisplay
  private let manager: WindowManager

  init(_ parlor: Parlor, on display: XDisplay, managedBy manager: WindowManager) {
    self.parlor = parlor
    self.display = display
    self.manager = manager
  }

  /// Known warnings of GTK: an empty window in C causes them, too, with the same input.
  private static let knownWarnings = [
    // Clicks on several windows, also under openbox; the cause is how GTK 4.8 counts pressed buttons.
    "Broken accounting of active state",
    // A file dialog that is closed while it reads its folder shows this error.
    "GtkDialog mapped without a transient parent",
  ]

  /// What is wrong with the program; nil if it is running or has ended normally, without a warning.
  var fault: String? {
    let words = parlor.errorOutput.split(separator: "\n").filter { line in
      !Self.knownWarnings.contains { line.contains($0) }
    }
    if !parlor.isRunning, let status = parlor.status(), status != 0 {
      return "it ended with \(status): \(words.joined(separator: "\n"))"
    }
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }

  /// Performs an action, and returns what is wrong with the program afterwards.
  func perform(_ action: MonkeyAction) throws -> String? {
    // A window that has just been closed may still be listed.
    let windows = try manager.windows.filter { try display.size(of: $0) != [0, 0] }
    func window(_ number: Int) -> UInt32? { windows.isEmpty ? nil : windows[number % windows.count] }
    switch action {
    case .click(let number, let x, let y, let button, let times):
      guard let window = window(number) else { break }
      try point(at: window, x, y)
      for _ in 0..<times { try display.click(button) }
    case .drag(let number, let x, let y, let toX, let toY):
      guard let window = window(number) else { break }
      try point(at: window, x, y)
      try display.setButton(1, isDown: true)
      for step in 1...5 { try point(at: window, x + (toX - x) * step / 5, y + (toY - y) * step / 5) }
      try display.setButton(1, isDown: false)
      try moveOntoScreen(window)
    case .wheel(let number, let x, let y, let isUp, let times):
      guard let window = window(number) else { break }
      try point(at: window, x, y)
      for _ in 0..<times { try display.click(isUp ? 4 : 5) }
    case .key(let number, let key, let held):
      if let window = window(number) { try display.focus(window) }
      try display.press(key, holding: held)
    case .resize(let number, let width, let height):
      if let window = window(number) { try display.resize(window, width: width, height: height) }
    case .close(let number):
      if let window = window(number) { try display.close(window) }
    case .settle:
      return settle()
    }
    return fault
  }

  /// Waits until the program has handled all previous actions.
  func settle() -> String? {
    let answers = SessionBus.isEnabled("new-game") != nil
    // The program may be about to exit.
    if !answers, parlor.isRunning, !eventually({ !parlor.isRunning }) { return "it does not answer" }
    return fault
  }

  /// Moves a window back that was dragged off the screen, where GTK finds no monitor for its menus.
  private func moveOntoScreen(_ window: UInt32) throws {
    let origin = try display.origin(of: window)
    if min(origin.x, origin.y) < 0 || max(origin.x, origin.y) > 2000 {
      try display.move(window, to: 200, 200)
    }
  }

  private func point(at window: UInt32, _ x: Int, _ y: Int) throws {
    let origin = try display.origin(of: window)
    let size = try display.size(of: window)
    try display.movePointer(to: origin.x + size[0] * x / 1000, origin.y + size[1] * y / 1000)
  }
}
