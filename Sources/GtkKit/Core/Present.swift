/// What a constructor of GTK made.
///
/// The headers do not say so, but these functions never return NULL: GLib ends a program that is out of memory.
func present<T>(_ made: T?) -> T {
  guard let made else { preconditionFailure("GTK made nothing") }
  return made
}

/// What a constructor of GTK made, as the functions of GObject take it.
func present(_ made: OpaquePointer?) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(present(made)) }

/// What a constructor of GTK made, as the functions of GObject take it.
func present<T>(_ made: UnsafeMutablePointer<T>?) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(present(made))
}
