import CGtk

/// Groups of keys and values, in the format of desktop entries.
nonisolated final class KeyFile {
  private let keys: OpaquePointer

  /// A key file without keys.
  init() { keys = g_key_file_new() }

  /// Parses the contents of a file. Fails if they are not a key file.
  init?(_ bytes: [UInt8]) {
    keys = g_key_file_new()
    // For GLib, a NUL ends the line. A file can consist of them after a loss of power.
    guard !bytes.contains(0) else { return nil }
    let bytes = bytes.withoutLeadingSpace
    let isRead = bytes.withUnsafeBytes { bytes in
      g_key_file_load_from_data(
        keys, bytes.assumingMemoryBound(to: CChar.self).baseAddress, gsize(bytes.count),
        CGTK_KEY_FILE_KEEP_COMMENTS, nil)
    }
    guard bytes.isEmpty || isRead != 0 else { return nil }
  }

  deinit { g_key_file_unref(keys) }

  /// The text of a value; nil if there is none.
  func value(_ key: String, in group: String) -> String? {
    guard let text = g_key_file_get_value(keys, group, key, nil) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  func set(_ key: String, in group: String, to value: String) {
    g_key_file_set_value(keys, group, key, value)
  }

  /// The contents of the file.
  var bytes: [UInt8] {
    var count: gsize = 0
    guard let text = g_key_file_to_data(keys, &count, nil) else { return [] }
    defer { g_free(text) }
    return Array(UnsafeRawBufferPointer(start: text, count: Int(count)))
  }
}
