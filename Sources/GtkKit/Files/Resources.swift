import CGtk

/// The files of compiled resource bundles, which GLib maps into memory.
public nonisolated enum Resources {
  /// Opens a bundle, which stays open. Returns false if the file cannot be read.
  public static func open(_ path: FilePath) -> Bool {
    guard let resource = g_resource_load(path.cString, nil) else { return false }
    g_resources_register(resource)
    return true
  }

  /// The bytes of a file that is not compressed, which stay valid while the program runs; nil if no bundle has such a file.
  public static func bytes(of path: String) -> UnsafeRawBufferPointer? {
    guard let bytes = g_resources_lookup_data(path, CGTK_RESOURCE_LOOKUP_FLAGS_NONE, nil) else { return nil }
    // They are never released: an overlay of `G_RESOURCE_OVERLAYS` would be closed with them.
    var count: gsize = 0
    return g_bytes_get_data(bytes, &count).map { UnsafeRawBufferPointer(start: $0, count: Int(count)) }
  }

  /// The text of a file that may be compressed; nil if there is none.
  public static func text(of path: String) -> String? {
    guard let bytes = g_resources_lookup_data(path, CGTK_RESOURCE_LOOKUP_FLAGS_NONE, nil) else { return nil }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    return String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }

  /// The paths of all files below a folder in the bundles, relative to it.
  public static func files(below folder: String) -> [String] {
    let names = g_resources_enumerate_children(folder, CGTK_RESOURCE_LOOKUP_FLAGS_NONE, nil)
    defer { g_strfreev(names) }
    return elements(of: names).flatMap { name in
      let name = String(cString: name)
      return name.hasSuffix("/") ? files(below: "\(folder)/\(name.dropLast())").map { name + $0 } : [name]
    }
  }
}
