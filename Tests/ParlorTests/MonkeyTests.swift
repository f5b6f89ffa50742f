import XCTest

/// Monkey testing: random clicks, keys, drags and sizes, with a real pointer and keyboard under a window manager.
/// Any output to the standard error fails the test.
final class MonkeyTests: ManagedTestCase {
  func testRandomInputCausesNoCrashOrWarning() throws {
    var generator = Soak.generator()
    var left = Soak.count(300, long: 10_000)
    while left > 0 {
      let (player, parlor) = try startToPlay()
      let before = try savedState()
      var done: [MonkeyAction] = []
      var fault: String?
      while fault == nil, left > 0, parlor.isRunning {
        let action = MonkeyAction.random(using: &generator)
        done.append(action)
        left -= 1
        fault = try player.perform(action)
      }
      fault = fault ?? player.settle()
      parlor.kill()
      if let fault { return try report(fault, after: done, from: before) }
    }
  }

  // MARK: - Helpers

  private func startToPlay() throws -> (MonkeyPlayer, Parlor) {
    // The bus may not have noticed yet that the previous program has ended.
    XCTAssertTrue(eventually { SessionBus.owner == nil }, "the previous program is still on the bus")
    // A file dialog may save in the home folder. Warnings are not fatal, because some are GTK's own.
    let parlor = try startAgain(
      ["--seed", "1"], environment: ["HOME": folder.path, "G_DEBUG": nil], waits: false)
    let isReady = try eventually {
      try SessionBus.owner == parlor.identifier && !manager.windows.isEmpty || !parlor.isRunning
    }
    guard isReady, parlor.isRunning else {
      throw Failure(reason: "no window appeared: \(parlor.errorOutput)")
    }
    return (MonkeyPlayer(parlor, on: display, managedBy: manager), parlor)
  }

  private func savedState() throws -> String? {
    FileManager.default.fileExists(atPath: url("state/parlor/state.json").path) ? try state() : nil
  }

  /// Fails with the shortest sequence found that reproduces the failure.
  private func report(_ fault: String, after actions: [MonkeyAction], from state: String?) throws {
    let shortest = try Shrinker.shortest(actions, tries: 100) { try fails($0, from: state) }
    let list = shortest.map { "  \($0)" }.joined(separator: "\n")
    XCTFail(
      "\(fault)\nSEED=\(Soak.seed), action \(actions.count); shortest:\n\(list)\nfrom \(state ?? "the start")"
    )
  }

  private func fails(_ actions: [MonkeyAction], from state: String?) throws -> Bool {
    try? FileManager.default.removeItem(at: url("state"))
    if let state { try write(state, to: "state/parlor/state.json") }
    let (player, parlor) = try startToPlay()
    defer { parlor.kill() }
    for action in actions where try player.perform(action) != nil { return true }
    return player.settle() != nil
  }
}

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

/// A random user action on a window of the program. Windows are numbered from the oldest.
enum MonkeyAction: CustomStringConvertible {
  /// Clicks a number of times; the position is in thousandths of the window's size.
  case click(window: Int, x: Int, y: Int, button: UInt8, times: Int)
  case drag(window: Int, x: Int, y: Int, toX: Int, toY: Int)
  case wheel(window: Int, x: Int, y: Int, isUp: Bool, times: Int)
  case key(window: Int, KeyboardKey, holding: [KeyboardKey])
  case resize(window: Int, width: Int, height: Int)
  case close(window: Int)
  /// Waits until the program has handled all previous actions.
  case settle

