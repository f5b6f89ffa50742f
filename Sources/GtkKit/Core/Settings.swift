import CGtk

/// Settings with the defaults and ranges of a schema, stored in a key file as they are changed.
///
/// Each change is made to the file as it is then: what another program has set meanwhile stays.
public nonisolated final class Settings {
  private let schema: OpaquePointer
  private let group: String
  private let file: UserFile
  private var keys: KeyFile
  /// Why the values in the file are not used; the defaults are used instead.
  public let failure: LoadFailure?

  /// Why a file was not loaded.
  public enum LoadFailure: Error {
    /// It is no file of settings.
    case damaged
    /// The system cannot read it now.
    case unreadable(SystemError)
  }

  /// Far more than settings can take.
  private static let limit = 1 << 20

  /// The settings of a schema; nil where the folder has no compiled schema of that name.
  ///
  /// - Parameters:
  ///   - schema: The schema's id.
  ///   - folder: Where `gschemas.compiled` is.
  ///   - file: Where the settings are stored.
  ///   - root: The beginning of the schema's path; the rest is the name of the group in the file.
  public init?(schema: String, in folder: String, storedIn file: String, root: String) {
    guard let source = g_settings_schema_source_new_from_directory(folder, nil, 0, nil) else { return nil }
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

  /// A whole number; the default where none is stored, or one out of range.
  public func integer(_ name: String) -> Int {
    let key = g_settings_schema_get_key(schema, name)
    defer { g_settings_schema_key_unref(key) }
    if let stored = keys.integer(name, in: group) {
      let value = g_variant_ref_sink(g_variant_new_int32(stored))
      defer { g_variant_unref(value) }
      if g_settings_schema_key_range_check(key, value) != 0 { return Int(stored) }
    }
    let standard = g_settings_schema_key_get_default_value(key)
    defer { g_variant_unref(standard) }
    return Int(g_variant_get_int32(standard))
  }

  /// Stores a whole number; returns false, and changes nothing, where the file cannot be read or written.
  public func set(_ name: String, to value: Int) -> Bool {
    guard let keys = try? Self.load(file) else { return false }
    keys.set(name, in: group, to: gint(clamping: value))
    guard (try? file.replace(with: keys.bytes)) != nil else { return false }
    self.keys = keys
    return true
  }
}
