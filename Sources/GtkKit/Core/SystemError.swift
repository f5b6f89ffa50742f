import CGtk
import Glibc

/// Why a system call failed.
public nonisolated struct SystemError: Error, Equatable {
  /// The value of `errno`.
  public let code: Int32

  /// The system's description of the error, in the user's language.
  public var reason: String { String(cString: g_strerror(code)) }

  /// There is no such file.
  public static let noSuchFile = SystemError(code: ENOENT)

  /// Whether the error means that there is no such file; every other error leaves that open.
  var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// How many interruptions are ignored; a call that is always interrupted must not hang.
  private static let mostInterruptions = 100

  /// Makes a system call that returns -1 on failure, and repeats it when a signal interrupts it.
  @discardableResult
  static func check<Result: FixedWidthInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    var interruptions = 0
    while true {
      let result = call()
      guard result == -1 else { return result }
      let code = errno
      interruptions += 1
      guard code == EINTR, interruptions < mostInterruptions else { throw SystemError(code: code) }
    }
  }
}
