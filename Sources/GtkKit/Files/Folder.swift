import CGtk

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

  /// The path of the file with the given name in a folder or its subfolders; nil if there is none.
  public static func find(_ name: FilePath, below path: FilePath) -> FilePath? {
    guard let folder = g_dir_open(path.cString, 0, nil) else { return nil }
    defer { g_dir_close(folder) }
    while let entry = g_dir_read_name(folder) {
      let entry = FilePath(cString: entry)
      let inner = path.appending(entry)
      if entry == name { return inner }
      // Links could form a cycle.
      let isLink = g_file_test(inner.cString, CGTK_FILE_TEST_IS_SYMLINK) != 0
      if !isLink, exists(inner), let found = find(name, below: inner) { return found }
    }
    return nil
  }
}
