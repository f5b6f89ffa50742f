// Can go with GTK 4.22, which follows the settings portal itself: dark style and contrast from 4.20 on, then reduced motion.
import CGtk

/// The preferences in GSettings, if their schemas and keys are installed.
///
/// GSettings aborts the program when it is asked for a schema or a key that is not installed.
final class InstalledSettings {
  /// The settings that were read, by their schemas.
  private var settings: [String: SignalConnection] = [:]
  private let onChange: () -> Void

  /// Calls `handler` after each change in a schema that ``isOn(_:)`` has read.
  init(onChange handler: @escaping () -> Void) { onChange = handler }

  /// Whether a preference is on; nil if its key is not installed.
  func isOn(_ preference: Preference) -> Bool? {
    let key = preference.key
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, key.schema, 1)
    else { return nil }
    defer { g_settings_schema_unref(schema) }
    guard g_settings_schema_has_key(schema, key.name) != 0, g_settings_schema_get_path(schema) != nil else {
      return nil
    }
    let settings = settings[key.schema] ?? open(schema, key.schema)
    return Variant(owning: g_settings_get_value(settings.object.cast(), key.name)).equals(key.value)
  }

  private func open(_ schema: OpaquePointer, _ name: String) -> SignalConnection {
    let object = GObjectRef(owning: object(g_settings_new_full(schema, nil, nil)))
    let connection = SignalConnection(object, ["changed"]) { [weak self] in self?.onChange() }
    settings[name] = connection
    return connection
  }
}
