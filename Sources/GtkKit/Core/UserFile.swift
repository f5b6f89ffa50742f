import CGtk
import Glibc

/// A file that is read and replaced as a whole, from any thread.
public nonisolated struct UserFile: Sendable {
  /// Its name, which can be that of a symbolic link.
  public let path: String

  /// The file of this name, which need not exist.
  public init(_ path: String) { self.path = path }

  /// Why a file was not read.
  public enum ReadFailure: Error, Equatable {
    /// The system could not read it now; nothing is known of what it holds.
    case unreadable(SystemError)
    /// A folder, a device, a pipe.
    case notAFile
    /// Larger than the limit.
    case tooLarge
  }

  /// What was read.
  public struct Contents: Sendable {
    /// All bytes of the file.
    public let bytes: [UInt8]
    /// Whether the file belongs to the user.
    public let isOwn: Bool
  }

  /// How often reading is tried, and the pause between two tries in microseconds.
  private static let (tries, pause) = (5, gulong(10_000))

  /// Reads a regular file of at most `limit` bytes; returns nil where there is no file. Never waits for more bytes.
  ///
  /// An error of the system may pass, so reading is tried a few times.
  public func contents(limit: Int) throws(ReadFailure) -> Contents? {
    for _ in 1..<Self.tries {
      do { return try readOnce(limit) } catch {
        guard case .unreadable = error else { throw error }
        g_usleep(Self.pause)
      }
    }
    return try readOnce(limit)
  }

  private func readOnce(_ limit: Int) throws(ReadFailure) -> Contents? {
    let (status, bytes): (stat, [UInt8])
    do {
      // Opening a pipe must not wait for its other end, nor reading a file without an end, like /proc/kmsg.
      let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
      status = try file.status()
      let isFile = status.st_mode & S_IFMT == S_IFREG
      bytes = isFile && status.st_size <= limit ? try file.bytes(limit: limit) : []
    } catch {
      if error.isAbsence { return nil }
      // What opening a socket says.
      throw error.code == ENXIO ? .notAFile : .unreadable(error)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard max(Int(status.st_size), bytes.count) <= limit else { throw .tooLarge }
    return Contents(bytes: bytes, isOwn: status.st_uid == geteuid())
  }
}
