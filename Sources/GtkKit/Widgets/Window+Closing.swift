import CGtk

/// How windows close: from the main loop, never while an event of theirs is handled, and after the windows in front of them.
///
/// GTK goes on to use a window, and the window behind it, after the handlers of an event have returned. A window that was
/// destroyed by one of them would be freed memory by then.
extension Window {
  /// The windows that are about to be destroyed.
  private static var closing: Set<WidgetPointer> = []

  /// Whether the window is about to be destroyed.
  var isClosing: Bool { Self.closing.contains(pointer) }

  /// Destroys the window as soon as the current event has been handled. The windows in front of it are destroyed first.
  public func destroy() {
    guard Self.closing.insert(pointer).inserted else { return }
    MainLoop.afterEvent { [kept = WidgetRoot(self)] in withExtendedLifetime(kept) { destroyNow() } }
  }

  /// Makes the close button, and everything that does the same, destroy the window by ``destroy()``.
  func closesFromMainLoop() {
    g_signal_connect_data(
      UnsafeMutableRawPointer(pointer), "close-request", closeTrampoline, nil, nil, GConnectFlags(rawValue: 0)
    )
  }

  private func destroyNow() {
    Self.closing.insert(pointer)
    // Each is kept alive: destroying one may destroy another.
    for (other, kept) in windowsInFront.map({ ($0, WidgetRoot($0)) }) {
      withExtendedLifetime(kept) { other.destroyNow() }
    }
    // GTK's own dialogs report to their owner that they are closed; other windows ignore it by now.
    close()
    gtk_window_destroy(cast())
    Self.closing.remove(pointer)
  }

  /// The windows that the window manager keeps in front of this one.
  private var windowsInFront: [Window] {
    let list = gtk_window_list_toplevels()
    defer { g_list_free(list) }
    var found: [Window] = []
    var next = list
    while let item = next?.pointee {
      if let other = item.data.map({ Window(pointer: $0.assumingMemoryBound(to: GtkWidget.self)) }),
        gtk_window_get_transient_for(other.cast()) == cast()
      {
        found.append(other)
      }
      next = item.next
    }
    return found
  }
}

/// `gboolean (window, data)`
private nonisolated let closeTrampoline: GCallback = {
  let function: @convention(c) (WidgetPointer?, gpointer?) -> gboolean = { window, _ in
    nonisolated(unsafe) let window = window  // GTK calls back on the main thread only
    MainActor.assumeIsolated { window.map { Window(pointer: $0).destroy() } }
    return 1
  }
  return unsafeBitCast(function, to: GCallback.self)
}()
