/// Window states (Extended Window Manager Hints, version 1.5, "_NET_WM_STATE").
extension XDisplay {
  /// A state in which a window fills the screen.
  package enum State: String {
    case maximized = "_NET_WM_STATE_MAXIMIZED_VERT"
    case fullScreen = "_NET_WM_STATE_FULLSCREEN"
  }

  /// Whether a window is in a state, according to the window manager.
  package func has(_ state: State, _ window: UInt32) throws -> Bool {
    let property = try request([20, 0], bytes32(window, try atom("_NET_WM_STATE"), 0, 0, 64))
    let atoms = (0..<Int(number32(property, 16))).map { number32(property, 32 + $0 * 4) }
    return atoms.contains(try atom(state.rawValue))
  }

  /// Asks the window manager to maximize or restore a window.
  package func setMaximized(_ window: UInt32, _ isMaximized: Bool) throws {
    let vertical = try atom(State.maximized.rawValue)
    let horizontal = try atom("_NET_WM_STATE_MAXIMIZED_HORZ")
    let message =
      [33, 32] + bytes16(0)
      + bytes32(window, try atom("_NET_WM_STATE"), isMaximized ? 1 : 0, vertical, horizontal, 2, 0)
    let substructure: UInt32 = 1 << 19 | 1 << 20
    try send([25, 0] + bytes16(11) + bytes32(root, substructure) + message)
    try synchronize()
  }

  /// The size of the screen: width and height.
  package var screenSize: [Int] { get throws { try size(of: root) } }
}
