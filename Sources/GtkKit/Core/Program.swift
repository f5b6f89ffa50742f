import CGtk

/// The running program.
public enum Program {
  /// The folder that the program's file lies in, links followed.
  public static var folder: String {
    let file = g_file_read_link("/proc/self/exe", nil)
    defer { g_free(file) }
    let folder = g_path_get_dirname(file ?? g_strdup("."))
    defer { g_free(folder) }
    return folder.map { String(cString: $0) } ?? "."
  }

  /// Writes a line to the standard error.
  public static func complain(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
