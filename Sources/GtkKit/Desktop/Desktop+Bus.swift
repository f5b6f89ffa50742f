import CGtk

extension Desktop {
  /// The timeout for connecting and authenticating, in milliseconds. A working bus takes a few.
  private nonisolated static let busTimeout: guint = 5000

  /// Connects to the session bus, and disables the bus for GLib if that fails.
  ///
  /// GLib itself has no timeout for a bus that does not authenticate, and launches a bus if there is none.
  nonisolated static func connectToBus() {
    let hadBus = hasBus
    if hadBus, connects() { return }
    g_setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
    if hadBus { waitForEndOfConnection() }
    // GTK 4.8 crashes when it finds an accessibility bus without a session bus.
    g_setenv("GTK_A11Y", "none", 1)
  }

  /// Connects to the session bus. Returns whether it answered in time.
  ///
  /// The connection reports its end to the main context of the call, so that is the default one.
  private nonisolated static func connects() -> Bool {
    let cancellable = g_cancellable_new()
    let watchdog = g_timeout_source_new(busTimeout)
    g_source_set_callback(
      watchdog,
      { cancellable in
        g_cancellable_cancel(cancellable?.assumingMemoryBound(to: GCancellable.self))
        return 0  // G_SOURCE_REMOVE
      }, cancellable, nil)
    g_source_attach(watchdog, nil)
    defer {
      g_source_destroy(watchdog)
      g_source_unref(watchdog)
      g_object_unref(cancellable)
    }
    var answer: Bool?
    withUnsafeMutablePointer(to: &answer) { answer in
      g_bus_get(
        G_BUS_TYPE_SESSION, cancellable,
        { _, result, answer in
          answer?.assumingMemoryBound(to: Bool?.self).pointee = g_bus_get_finish(result, nil) != nil
        }, answer)
      while answer.pointee == nil { g_main_context_iteration(nil, 1) }
    }
    return answer == true
  }

  /// Waits until the thread that connected to the bus has released the connection, for a second at most.
  ///
  /// GLib has one connection to the session bus. From 2.80 on, if that one was canceled and still exists, GLib connects again,
  /// to the old address and without a timeout. While it exists, a canceled call reports a cancellation; afterwards, it reports
  /// that the bus is disabled.
  private nonisolated static func waitForEndOfConnection() {
    let cancellable = g_cancellable_new()
    defer { g_object_unref(cancellable) }
    g_cancellable_cancel(cancellable)
    let end = g_get_monotonic_time() + 1_000_000
    var exists = true
    while exists, g_get_monotonic_time() < end {
      var error: UnsafeMutablePointer<GError>?
      // A bus that answers late may have connected.
      let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, cancellable, &error)
      exists =
        connection != nil
        || g_error_matches(error, g_io_error_quark(), CInt(G_IO_ERROR_CANCELLED.rawValue)) != 0
      if let connection { g_object_unref(UnsafeMutableRawPointer(connection)) }
      g_clear_error(&error)
      if exists { g_usleep(1000) }
    }
  }

  /// Whether the environment names a session bus, or there is one at the default address.
  private nonisolated static var hasBus: Bool {
    let socket = FilePath(cString: g_get_user_runtime_dir()).appending("bus")
    return g_getenv("DBUS_SESSION_BUS_ADDRESS") != nil
      || g_file_test(socket.cString, CGTK_FILE_TEST_EXISTS) != 0
  }
}
