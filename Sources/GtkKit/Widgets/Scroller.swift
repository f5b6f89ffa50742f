import CGtk

/// Shows a widget that may be higher than its room, and lets the user scroll it.
public struct Scroller: Widget {
  /// The `GtkScrolledWindow`.
  public let pointer: WidgetPointer

  /// A scroller around a widget, which gets all of the width.
  public init(_ child: some Widget) {
    pointer = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque, child.pointer)
  }

  /// Brings the beginning into view.
  public func scrollToTop() { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(opaque), 0) }

  /// How far is scrolled, in pixels.
  public var offset: Double { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(opaque)) }

  /// Has the keys of a reader scroll, wherever in a widget the focus is, unless the focus has a use for them: the arrows
  /// up and down, Page Up and Page Down, Home and End, Space.
  ///
  /// GTK's own scroll by arrows with Control only, and by the others while they have the focus themselves.
  public func answersKeys(in widget: some Widget) {
    let pointer = pointer
    widget.onKeyCode(GTK_PHASE_BUBBLE) { code, modifiers in
      let isShifted = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
      guard modifiers.isPlain, let way = Self.way(of: code, isShifted: isShifted) else { return false }
      cgtk_scroll(pointer, way)
      return true
    }
  }

  /// Where a key scrolls to.
  private static func way(of code: guint, isShifted: Bool) -> GtkScrollType? {
    switch CInt(bitPattern: code) {
    case GDK_KEY_Up, GDK_KEY_KP_Up: GTK_SCROLL_STEP_BACKWARD
    case GDK_KEY_Down, GDK_KEY_KP_Down: GTK_SCROLL_STEP_FORWARD
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: GTK_SCROLL_PAGE_BACKWARD
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: GTK_SCROLL_PAGE_FORWARD
    case GDK_KEY_space: isShifted ? GTK_SCROLL_PAGE_BACKWARD : GTK_SCROLL_PAGE_FORWARD
    case GDK_KEY_Home, GDK_KEY_KP_Home: GTK_SCROLL_START
    case GDK_KEY_End, GDK_KEY_KP_End: GTK_SCROLL_END
    default: nil
    }
  }
}
