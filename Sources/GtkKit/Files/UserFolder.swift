import CGtk

/// The user's folders for program data (XDG Base Directory Specification).
public nonisolated enum UserFolder {
  /// The folder for state that persists between runs.
  public static var state: FilePath { folder("XDG_STATE_HOME", or: ".local/state") }

  /// The folder for settings.
  public static var settings: FilePath { folder("XDG_CONFIG_HOME", or: ".config") }

  /// The folders with the dictionaries of the system: word lists.
  public static var dictionaries: [FilePath] {
    let folders = g_get_system_data_dirs()
    return (0...).lazy.map { folders?[$0] }.prefix { $0 != nil }.compactMap { $0 }
      .map { FilePath(cString: $0).appending("dict") }
  }

  /// The specification requires relative paths to be ignored, which GLib does not.
  private static func folder(_ variable: String, or standard: FilePath) -> FilePath {
    if let value = g_getenv(variable), g_path_is_absolute(value) != 0 { return FilePath(cString: value) }
    return FilePath(cString: g_get_home_dir()).appending(standard)
  }
}
