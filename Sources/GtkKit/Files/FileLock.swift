import CGtk
import Glibc

/// A lock file that at most one program holds, also among computers that share a folder over NFS.
///
/// The kernel releases the lock when the program ends for any reason. The file stays: if it were removed, two programs
/// could lock two files of the same name.
public nonisolated struct FileLock: ~Copyable {
  private let file: OpenFile

  /// The program that holds a lock: the name of its computer, and the local time at which it began, for example "2026-11-21 14:05".
  public typealias Holder = (host: String, start: String)

  /// Acquires the lock without waiting, and creates its folder if necessary. Fails if another program holds the lock.
  ///
  /// - Parameter start: The local time, which other programs can read in ``holder(of:)``.
  /// - Throws: An error if the file cannot be opened, or its file system does not support locks.
  public init?(_ path: FilePath, at start: String) throws(SystemError) {
    try UserFile(path).makeFolder()
    let file = try OpenFile(path, O_RDWR | O_CREAT, mode: 0o600)
    guard try file.lock() else { return nil }
    // Not required: the lock is held without it.
    try? file.overwrite(Array("\(String(cString: g_get_host_name()))\n\(start)\n".utf8))
    self.file = file
  }

  /// The program that holds or has last held a lock; nil if it did not say so.
  public static func holder(of path: FilePath) -> Holder? {
    guard let bytes = try? UserFile(path).contents(limit: 1 << 10)?.bytes else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let isText = lines.joined().allSatisfy { $0.isLetter || $0.isNumber || ".-_: ".contains($0) }
    guard lines.count == 2, isText else { return nil }
    return (lines[0], lines[1])
  }
}
