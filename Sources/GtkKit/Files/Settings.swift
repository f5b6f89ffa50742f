import CGtk

/// Settings with the defaults and ranges of a GSettings schema, stored in a key file.
///
/// Each change first reads the file again, so that changes by other programs are kept.
public nonisolated final class Settings {
  private let schema: OpaquePointer
  private let group: String
  private let file: UserFile
  private var keys: KeyFile
  /// Why the file was not loaded. The defaults are used then.
  public let failure: LoadFailure?

  /// The reason why a file was not loaded.
  public enum LoadFailure: Error {
    /// It is not a key file.
    case damaged
    /// The system could not read it.
    case unreadable(SystemError)
  }

  /// The maximum size of the file in bytes, far more than settings need.
  private static let limit = 1 << 20

  /// Opens the settings of a schema, stored in a key file. Fails if the schema is not in the `gschemas.compiled` of the
  /// folder.
  ///
  /// The group in the key file is the schema's path without the prefix `root`.
  public init?(schema: String, in folder: FilePath, storedIn file: FilePath, root: String) {
    guard let source = g_settings_schema_source_new_from_directory(folder.cString, nil, 0, nil) else {
      return nil
    }
    defer { g_settings_schema_source_unref(source) }
    guard let found = g_settings_schema_source_lookup(source, schema, 0) else { return nil }
    self.schema = found
    let path = g_settings_schema_get_path(found).map { String(cString: $0) } ?? ""
    group = String(path.dropFirst(root.count).dropLast())
    self.file = UserFile(file)
    do {
      keys = try Self.load(self.file)
      failure = nil
    } catch {
      keys = KeyFile()
      failure = error
    }
  }

  deinit { g_settings_schema_unref(schema) }

  private static func load(_ file: UserFile) throws(LoadFailure) -> KeyFile {
    do {
      guard let contents = try file.contents(limit: limit) else { return KeyFile() }
      guard let keys = KeyFile(contents.bytes) else { throw LoadFailure.damaged }
      return keys
    } catch UserFile.ReadFailure.unreadable(let error) {
      throw .unreadable(error)
    } catch {
      throw .damaged
    }
  }

  /// The value of a key, which the schema must have with this type.
  public enum Value: Equatable, Sendable {
    case integer(Int)
    case boolean(Bool)
    case text(String)
  }

  /// The integer of a key; the default if none is stored or the stored one is out of range.
  public func integer(_ name: String) -> Int { variant(name).integer }

  /// The boolean of a key; the default if none is stored.
  public func boolean(_ name: String) -> Bool { variant(name).boolean }

  /// The text of a key; the default if none is stored or the stored one is not among the choices.
  public func text(_ name: String) -> String { variant(name).text }

  /// Stores the value of a key. Returns false, and changes nothing, if the file cannot be read or written.
  public func set(_ name: String, to value: Value) -> Bool {
    guard let keys = try? Self.load(file) else { return false }
    keys.set(name, in: group, to: Variant(value).printed)
    guard (try? file.replace(with: keys.bytes)) != nil else { return false }
    self.keys = keys
    return true
  }

  private func variant(_ name: String) -> Variant {
    let key = g_settings_schema_get_key(schema, name)
    defer { g_settings_schema_key_unref(key) }
    // As in the key files of GSettings, values have the format of GVariant's texts.
    if let text = keys.value(name, in: group),
      let stored = g_variant_parse(g_settings_schema_key_get_value_type(key), text, nil, nil, nil)
    {
      let value = Variant(owning: stored)
      if g_settings_schema_key_range_check(key, value.pointer) != 0 { return value }
    }
    return Variant(owning: g_settings_schema_key_get_default_value(key))
  }
}

nonisolated extension Variant {
  fileprivate convenience init(_ value: Settings.Value) {
    switch value {
    case .integer(let value): self.init(g_variant_new_int32(gint(clamping: value)))
    case .boolean(let value): self.init(g_variant_new_boolean(value ? 1 : 0))
    case .text(let value): self.init(g_variant_new_string(value))
    }
  }
}

/// Groups of keys and values, in the format of desktop entries.
nonisolated final class KeyFile {
  private let keys: OpaquePointer

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

  func value(_ key: String, in group: String) -> String? {
    g_key_file_get_value(keys, group, key, nil).map { String(owning: $0) }
  }

  func set(_ key: String, in group: String, to value: String) {
    g_key_file_set_value(keys, group, key, value)
  }

  var bytes: [UInt8] {
    var count: gsize = 0
    guard let text = g_key_file_to_data(keys, &count, nil) else { return [] }
    defer { g_free(text) }
    return Array(UnsafeRawBufferPointer(start: text, count: Int(count)))
  }
}
