import CGtk
import Glibc

/// An open file, which is closed when this value goes out of scope.
nonisolated struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// Opens a file, with the flags and the mode of open(2).
  init(_ path: FilePath, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    descriptor = try SystemError.check { open(path.cString, flags | O_CLOEXEC | O_NOCTTY, mode) }
  }

  deinit { Glibc.close(descriptor) }

  func status() throws(SystemError) -> stat {
    var status = stat()
    try SystemError.check { fstat(descriptor, &status) }
    return status
  }

  /// Reads to the end of the file, or until more than `limit` bytes are read.
  func bytes(limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = try SystemError.check { read(descriptor, &chunk, chunk.count) }
      guard count > 0 else { break }
      bytes.append(contentsOf: chunk.prefix(count))
    }
    return bytes
  }

  func append(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try SystemError.check {
        rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the written bytes are on the disk.
  func synchronize() throws(SystemError) { try SystemError.check { fsync(descriptor) } }

  /// Closes the file. Some file systems report a failed write only now.
  consuming func close() throws(SystemError) {
    let descriptor = descriptor
    discard self
    // Linux has closed the file when it reports an interruption.
    guard Glibc.close(descriptor) == -1, errno != EINTR else { return }
    throw SystemError(code: errno)
  }

  /// Locks the file until it is closed, without waiting. Returns false if another open file has the lock.
  func lock() throws(SystemError) -> Bool {
    do {
      try SystemError.check { cgtk_lock_file(descriptor) }
      return true
    } catch  where error.code == EAGAIN || error.code == EACCES {
      return false
    }
  }
}

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
