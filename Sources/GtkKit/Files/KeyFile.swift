import CGtk

/// Groups of keys and values, in the format of desktop entries.
nonisolated final class KeyFile {
  private let keys: OpaquePointer

  /// A key file without keys.
  init() { keys = g_key_file_new() }

  /// Parses the contents of a file. Fails if they are not a key file.
  init?(_ bytes: [UInt8]) {
    keys = g_key_file_new()
    let isRead = bytes.withUnsafeBytes { bytes in
      g_key_file_load_from_data(
        keys, bytes.assumingMemoryBound(to: CChar.self).baseAddress, gsize(bytes.count),
        CGTK_KEY_FILE_KEEP_COMMENTS, nil)
    }
    guard bytes.isEmpty || isRead != 0 else { return nil }
  }

  deinit { g_key_file_unref(keys) }

  /// The integer of a key; nil if there is none.
  func integer(_ key: String, in group: String) -> gint? {
    var error: UnsafeMutablePointer<GError>?
    let value = g_key_file_get_integer(keys, group, key, &error)
    guard let error else { return value }
    g_error_free(error)
    return nil
  }

  func set(_ key: String, in group: String, to value: gint) {
    g_key_file_set_integer(keys, group, key, value)
  }

  /// The contents of the file.
  var bytes: [UInt8] {
    var count: gsize = 0
    guard let text = g_key_file_to_data(keys, &count, nil) else { return [] }
    defer { g_free(text) }
    return Array(UnsafeRawBufferPointer(start: text, count: Int(count)))
  }
}
