import CGtk

/// The user's folders for program data (XDG Base Directory Specification).
public nonisolated enum UserFolder {
  /// The folder for state that persists between runs.
  public static var state: String { folder("XDG_STATE_HOME", or: ".local/state") }

  /// The folder for settings.
  public static var settings: String { folder("XDG_CONFIG_HOME", or: ".config") }

  /// The specification requires relative paths to be ignored, which GLib does not.
  private static func folder(_ variable: String, or standard: String) -> String {
    if let value = g_getenv(variable).map({ String(cString: $0) }), value.hasPrefix("/") { return value }
    return "\(String(cString: g_get_home_dir()))/\(standard)"
  }
}
