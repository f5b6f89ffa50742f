import CGtk

/// Settings by a schema, which has their defaults and their ranges; stored in a file of the user's as they are changed.
///
/// The file is GLib's own key file: no service of the desktop is needed.
public final class Settings {
  private let settings: GObjectRef

  /// The settings of a schema; nil where the folder has no compiled schema of that name.
  ///
  /// - Parameters:
  ///   - schema: The schema's id.
  ///   - folder: Where `gschemas.compiled` lies.
  ///   - file: Where the settings are stored.
  ///   - root: The path that the schema's own path begins with; what follows names the group in the file.
  public init?(schema: String, in folder: String, storedIn file: String, root: String) {
    // Asking for a schema that is not there would end the program.
    guard let source = g_settings_schema_source_new_from_directory(folder, nil, 0, nil) else { return nil }
    defer { g_settings_schema_source_unref(source) }
    guard let found = g_settings_schema_source_lookup(source, schema, 0) else { return nil }
    defer { g_settings_schema_unref(found) }
    let backend = Self.backend(file, root)
    defer { g_object_unref(backend.map { UnsafeMutableRawPointer($0) }) }
    settings = GObjectRef(owning: object(g_settings_new_full(found, backend, nil)))
  }

  /// The file, or a place that takes nothing where the file's folder cannot be made: the key file would complain of it.
  private static func backend(
    _ file: String, _ root: String
  ) -> UnsafeMutablePointer<GSettingsBackend>? {
    let folder = g_path_get_dirname(file)
    defer { g_free(folder) }
    guard g_mkdir_with_parents(folder, 0o700) == 0 else { return g_null_settings_backend_new() }
    return g_keyfile_settings_backend_new(file, root, nil)
  }

  private var pointer: UnsafeMutablePointer<GSettings> {
    settings.raw.assumingMemoryBound(to: GSettings.self)
  }

  /// A whole number; the default where none is stored, or one out of range.
  public func integer(_ key: String) -> Int { Int(g_settings_get_int(pointer, key)) }

  /// Whether a file can be read as settings; one that is not there can.
  public static func canRead(_ file: String) -> Bool {
    guard FileWriter.exists(file) else { return true }
    let keys = g_key_file_new()
    defer { g_key_file_free(keys) }
    return g_key_file_load_from_file(keys, file, G_KEY_FILE_NONE, nil) != 0
  }

  /// Stores a whole number within the key's range; false where the file cannot be written.
  ///
  /// GLib may write a number that it could not store together with the next that it can.
  public func set(_ key: String, to value: Int) -> Bool {
    g_settings_set_int(pointer, key, gint(clamping: value)) != 0
  }
}
