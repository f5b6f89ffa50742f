import CGtk
import Glibc

extension Program {
  private static var outputFailure: () -> String = { "" }

  /// Prepares the standard streams. Call this before any file is opened.
  ///
  /// A closed stream becomes `/dev/null`: otherwise the next file that is opened would receive what is written to the
  /// stream. Writing to a pipe without a reader, or beyond the file size limit, is an error and does not end the
  /// program. If the standard output could not be written, the program ends with the status 1, and writes the message
  /// `outputFailure` to the standard error.
  public static func prepareStreams(outputFailure: @escaping () -> String) {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
      _ = Glibc.open("/dev/null", O_RDWR)
    }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    self.outputFailure = outputFailure
    atexit {
      guard cgtk_output_has_failed() != 0 else { return }
      MainActor.assumeIsolated { Program.writeError(Program.outputFailure()) }
      _exit(1)
    }
  }

  /// Changes to the root folder if the working directory has been deleted: fontconfig 2.15 fails to load its
  /// configuration in a deleted one.
  public static func leaveDeletedWorkingDirectory() {
    if let path = getcwd(nil, 0) {
      free(path)
    } else {
      _ = chdir("/")
    }
  }

  /// A resource limit that is too low.
  public struct LowLimit {
    /// The limit's option of the shell's `ulimit`.
    public let option: String
    /// The limit and the lowest sufficient one, in the unit of `ulimit`.
    public let current, needed: Int
  }

  /// The first resource limit that is too low: GLib aborts a program that runs out of the resource.
  public static var lowLimit: LowLimit? {
    let limits = [
      (RLIMIT_NOFILE, option: "n", unit: 1, needed: 64),
      (RLIMIT_STACK, option: "s", unit: 1024, needed: 1 << 10),
      (RLIMIT_AS, option: "v", unit: 1024, needed: 1 << 20),
    ]
    for (resource, option, unit, needed) in limits {
      var limit = rlimit()
      guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { continue }
      let current = Int(clamping: limit.rlim_cur) / unit
      if current < needed { return LowLimit(option: option, current: current, needed: needed) }
    }
    return nil
  }
}
