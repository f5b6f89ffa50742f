import CGtk

/// The folders that the desktop gives a user's programs (XDG Base Directory Specification).
public nonisolated enum UserFolder {
  /// What programs remember from one start to the next.
  public static var state: String { String(cString: g_get_user_state_dir()) }

  /// What the user has set.
  public static var settings: String { String(cString: g_get_user_config_dir()) }
}
