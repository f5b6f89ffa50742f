import CGtk

/// Whether a window fills the screen, and how.
extension Window {
  /// Whether the window is maximized, or will be after full screen.
  public var isMaximized: Bool { gtk_window_is_maximized(cast()) != 0 }

  /// Whether the window is in full screen.
  public var isFullScreen: Bool { gtk_window_is_fullscreen(cast()) != 0 }

  /// The size of the monitor that the window is on; nil where it is on none.
  public var monitorSize: Size? {
    guard let surface = gtk_native_get_surface(opaque),
      let monitor = gdk_display_get_monitor_at_surface(gtk_widget_get_display(pointer), surface)
    else { return nil }
    var place = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &place)
    return Size(Double(place.width), Double(place.height))
  }

  /// Maximizes the window. A window that is not open yet opens maximized.
  public func maximize() { gtk_window_maximize(cast()) }

  /// Puts the window in full screen. A window that is not open yet opens in full screen.
  public func enterFullScreen() { gtk_window_fullscreen(cast()) }

  /// Ends full screen.
  public func leaveFullScreen() { gtk_window_unfullscreen(cast()) }

  /// Makes Escape end full screen, unless something else in the window uses the key.
  public func leavesFullScreenAtEscape() {
    onKey { key in
      guard key == .escape, isFullScreen else { return false }
      leaveFullScreen()
      return true
    }
  }

  /// Runs `handler` after the window has been maximized, put in full screen or restored.
  public func onStateChanged(_ handler: @escaping () -> Void) {
    for property in ["maximized", "fullscreened"] {
      Signal.connect(argument: UnsafeMutableRawPointer(pointer), "notify::\(property)") { _ in handler() }
    }
  }

  /// Runs `handler` when the keyboard focus of the window moves to another widget, or to none.
  public func onFocusChanged(_ handler: @escaping () -> Void) {
    Signal.connect(argument: UnsafeMutableRawPointer(pointer), "notify::focus-widget") { _ in handler() }
  }
}
