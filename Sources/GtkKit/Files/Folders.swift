import CGtk

/// The user's folders for program data (XDG Base Directory Specification).
public nonisolated enum UserFolder {
  /// The folder for state that persists between runs.
  public static var state: FilePath { folder("XDG_STATE_HOME", or: ".local/state") }

  /// The folder for settings.
  public static var settings: FilePath { folder("XDG_CONFIG_HOME", or: ".config") }

  /// The folders with the dictionaries of the system: word lists.
  public static var dictionaries: [FilePath] {
    elements(of: g_get_system_data_dirs()).map { FilePath(cString: $0).appending("dict") }
  }

  /// The specification requires relative paths to be ignored, which GLib does not.
  private static func folder(_ variable: String, or standard: FilePath) -> FilePath {
    if let value = g_getenv(variable), g_path_is_absolute(value) != 0 { return FilePath(cString: value) }
    return FilePath(cString: g_get_home_dir()).appending(standard)
  }
}

/// Folders of the file system.
public enum Folder {
  /// Whether a path is a folder.
  public static func exists(_ path: FilePath) -> Bool {
    g_file_test(path.cString, CGTK_FILE_TEST_IS_DIR) != 0
  }

  /// The names of the files in a folder and of its subfolders, in order; empty if it cannot be read.
  public static func names(in path: FilePath) -> [FilePath] {
    guard let folder = g_dir_open(path.cString, 0, nil) else { return [] }
    defer { g_dir_close(folder) }
    var names: [FilePath] = []
    while let entry = g_dir_read_name(folder) { names.append(FilePath(cString: entry)) }
    return names.sorted { "\($0)" < "\($1)" }
  }
}
