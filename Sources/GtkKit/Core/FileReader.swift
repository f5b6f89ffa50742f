import CGtk

/// Reads files that the user names: whatever they turn out to be, reading them ends soon.
public nonisolated enum FileReader {
  /// Why a file was not read.
  public enum Failure: Error {
    /// There is no such file, or it may not be read; the desktop's own words.
    case unreadable(String)
    /// A folder, a device, a pipe.
    case notAFile
    /// Larger than the limit, in bytes.
    case tooLarge
  }

  /// The bytes of a regular file of at most `limit` bytes.
  public static func bytes(ofFile path: String, limit: Int) throws(Failure) -> [UInt8] {
    let file = g_file_new_for_commandline_arg(path)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var error: UnsafeMutablePointer<GError>?
    let wanted = "\(G_FILE_ATTRIBUTE_STANDARD_TYPE),\(G_FILE_ATTRIBUTE_STANDARD_SIZE)"
    guard let info = g_file_query_info(file, wanted, G_FILE_QUERY_INFO_NONE, nil, &error) else {
      throw failure(error)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    guard g_file_info_get_file_type(info) == G_FILE_TYPE_REGULAR else { throw .notAFile }
    guard g_file_info_get_size(info) <= limit else { throw .tooLarge }
    guard let stream = g_file_read(file, nil, &error) else { throw failure(error) }
    defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
    // Some regular files, like /proc/kmsg, have no end: a read waits until there is more.
    cgtk_input_stream_never_wait(stream)
    return try read(stream, limit: limit)
  }

  /// Reads on past the size that was told: some files of /proc say 0. One byte over the limit is enough to refuse.
  private static func read(
    _ stream: UnsafeMutablePointer<GFileInputStream>, limit: Int
  ) throws(Failure) -> [UInt8] {
    var count: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    let input = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    repeat {
      guard g_input_stream_read_all(input, &chunk, gsize(chunk.count), &count, nil, &error) != 0 else {
        throw failure(error)
      }
      bytes.append(contentsOf: chunk.prefix(Int(count)))
      if bytes.count > limit { throw .tooLarge }
    } while count == chunk.count
    return bytes
  }

  private static func failure(_ error: UnsafeMutablePointer<GError>?) -> Failure {
    defer { g_error_free(error) }
    return .unreadable(error.map { String(cString: $0.pointee.message) } ?? "")
  }
}
