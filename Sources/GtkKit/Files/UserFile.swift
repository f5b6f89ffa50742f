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

  /// All bytes of a file, and whether it belongs to the user.
  public typealias Contents = (bytes: [UInt8], isOwn: Bool)

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
    return (bytes, status.st_uid == geteuid())
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

nonisolated extension UserFile {
  /// Replaces the contents of the file atomically, and creates its folder if necessary. Only the user may read both.
  ///
  /// At any time, the file has either all of the old bytes or all of the new ones. When this returns, the new ones are on
  /// the disk. A symbolic link stays, and the file that it points to is replaced. Only one program may write at a time.
  public func replace(with bytes: [UInt8]) throws(SystemError) {
    try makeFolder()
    let target = try UserFile(linkTarget())
    try target.create(bytes, as: "." + target.path.name + ".new")
    // Not every file system can synchronize folders: errors are ignored, because the file is already replaced.
    if let folder = try? OpenFile(target.path.folder, O_RDONLY | O_DIRECTORY) { try? folder.synchronize() }
  }

  /// Creates the file under a temporary name, which is always the same: killed programs leave at most one such file.
  private func create(_ bytes: [UInt8], as name: FilePath) throws(SystemError) {
    let temporary = path.folder.appending(name)
    do { try SystemError.check { unlink(temporary.cString) } } catch  where error.isAbsence {}
    do {
      let file = try OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
      try file.append(bytes)
      try file.synchronize()
      try file.close()
      try SystemError.check { rename(temporary.cString, path.cString) }
    } catch {
      unlink(temporary.cString)
      throw error
    }
  }

  /// Creates the folder that the file is in, and those above it, if necessary.
  func makeFolder() throws(SystemError) {
    let folder = path.folder.cString
    do {
      try SystemError.check { mkdir(folder, 0o700) }
    } catch  where error.code == ENOENT {
      try SystemError.check { g_mkdir_with_parents(folder, 0o700) }
    } catch  where error.code == EEXIST {
      // GLib's function would examine the folder, and an interrupted call would prevent saving.
    }
  }

  /// The number of links that the kernel follows.
  private static let maximumLinks = 40

  /// The target of the symbolic links, which need not exist; the path itself if it is not a link.
  private func linkTarget() throws(SystemError) -> FilePath {
    var file = self
    for _ in 0...Self.maximumLinks {
      guard let link = try file.link() else { return file.path }
      file = UserFile(file.path.folder.appending(link))
    }
    throw SystemError(code: ELOOP)
  }

  /// The contents of a symbolic link; nil if there is no link.
  private func link() throws(SystemError) -> FilePath? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    do throws(SystemError) {
      let count = try SystemError.check { readlink(path.cString, &text, text.count) }
      return FilePath(bytes: text.prefix(count))
    } catch  where error.code == EINVAL || error.isAbsence {
      return nil
    }
  }

  // MARK: - Backups

  /// Adds `stamp` to the name of the file, and returns the new path; nil if there is no file.
  ///
  /// A symbolic link is renamed itself, and its target stays.
  public func setAside(stamp: String) throws(SystemError) -> FilePath? {
    guard try exists() else { return nil }
    let backup = try unusedName(stamp)
    try SystemError.check { rename(path.cString, backup.path.cString) }
    return backup.path
  }

  /// Writes a copy with `stamp` in its name, and returns its path.
  public func backUp(_ bytes: [UInt8], stamp: String) throws(SystemError) -> FilePath {
    let backup = try unusedName(stamp)
    try backup.create(bytes, as: "." + path.name + ".copy")
    return backup.path
  }

  /// The name with `stamp`, and with a number if there is already a backup with the same stamp.
  private func unusedName(_ stamp: String) throws(SystemError) -> UserFile {
    let (stem, ending) = path.parts
    var number = 1
    while true {
      let file = UserFile(stem + FilePath("-\(stamp)\(number == 1 ? "" : "-\(number)")") + ending)
      guard try file.exists() else { return file }
      number += 1
    }
  }

  /// Whether there is a directory entry of this name, which may be a broken link.
  public func exists() throws(SystemError) -> Bool {
    var status = stat()
    do {
      try SystemError.check { lstat(path.cString, &status) }
      return true
    } catch  where error.isAbsence {
      return false
    }
  }
}
