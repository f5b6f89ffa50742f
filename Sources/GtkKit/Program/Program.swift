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

/// The monotonic clock and the time of day.
public enum Clock {
  /// The time of the monotonic clock, in milliseconds.
  public static var milliseconds: Double { Double(g_get_monotonic_time()) / 1000 }

  /// The local time of day, for example "14:05:09".
  public static var timeOfDay: String { now("%H:%M:%S") }

  /// The local date and time for use in a file name, for example "2026-11-21-140509".
  public static var stamp: String { now("%F-%H%M%S") }

  /// The local date, for example "2026-11-21".
  public static var date: String { now("%F") }

  private static func now(_ format: String) -> String {
    guard let now = g_date_time_new_now_local() else { return "" }
    defer { g_date_time_unref(now) }
    return String(owning: g_date_time_format(now, format))
  }
}
