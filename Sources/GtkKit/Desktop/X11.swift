import CGtk

/// Functions of the X display, which are found at run time: GTK can be built without X.
enum X11 {
  /// The display, if it is an X display.
  static var display: OpaquePointer? {
    gdk_display_get_default().flatMap { typeName(UnsafeMutableRawPointer($0)) == "GdkX11Display" ? $0 : nil }
  }

  /// A function of GDK or of Xlib, which has this type.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  /// Sets the class of the windows that are made from now on, by which the desktop finds the program's entry.
  static func setWindowClass(_ name: String) {
    typealias SetClass = @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> Void
    guard let display else { return }
    function("gdk_x11_display_set_program_class", as: SetClass.self)?(display, name)
  }
}
