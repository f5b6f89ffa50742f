/// A text that the user sees, sees in a tooltip, or hears from a screen reader.
@MainActor
struct UserText {
  let widget: AnyWidget
  let text: String

  /// All texts of a window, including hidden ones.
  static func all(in window: Window) -> [UserText] { all(below: AnyWidget(window)) }

  /// All texts of a widget and its descendants.
  static func all(below widget: AnyWidget) -> [UserText] {
    // GTK has one window for all tooltips. It keeps the last text, even if its widget is gone.
    if widget.typeName == "GtkTooltipWindow" { return [] }
    return (ownTexts(of: widget) + accessibleTexts(of: widget)).map { UserText(widget: widget, text: $0) }
      + widget.children.flatMap { all(below: $0) }
  }

  private static func ownTexts(of widget: AnyWidget) -> [String] {
    var texts = [widget.tooltip]
    texts.append(Label(widget)?.text)
    if widget.isFieldText {
      texts.append(gtk_editable_get_text(OpaquePointer(widget.pointer)).map { String(cString: $0) })
    }
    if widget.isA(gtk_window_get_type()) {
      texts.append(gtk_window_get_title(widget.cast()).map { String(cString: $0) })
    }
    return texts.compactMap(\.self) + choices(of: widget)
  }

  /// The choices of a drop-down that are not selected.
  private static func choices(of widget: AnyWidget) -> [String] {
    guard widget.isA(gtk_drop_down_get_type()),
      let model = gtk_drop_down_get_model(OpaquePointer(widget.pointer))
    else {
      return []
    }
    return (0..<g_list_model_get_n_items(model)).compactMap { index in
      guard let item = g_list_model_get_item(model, index) else { return nil }
      defer { g_object_unref(item) }
      return gtk_string_object_get_string(OpaquePointer(item)).map { String(cString: $0) }
    }
  }

  private static func accessibleTexts(of widget: AnyWidget) -> [String] {
    [
      GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
    ].compactMap { accessibleText($0, of: widget) }
  }

  /// An accessible property of a widget; nil if it is not set.
  static func accessibleText(_ property: GtkAccessibleProperty, of widget: AnyWidget) -> String? {
    cgtk_test_accessible_get_text(widget.pointer, property).map { text in
      defer { g_free(text) }
      return String(cString: text)
    }
  }
}
