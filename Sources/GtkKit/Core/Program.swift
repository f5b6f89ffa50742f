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

  /// Opens a file with the program that the user has chosen for its kind; false where there is none.
  public static func open(file path: String) -> Bool {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    let uri = g_file_get_uri(file)
    defer { g_free(uri) }
    return g_app_info_launch_default_for_uri(uri, nil, nil) != 0
  }

  /// Runs `handler` where the system asks the program to end: at a logout, or at Ctrl-C in its terminal.
  public static func onTermination(_ handler: @escaping () -> Void) {
    for signal in [SIGHUP, SIGINT, SIGTERM] {
      let box = Unmanaged.passRetained(SignalBox(handler)).toOpaque()
      g_unix_signal_add(
        signal,
        { data in
          nonisolated(unsafe) let data = data
          MainActor.assumeIsolated { unbox(data, (() -> Void).self)?() }
          return 1  // G_SOURCE_CONTINUE
        }, box)
    }
  }

  /// Writes a line to the standard error.
  public static func complain(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
