import CGtk

extension Desktop {
  /// How long the session bus may take to answer; a working bus takes milliseconds.
  private nonisolated static let patience = Duration.seconds(5)

  /// Never released: the timeout may come at any time.
  private nonisolated(unsafe) static let canceller = g_cancellable_new()

  /// Connects to the session bus, for all who ask for it later; where that fails, GLib does not try again.
  ///
  /// By itself GLib waits without end for a bus that does not answer, and starts a bus where there is none.
  nonisolated static func connectToBus() {
    let timeout = Task.detached {
      try await Task.sleep(for: patience)
      g_cancellable_cancel(canceller)
    }
    defer { timeout.cancel() }
    guard hasBus, g_bus_get_sync(G_BUS_TYPE_SESSION, canceller, nil) != nil else {
      g_setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
      // GTK 4.8 crashes when it finds an accessibility bus without a session bus.
      g_setenv("GTK_A11Y", "none", 1)
      return
    }
  }

  /// Whether the session names its bus, or has one at the usual place.
  private nonisolated static var hasBus: Bool {
    let socket = "\(String(cString: g_get_user_runtime_dir()))/bus"
    return g_getenv("DBUS_SESSION_BUS_ADDRESS") != nil || g_file_test(socket, CGTK_FILE_TEST_EXISTS) != 0
  }
}
