import CGtk
import Glibc

/// Writes and moves files of the user's own, from any thread.
public nonisolated enum FileWriter {
  /// Why a file was not written.
  public struct Failure: Error {
    /// The system's own words.
    public let reason: String
  }

  /// Puts bytes in place of a file's, in a folder that is made where it is missing; nobody else may read either.
  ///
  /// Whatever happens meanwhile, the file holds what it held or what it is to hold, and nothing else; once this is
  /// done, the disk has it. A symbolic link is replaced by the file.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let folder = g_path_get_dirname(path)
    defer { g_free(folder) }
    guard g_mkdir_with_parents(folder, 0o700) == 0 else {
      throw Failure(reason: String(cString: g_strerror(errno)))
    }
    let flags = GFileSetContentsFlags(
      rawValue: G_FILE_SET_CONTENTS_CONSISTENT.rawValue | G_FILE_SET_CONTENTS_DURABLE.rawValue)
    var error: UnsafeMutablePointer<GError>?
    let isWritten = bytes.withUnsafeBytes { bytes in
      g_file_set_contents_full(
        path, bytes.assumingMemoryBound(to: CChar.self).baseAddress, gssize(bytes.count), flags, 0o600, &error
      )
    }
    guard isWritten != 0 else {
      defer { g_error_free(error) }
      throw Failure(reason: error.map { String(cString: $0.pointee.message) } ?? "")
    }
  }

  /// Gives a file or a folder another name in its own folder.
  public static func move(_ path: String, to other: String) throws(Failure) {
    guard rename(path, other) == 0 else { throw Failure(reason: String(cString: g_strerror(errno))) }
  }

  /// Whether there is something of this name, a broken link too.
  public static func exists(_ path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_EXISTS) != 0 || g_file_test(path, G_FILE_TEST_IS_SYMLINK) != 0
  }
}
