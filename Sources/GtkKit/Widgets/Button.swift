import CGtk

/// A button with a text, an icon or another widget.
public struct Button: Widget {
  /// The `GtkButton`.
  public let pointer: WidgetPointer

  /// A button with a text.
  public init(_ text: String) { pointer = gtk_button_new_with_label(text) }

  /// A button with an icon of the icon theme.
  public init(icon: String) { pointer = gtk_button_new_from_icon_name(icon) }

  /// A button that shows another widget.
  public init(showing child: some Widget) {
    pointer = gtk_button_new()
    gtk_button_set_child(cast(), child.pointer)
  }

  /// The text; empty if the button has none.
  public var text: String {
    get { gtk_button_get_label(cast()).map { String(cString: $0) } ?? "" }
    nonmutating set { set(newValue, from: text) { gtk_button_set_label(cast(), newValue) } }
  }

  /// Runs `handler` at each click, by the pointer, a key or assistive technology.
  public func onClicked(_ handler: @escaping () -> Void) { connect("clicked", handler) }
}

extension Widget {
  /// Activates an action of the application or the window, for example "app.quit", unless it is disabled.
  public func activate(action: String) { gtk_widget_activate_action_variant(pointer, action, nil) }

  /// Clicks a button like a user. Does nothing if it is insensitive or not on the screen.
  public func click() {
    guard isEffectivelySensitive, isMapped else { return }
    cgtk_emit(pointer, "clicked")
  }
}
