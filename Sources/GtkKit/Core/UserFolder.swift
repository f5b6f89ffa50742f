import CGtk

/// The folders that the desktop gives a user's programs (XDG Base Directory Specification).
public nonisolated enum UserFolder {
  /// What programs remember from one start to the next.
  public static var state: String { folder("XDG_STATE_HOME", or: ".local/state") }

  /// What the user has set.
  public static var settings: String { folder("XDG_CONFIG_HOME", or: ".config") }

  /// The specification has relative paths ignored; GLib takes them.
  private static func folder(_ variable: String, or standard: String) -> String {
    if let value = g_getenv(variable).map({ String(cString: $0) }), value.hasPrefix("/") { return value }
    return "\(String(cString: g_get_home_dir()))/\(standard)"
  }
}
