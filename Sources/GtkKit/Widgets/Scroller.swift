import CGtk

/// A vertically scrolling view of a widget.
public struct Scroller: Widget {
  /// The `GtkScrolledWindow`.
  public let pointer: WidgetPointer

  /// A scroller with a child, which has the width of the scroller.
  public init(_ child: some Widget) {
    pointer = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque, child.pointer)
  }

  /// Scrolls to the top.
  public func scrollToTop() { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(opaque), 0) }

  /// The scroll position, in pixels from the top.
  public var offset: Double { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(opaque)) }

  /// Makes these keys scroll while the focus is in a widget and the focus widget does not use them: the up and down
  /// arrows, Page Up, Page Down, Home, End and Space.
  ///
  /// GTK itself scrolls by arrows with Control only, and by the other keys only if the scroller has the focus.
  public func scrolls(byKeysIn widget: some Widget) {
    let pointer = pointer
    widget.onKeyPress(GTK_PHASE_BUBBLE) { press in
      guard press.modifiers.isPlain, let type = Self.scrollType(of: press) else { return false }
      cgtk_scroll(pointer, type)
      return true
    }
  }

  private static func scrollType(of press: KeyPress) -> GtkScrollType? {
    switch press.code {
    case GDK_KEY_Up, GDK_KEY_KP_Up: GTK_SCROLL_STEP_BACKWARD
    case GDK_KEY_Down, GDK_KEY_KP_Down: GTK_SCROLL_STEP_FORWARD
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: GTK_SCROLL_PAGE_BACKWARD
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: GTK_SCROLL_PAGE_FORWARD
    case GDK_KEY_space: press.modifiers.hasShift ? GTK_SCROLL_PAGE_BACKWARD : GTK_SCROLL_PAGE_FORWARD
    case GDK_KEY_Home, GDK_KEY_KP_Home: GTK_SCROLL_START
    case GDK_KEY_End, GDK_KEY_KP_End: GTK_SCROLL_END
    default: nil
    }
  }
}
