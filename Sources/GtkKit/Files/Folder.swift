import CGtk

/// Folders of the file system.
public enum Folder {
  /// Whether a path is a folder.
  public static func exists(_ path: String) -> Bool { g_file_test(path, CGTK_FILE_TEST_IS_DIR) != 0 }

  /// Creates a folder and its parents, if they do not exist.
  ///
  /// A failure is not reported: writing to the folder fails, too.
  public static func create(_ path: String) { g_mkdir_with_parents(path, 0o755) }

  /// The path of the file with the given name in a folder or its subfolders; nil if there is none.
  public static func find(_ name: String, below path: String) -> String? {
    guard let folder = g_dir_open(path, 0, nil) else { return nil }
    defer { g_dir_close(folder) }
    while let entry = g_dir_read_name(folder) {
      let inner = "\(path)/\(String(cString: entry))"
      if String(cString: entry) == name { return inner }
      // Links could form a cycle.
      let isLink = g_file_test(inner, CGTK_FILE_TEST_IS_SYMLINK) != 0
      if !isLink, exists(inner), let found = find(name, below: inner) { return found }
    }
    return nil
  }
}
