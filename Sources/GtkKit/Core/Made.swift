/// What a constructor of GTK made.
///
/// The headers do not say so, but these functions never return NULL: GLib ends a program that is out of memory.
func made<T>(_ pointer: T?) -> T {
  guard let pointer else { preconditionFailure("GTK made nothing") }
  return pointer
}

/// What a constructor of GTK made, as the functions of GObject take it.
func object(_ pointer: OpaquePointer?) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(made(pointer)) }

/// What a constructor of GTK made, as the functions of GObject take it.
func object<T>(_ pointer: UnsafeMutablePointer<T>?) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(made(pointer))
}
