import CGtk

/// Calls `body` with the strings as C has them, ended by NULL; they are gone afterwards.
func withCStrings(_ strings: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Void) {
  let copies = strings.map { strdup($0) }
  defer {
    for copy in copies { free(copy) }
  }
  var pointers = copies.map { UnsafePointer<CChar>($0) } + [nil]
  body(&pointers)
}
