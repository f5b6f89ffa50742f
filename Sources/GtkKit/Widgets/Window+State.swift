import CGtk

/// Whether a window fills the screen, and how.
extension Window {
  /// Whether the window is maximized, or would be without full screen.
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

  /// Asks for the window to be maximized; one that is not open yet opens so.
  public func maximize() { gtk_window_maximize(cast()) }

  /// Asks for the window to be in full screen; one that is not open yet opens so.
  public func enterFullScreen() { gtk_window_fullscreen(cast()) }

  /// Asks for the window to be as it was before full screen.
  public func leaveFullScreen() { gtk_window_unfullscreen(cast()) }

  /// Has Escape leave full screen, where nothing in the window has another use for it.
  public func leavesFullScreenAtEscape() {
    onKey { key in
      guard key == .escape, isFullScreen else { return false }
      leaveFullScreen()
      return true
    }
  }

  /// Runs `handler` when the desktop has maximized the window or put it in full screen, or has ended that.
  public func onStateChanged(_ handler: @escaping () -> Void) {
    for property in ["maximized", "fullscreened"] {
      Signal.connect(argument: UnsafeMutableRawPointer(pointer), "notify::\(property)") { _ in handler() }
    }
  }

  /// Runs `handler` when another widget gets the keyboard focus of the window, or none has it any more.
  public func onFocusChanged(_ handler: @escaping () -> Void) {
    Signal.connect(argument: UnsafeMutableRawPointer(pointer), "notify::focus-widget") { _ in handler() }
  }
}
