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

  /// A random action.
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
