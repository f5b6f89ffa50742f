import CGtk
import Glibc

/// The running program.
public enum Program {
  /// The program's name for window managers and the log, and in ``writeError(_:)``.
  public static var name: String {
    get { g_get_prgname().map { String(cString: $0) } ?? "" }
    set { g_set_prgname(newValue) }
  }

  /// Prepares the standard streams. Call this before any file is opened.
  ///
  /// A closed stream becomes `/dev/null`: otherwise the next file that is opened would receive what is written to the
  /// stream. Writing to a pipe without a reader does not end the program.
  public static func prepareStreams() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
      _ = Glibc.open("/dev/null", O_RDWR)
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// The folder that contains the program's file, with links resolved.
  public static var folder: FilePath {
    g_file_read_link("/proc/self/exe", nil).map { FilePath(owning: $0).folder } ?? "."
  }

  /// Opens a file with the user's default application for its type. Returns false if no application was started.
  public static func open(file path: FilePath) -> Bool {
    let file = g_file_new_for_path(path.cString)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    return g_app_info_launch_default_for_uri(String(owning: g_file_get_uri(file)), nil, nil) != 0
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
  public static func writeError(_ message: String) {
    let bytes = Array("\(name): \(message)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
