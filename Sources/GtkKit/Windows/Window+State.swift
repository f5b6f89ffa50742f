import CGtk

/// The maximized state and full screen.
extension Window {
  /// Whether the window is maximized, also beneath full screen.
  public var isMaximized: Bool { gtk_window_is_maximized(cast()) != 0 }

  /// Whether the window is in full screen.
  public var isFullScreen: Bool { gtk_window_is_fullscreen(cast()) != 0 }

  /// The size of the monitor that shows the window, in pixels; nil if there is none.
  public var monitorSize: Size? {
    guard let surface = gtk_native_get_surface(opaque),
      let monitor = gdk_display_get_monitor_at_surface(gtk_widget_get_display(pointer), surface)
    else { return nil }
    var place = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &place)
    return Size(Double(place.width), Double(place.height))
  }

  /// Maximizes the window, or makes it open maximized.
  public func maximize() { gtk_window_maximize(cast()) }

  /// Enters full screen, or makes the window open in full screen.
  public func enterFullScreen() { gtk_window_fullscreen(cast()) }

  /// Makes a window that is maximized enter full screen when it opens.
  ///
  /// One after the other: some window managers would forget that the window was maximized.
  public func entersFullScreenWhenOpen() {
    var isFirst = true
    onMap {
      let kept = WidgetRoot(self)
      if isFirst { MainLoop.idle { if kept.isMapped { enterFullScreen() } } }
      isFirst = false
    }
  }

  /// Leaves full screen if the window is in full screen.
  public func leaveFullScreen() {
    if isFullScreen { gtk_window_unfullscreen(cast()) }
  }

  /// Makes Escape leave full screen, unless something else in the window uses the key.
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
      connect("notify::\(property)", handler)
    }
  }

  /// Runs `handler` when the keyboard focus of the window moves to another widget, or to none.
  public func onFocusChanged(_ handler: @escaping () -> Void) { connect("notify::focus-widget", handler) }
}
