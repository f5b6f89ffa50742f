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
