import Foundation

/// Does to the running program what a sequence of actions says.
final class MonkeyPlayer {
  private let parlor: Parlor
  private let display: XDisplay
  private let manager: WindowManager

  init(_ parlor: Parlor, on display: XDisplay, managedBy manager: WindowManager) {
    self.parlor = parlor
    self.display = display
    self.manager = manager
  }

  /// What is wrong with the program; nil where it runs, or has ended as it should.
  var fault: String? {
    if parlor.isRunning { return nil }
    let isWell = parlor.status() == 0 && parlor.complaint.isEmpty
    return isWell ? nil : "it ended with \(parlor.status().map(String.init) ?? "?"): \(parlor.complaint)"
  }

  /// Does one thing; what is wrong with the program then.
  func perform(_ action: MonkeyAction) throws -> String? {
    let windows = try manager.windows
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

  /// Waits until the program has handled everything so far.
  func settle() -> String? {
    let answers = SessionBus.isEnabled("new-game") != nil
    // It may just be about to end.
    if !answers, parlor.isRunning, !eventually({ !parlor.isRunning }) { return "it does not answer" }
    return fault
  }

  private func point(at window: UInt32, _ x: Int, _ y: Int) throws {
    let origin = try display.origin(of: window)
    let size = try display.size(of: window)
    try display.movePointer(to: origin.x + size[0] * x / 1000, origin.y + size[1] * y / 1000)
  }
}