  static func random(using generator: inout some RandomNumberGenerator) -> MonkeyAction {
    let window = Int.random(in: 0..<4, using: &generator)
    // Slightly beyond the window's edge, too.
    func place() -> Int { Int.random(in: -10...1010, using: &generator) }
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<35:
      return .click(
        window: window, x: place(), y: place(),
        button: [1, 1, 1, 1, 2, 3].randomElement(using: &generator) ?? 1,
        times: [1, 1, 1, 2, 5].randomElement(using: &generator) ?? 1)
    case 35..<43: return .drag(window: window, x: place(), y: place(), toX: place(), toY: place())
    case 43..<48:
      return .wheel(
        window: window, x: place(), y: place(), isUp: .random(using: &generator),
        times: .random(in: 1...8, using: &generator))
    case 48..<80:
      let (key, held) = MonkeyKeys.all.randomElement(using: &generator) ?? (.space, [])
      return .key(window: window, key, holding: held)
    case 80..<84:
      return .resize(
        window: window, width: .random(in: 1...1400, using: &generator),
        height: .random(in: 1...1000, using: &generator))
    case 84: return .close(window: window)
    default: return .settle
    }
  }

  var description: String {
    switch self {
    case .click(let window, let x, let y, let button, let times):
      "click button \(button) \(times)× at \(x), \(y) of window \(window)"
    case .drag(let window, let x, let y, let toX, let toY):
      "drag from \(x), \(y) to \(toX), \(toY) of window \(window)"
    case .wheel(let window, let x, let y, let isUp, let times):
      "wheel \(isUp ? "up" : "down") \(times)× at \(x), \(y) of window \(window)"
    case .key(let window, let key, let held):
      "key \((held + [key]).map { String($0.code) }.joined(separator: "+")) in window \(window)"
    case .resize(let window, let width, let height): "resize window \(window) to \(width)×\(height)"
    case .close(let window): "close window \(window)"
    case .settle: "settle"
    }
  }
}

/// The keys that are pressed at random.
enum MonkeyKeys {
  private typealias Stroke = (KeyboardKey, [KeyboardKey])

  /// Each key with its modifiers: all accelerators, the keys of text fields and lists, letters and digits.
  static let all: [(KeyboardKey, [KeyboardKey])] = [
    strokes("1234567n,wqacvxz", holding: [[.control]]),
    strokes("cptbhoq/", holding: [[.control, .shift]]),
    strokes("1234", holding: [[.alt]]),
    strokes("abcdefghijklmnopqrstuvwxyz0123456789=- ", holding: [[]]),
    strokes([.escape, .enter, .tab, .backspace, .delete], holding: [[], [], [.shift]]),
    strokes(
      [.home, .left, .up, .right, .down, .pageUp, .pageDown, .end, .menu],
      holding: [[], [.shift], [.control]]),
    strokes([.f1, .f10, .f12], holding: [[], [.shift]]),
  ].flatMap { $0 }

  private static func strokes(_ keys: String, holding held: [[KeyboardKey]]) -> [Stroke] {
    strokes(keys.compactMap { KeyboardKey($0) }, holding: held)
  }

  private static func strokes(_ keys: [KeyboardKey], holding held: [[KeyboardKey]]) -> [Stroke] {
    keys.flatMap { key in held.map { (key, $0) } }
  }
}

/// Delta debugging: finds a short failing sequence by removing parts. See A. Zeller and R. Hildebrandt,
/// "Simplifying and Isolating Failure-Inducing Input", IEEE Transactions on Software Engineering 28 (2002).
enum Shrinker {
  /// The shortest sequence for which `fails` is true, within a limited number of attempts. `fails` is true for the
  /// whole sequence.
  static func shortest<Element>(
    _ whole: [Element], tries: Int, _ fails: ([Element]) throws -> Bool
  ) rethrows -> [Element] {
    var sequence = whole
    var length = sequence.count / 2
    var left = tries
    while length > 0, left > 0 {
      var start = 0
      while start < sequence.count, left > 0 {
        let shorter = Array(sequence[..<start] + sequence[min(start + length, sequence.count)...])
        left -= 1
        if try !shorter.isEmpty && fails(shorter) { sequence = shorter } else { start += length }
      }
      length /= 2
    }
    return sequence
  }
}
