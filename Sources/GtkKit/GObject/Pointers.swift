import CGtk

/// The result of a constructor of GLib or GTK.
///
/// The headers do not mark these functions as non-null, but GLib ends the program if memory runs out.
func nonNull<T>(_ pointer: T?) -> T {
  guard let pointer else { preconditionFailure("A constructor returned NULL") }
  return pointer
}

/// The result of a constructor, as an untyped pointer to a GObject.
func object(_ pointer: OpaquePointer?) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(nonNull(pointer))
}

/// The result of a constructor, as an untyped pointer to a GObject.
func object<T>(_ pointer: UnsafeMutablePointer<T>?) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(nonNull(pointer))
}

/// A pointer to an object as C functions of a type with a public struct take it. GTK's functions check the type, and log what is
/// wrong.
nonisolated func cast<T>(_ object: UnsafeMutableRawPointer, to type: T.Type) -> UnsafeMutablePointer<T> {
  object.assumingMemoryBound(to: type)
}

nonisolated func isA(_ object: UnsafeMutableRawPointer, _ type: GType) -> Bool {
  g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
}

nonisolated func typeName(_ object: UnsafeMutableRawPointer) -> String {
  String(cString: g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self)))
}

/// Calls `body` with a NULL-terminated array of C strings, which is valid only during the call.
func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer {
    for copy in copies { free(copy) }
  }
  var pointers = copies.map { UnsafePointer<CChar>($0) } + [nil]
  return body(&pointers)
}

/// The elements of an array that ends with NULL, or that is NULL.
nonisolated func elements<Element>(of array: UnsafePointer<Element?>?) -> [Element] {
  guard let array else { return [] }
  return sequence(first: array) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != nil }.compactMap(\.self)
}

extension String {
  /// Copies and frees a string that a "transfer full" function of GLib returned. NULL becomes an empty string.
  nonisolated init(owning pointer: UnsafeMutablePointer<CChar>?) {
    defer { g_free(pointer) }
    self = pointer.map { String(cString: $0) } ?? ""
  }
}
