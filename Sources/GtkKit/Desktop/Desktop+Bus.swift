import CGtk

extension Desktop {
  /// The timeout for the connection. A working bus takes milliseconds.
  private nonisolated static let timeout = Duration.seconds(5)

  /// Never released: the watchdog may fire at any time.
  private nonisolated(unsafe) static let canceller = g_cancellable_new()

  /// Connects to the session bus, and disables the bus for GLib if that fails.
  ///
  /// GLib itself has no timeout for a bus that does not answer, and launches a bus if there is none.
  nonisolated static func connectToBus() {
    let watchdog = Task.detached {
      try await Task.sleep(for: timeout)
      g_cancellable_cancel(canceller)
    }
    defer { watchdog.cancel() }
    guard hasBus, g_bus_get_sync(G_BUS_TYPE_SESSION, canceller, nil) != nil else {
      g_setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
      // GTK 4.8 crashes when it finds an accessibility bus without a session bus.
      g_setenv("GTK_A11Y", "none", 1)
      return
    }
  }

  /// Whether the environment names a session bus, or there is one at the default address.
  private nonisolated static var hasBus: Bool {
    let socket = "\(String(cString: g_get_user_runtime_dir()))/bus"
    return g_getenv("DBUS_SESSION_BUS_ADDRESS") != nil || g_file_test(socket, CGTK_FILE_TEST_EXISTS) != 0
  }
}
