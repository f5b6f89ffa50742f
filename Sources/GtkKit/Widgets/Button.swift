import CGtk

/// A button with a text or a picture.
public struct Button: Widget {
  /// The `GtkButton`.
  public let pointer: WidgetPointer

  /// A button with a text.
  public init(_ text: String) { pointer = gtk_button_new_with_label(text) }

  /// A button with a named icon of the theme.
  public init(icon: String) { pointer = gtk_button_new_from_icon_name(icon) }

  /// A button that shows another widget.
  public init(showing child: some Widget) {
    pointer = gtk_button_new()
    gtk_button_set_child(cast(), child.pointer)
  }

  /// The text, where the button shows one.
  public var text: String {
    get { gtk_button_get_label(cast()).map { String(cString: $0) } ?? "" }
    nonmutating set { gtk_button_set_label(cast(), newValue) }
  }

  /// Runs `handler` at each click, by pointer, key or assistive technology.
  public func onClicked(_ handler: @escaping () -> Void) { connect("clicked", handler) }
}

extension Widget {
  /// Clicks a button as the user would: nothing happens where it is insensitive or not on the screen.
  public func click() {
    guard isEffectivelySensitive, isMapped else { return }
    cgtk_emit(UnsafeMutableRawPointer(pointer), "clicked")
  }
}
