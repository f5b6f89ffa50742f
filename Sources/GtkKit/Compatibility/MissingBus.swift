// Can go when GTK 4.8, which crashes when it finds an accessibility bus without a session bus, is no longer in use.
import CGtk

extension Desktop {
  /// Connects to the session bus. Without one, the program has no accessibility bus, either.
  static func allowMissingBus() {
    if let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) {
      g_object_unref(UnsafeMutableRawPointer(bus))
    } else {
      g_setenv("GTK_A11Y", "none", 1)
    }
  }
}
