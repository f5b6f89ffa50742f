import CGtk

/// Calls `body` with a NULL-terminated array of C strings, which is valid only during the call.
func withCStrings(_ strings: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Void) {
  let copies = strings.map { strdup($0) }
  defer {
    for copy in copies { free(copy) }
  }
  var pointers = copies.map { UnsafePointer<CChar>($0) } + [nil]
  body(&pointers)
}

extension String {
  /// Copies and frees a string that a "transfer full" function of GLib returned. NULL becomes an empty string.
  nonisolated init(owning pointer: UnsafeMutablePointer<CChar>?) {
    defer { g_free(pointer) }
    self = pointer.map { String(cString: $0) } ?? ""
  }
}
