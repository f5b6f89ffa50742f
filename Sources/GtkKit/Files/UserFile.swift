import CGtk
import Glibc

/// A file that is read and replaced as a whole. Any thread can use it.
public nonisolated struct UserFile: Sendable {
  /// The path, which can be that of a symbolic link.
  public let path: FilePath

  /// Refers to a file, which need not exist.
  public init(_ path: FilePath) { self.path = path }

  /// The reason why a file was not read.
  public enum ReadFailure: Error, Equatable {
    /// The system could not read it. Its contents are unknown.
    case unreadable(SystemError)
    /// It is a folder, a device or a pipe.
    case notAFile
    /// It is larger than the limit.
    case tooLarge
  }

  /// The contents of a file.
  public struct Contents: Sendable {
    /// All bytes of the file.
    public let bytes: [UInt8]
    /// Whether the file belongs to the user.
    public let isOwn: Bool
  }

  /// The number of attempts to read a file, and the pause between two in microseconds.
  private static let (tries, pause) = (5, gulong(10_000))

  /// Reads a regular file of at most `limit` bytes, without waiting for more. Returns nil if there is no file.
  ///
  /// A system error may be temporary, so reading is attempted a few times.
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
      // Without O_NONBLOCK, opening a pipe or reading a file like /proc/kmsg could wait forever.
      let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
      status = try file.status()
      let isFile = status.st_mode & S_IFMT == S_IFREG
      bytes = isFile && status.st_size <= limit ? try file.bytes(limit: limit) : []
    } catch {
      if error.isAbsence { return nil }
      // The error of opening a socket is ENXIO.
      throw error.code == ENXIO ? .notAFile : .unreadable(error)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard max(Int(status.st_size), bytes.count) <= limit else { throw .tooLarge }
    return Contents(bytes: bytes, isOwn: status.st_uid == geteuid())
  }
}

nonisolated extension Collection<UInt8> {
  /// The bytes of a text without the white space and the byte order mark before it.
  public var withoutLeadingSpace: SubSequence {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let (text, mark) = (drop(while: isSpace), [0xEF, 0xBB, 0xBF] as [UInt8])
    return text.starts(with: mark) ? text.dropFirst(mark.count).drop(while: isSpace) : text
  }
}
