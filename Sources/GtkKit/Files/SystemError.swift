import CGtk
import Glibc

/// An error of a system call.
public nonisolated struct SystemError: Error, Equatable {
  /// The value of `errno`.
  public let code: Int32

  /// The system's description of the error, in the user's language.
  public var reason: String { String(cString: g_strerror(code)) }

  /// The file does not exist.
  public static let noSuchFile = SystemError(code: ENOENT)

  /// The file is too large.
  public static let fileTooLarge = SystemError(code: EFBIG)

  /// Whether the error means that the file does not exist.
  var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// The maximum number of retries, so that a call that is always interrupted cannot hang.
  private static let maximumInterruptions = 100

  /// Makes a system call that returns -1 on failure. Retries when a signal interrupts the call.
  @discardableResult
  static func check<Result: FixedWidthInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    var interruptions = 0
    while true {
      let result = call()
      guard result == -1 else { return result }
      let code = errno
      interruptions += 1
      guard code == EINTR, interruptions < maximumInterruptions else { throw SystemError(code: code) }
    }
  }
}
