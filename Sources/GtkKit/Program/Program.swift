import CGtk

/// The running program.
public enum Program {
  /// The program's name for window managers and the log, and in ``complain(_:)``.
  public static var name: String {
    get { g_get_prgname().map { String(cString: $0) } ?? "" }
    set { g_set_prgname(newValue) }
  }

  /// The folder that contains the program's file, with links resolved.
  public static var folder: String {
    let file = g_file_read_link("/proc/self/exe", nil)
    defer { g_free(file) }
    let folder = g_path_get_dirname(file ?? g_strdup("."))
    defer { g_free(folder) }
    return folder.map { String(cString: $0) } ?? "."
  }

  /// Opens a file with the user's default application for its type.
  ///
  /// - Returns: Whether an application was started.
  public static func open(file path: String) -> Bool {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    let uri = g_file_get_uri(file)
    defer { g_free(uri) }
    return g_app_info_launch_default_for_uri(uri, nil, nil) != 0
  }

  /// Runs `handler` when the system asks the program to end: at logout, or when the user presses Ctrl-C in a terminal.
  public static func onTermination(_ handler: @escaping () -> Void) {
    for signal in [SIGHUP, SIGINT, SIGTERM] {
      let box = ClosureBox<() -> Bool> {
        handler()
        return true
      }
      g_unix_signal_add_full(
        G_PRIORITY_DEFAULT, signal, sourceFunction, box.retainedPointer(), releaseNotify)
    }
  }

  /// Writes a line to the standard error, after the program's name.
  public static func complain(_ message: String) {
    let bytes = Array("\(name): \(message)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
