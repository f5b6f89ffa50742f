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
