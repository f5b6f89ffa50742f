import Glibc

/// A lock that at most one program holds, also among programs on several computers that share a folder over NFS.
///
/// The kernel releases it when the program ends, however it ends. The file stays: removing it would let two programs
/// lock two files of the same name.
public nonisolated struct FileLock: ~Copyable {
  private let file: OpenFile

  /// Takes the lock, in a folder that is created if necessary; nil where another program holds it. Never waits.
  ///
  /// - Throws: The error where the file cannot be opened, or its file system has no locks.
  public init?(_ path: String) throws(SystemError) {
    try UserFile(path).makeFolder()
    let file = try OpenFile(path, O_RDWR | O_CREAT, mode: 0o600)
    guard try file.lock() else { return nil }
    self.file = file
  }
}
