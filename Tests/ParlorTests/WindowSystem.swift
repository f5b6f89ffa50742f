/// A window system that the program can use. `scripts/headless` provides both.
enum WindowSystem: String, CaseIterable {
  case x11
  case wayland

  /// The environment of a session with this window system only.
  var environment: [String: String?] {
    switch self {
    case .x11: ["GDK_BACKEND": rawValue, "WAYLAND_DISPLAY": nil]
    case .wayland: ["GDK_BACKEND": rawValue, "DISPLAY": nil]
    }
  }

  /// Whether a window with this title is on the screen.
  func shows(_ title: String) throws -> Bool {
    switch self {
    case .x11: try !XDisplay().windows(titled: title).isEmpty
    // The compositor's own report: "role xdg_toplevel, …, top-level window 'Parlor' of io.github.…".
    case .wayland: Tool.output(["weston-debug", "scene-graph"])?.contains("window '\(title)' of ") == true
    }
  }
}
