import CGtk
import Glibc

/// A lock file that at most one program holds, also among computers that share a folder over NFS.
///
/// The kernel releases the lock when the program ends for any reason. The file stays: if it were removed, two programs
/// could lock two files of the same name.
public nonisolated struct FileLock: ~Copyable {
  private let file: OpenFile

  /// Acquires the lock without waiting, and creates its folder if necessary. Fails if another program holds the lock.
  ///
  /// - Throws: An error if the file cannot be opened, or its file system does not support locks.
  public init?(_ path: FilePath) throws(SystemError) {
    try UserFile(path).makeFolder()
    let file = try OpenFile(path, O_RDWR | O_CREAT, mode: 0o600)
    guard try file.lock() else { return nil }
    self.file = file
  }
}
