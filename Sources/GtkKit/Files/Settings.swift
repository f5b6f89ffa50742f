import CGtk

/// The settings of a GSettings schema, with the defaults and locks of the administrator.
///
/// Unlike GSettings, it does not end the program when the schema or a key is missing.
@MainActor public final class Settings {
  private let schema: OpaquePointer
  private let settings: GObjectRef
  private var connections: [SignalConnection] = []

  /// Opens the settings of a schema. It is looked up in folders with a `gschemas.compiled`, where nil is all that GLib searches.
  public init?(_ name: String, in folders: [FilePath?] = [nil], storedIn store: SettingsStore? = nil) {
    guard let schema = Self.schema(name, in: folders) else { return nil }
    self.schema = schema
    settings = GObjectRef(owning: object(g_settings_new_full(schema, store?.backend.cast(), nil)))
  }

  private static func schema(_ name: String, in folders: [FilePath?]) -> OpaquePointer? {
    for folder in folders {
      let source: OpaquePointer? =
        if let folder {
          g_settings_schema_source_new_from_directory(folder.cString, nil, 0, nil)
        } else {
          g_settings_schema_source_get_default().map { g_settings_schema_source_ref($0) }
        }
      guard let source else { continue }
      defer { g_settings_schema_source_unref(source) }
      guard let schema = g_settings_schema_source_lookup(source, name, 1) else { continue }
      // Settings without a path of their own cannot be opened like this.
      if g_settings_schema_get_path(schema) != nil { return schema }
      g_settings_schema_unref(schema)
    }
    return nil
  }

  isolated deinit { g_settings_schema_unref(schema) }

  /// The value of a key.
  public enum Value: Equatable, Sendable {
    case integer(Int)
    case boolean(Bool)
    case text(String)

    /// The integer; nil if it is another value.
    public var integer: Int? { if case .integer(let value) = self { value } else { nil } }
    /// The boolean; nil if it is another value.
    public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    /// The text; nil if it is another value.
    public var text: String? { if case .text(let value) = self { value } else { nil } }
  }

  private func has(_ key: String) -> Bool { g_settings_schema_has_key(schema, key) != 0 }

  /// The value of a key: the default if none is stored, or one that the schema does not allow. Nil if the schema lacks the key.
  public func value(_ key: String) -> Value? {
    guard has(key), let pointer = g_settings_get_value(settings.cast(), key) else { return nil }
    let variant = Variant(owning: pointer)
    return switch variant.type {
    case "s": .text(variant.text)
    case "b": .boolean(variant.boolean)
    case "i", "x": .integer(variant.integer)
    default: nil
    }
  }

  /// Stores the value of a key, which the schema must allow, unless it has this value or is locked.
  public func set(_ key: String, to value: Value) {
    guard has(key), !isLocked(key), self.value(key) != value else { return }
    switch value {
    case .integer(let value): g_settings_set_int(settings.cast(), key, gint(clamping: value))
    case .boolean(let value): g_settings_set_boolean(settings.cast(), key, value ? 1 : 0)
    case .text(let value): g_settings_set_string(settings.cast(), key, value)
    }
  }

  /// Whether the administrator has locked a key.
  public func isLocked(_ key: String) -> Bool {
    has(key) && g_settings_is_writable(settings.cast(), key) == 0
  }

  /// Runs `handler` when the value of a key changes, or of any key, as long as these settings exist.
  public func onChange(of key: String? = nil, _ handler: @escaping () -> Void) {
    connections.append(SignalConnection(settings, [key.map { "changed::\($0)" } ?? "changed"], handler))
  }

  /// Stores the values that the user has set in other settings of the same schema, and not in these.
  public func take(from other: Settings) {
    for key in keys where userValue(key) == nil {
      if let value = other.userValue(key) { g_settings_set_value(settings.cast(), key, value.pointer) }
    }
  }

  private func userValue(_ key: String) -> Variant? {
    g_settings_get_user_value(settings.cast(), key).map { Variant(owning: $0) }
  }

  /// From now on, changes apply to these settings only, and are not stored.
  public func stopStoring() { g_settings_delay(settings.cast()) }

  /// Returns all keys to their defaults.
  public func reset() {
    // The store of GLib's key file writes its file each time, also for a key that is not in it.
    for key in keys where !isLocked(key) && userValue(key) != nil { g_settings_reset(settings.cast(), key) }
  }

  private var keys: [String] {
    let names = g_settings_schema_list_keys(schema)
    defer { g_strfreev(names) }
    return elements(of: UnsafePointer(names)).map { String(cString: $0) }
  }

  /// Waits until all changes are stored.
  public static func finish() { g_settings_sync() }
}

/// Where settings are stored, if not in the store of the system.
public final class SettingsStore {
  let backend: GObjectRef

  package init(owning backend: UnsafeMutableRawPointer) { self.backend = GObjectRef(owning: backend) }

  /// A key file. The path of each schema begins with `root`, and the rest is the name of its group.
  public convenience init(file: FilePath, root: String) {
    self.init(owning: object(g_keyfile_settings_backend_new(file.cString, root, nil)))
  }

  /// Whether the store of the system outlasts the program. It is dconf on most desktops, or else a key file of GLib.
  public static var isSystemsPermanent: Bool {
    let store = SettingsStore(owning: object(g_settings_backend_get_default()))
    return !["GMemorySettingsBackend", "GNullSettingsBackend"].contains(typeName(store.backend.raw))
  }
}
