import CGtk
import Glibc

/// What the program needs of its process: standard streams, a working directory, and resource limits that are high enough.
extension Program {
  /// Prepares the standard streams; call this before any file is opened.
  ///
  /// A closed stream becomes `/dev/null`: otherwise the next file that is opened would receive what is written to the
  /// stream. Writing to a pipe that nobody reads, or beyond the limit of a file's size, is an error and does not end
  /// the program. Output that could not be written is reported at the end, with the exit status 1.
  public static func prepareStreams() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
      _ = Glibc.open("/dev/null", O_RDWR)
    }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    atexit {
      guard cgtk_output_has_failed() != 0 else { return }
      MainActor.assumeIsolated { Program.complain("parlor: " + tr("The output cannot be written.")) }
      _exit(1)
    }
  }

  /// Leaves a working directory that has been deleted: fontconfig 2.15 cannot load its configuration in one.
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
    /// The limit, and the lowest one to run with, in the unit of `ulimit`.
    public let current, needed: Int
  }

  /// The first resource limit that is too low to run with: GLib ends a program that runs out by a signal.
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
