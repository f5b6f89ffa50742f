import CGtk
import GtkKit

/// What a checker must know of a widget's type.
@MainActor
extension AnyWidget {
  /// Whether the widget is of a class, or has an interface.
  func isA(_ type: GType) -> Bool {
    g_type_check_instance_is_a(
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  var typeName: String {
    String(
      cString: g_type_name_from_instance(
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GTypeInstance.self)))
  }

  var isLabel: Bool { isA(gtk_label_get_type()) }

  /// The part of a text field that shows the text.
  var isFieldText: Bool { isA(gtk_text_get_type()) }

  /// What can be clicked, moved or typed in. A scroll bar is none: the wheel and the keys do the same.
  var isControl: Bool {
    [
      gtk_button_get_type(), gtk_menu_button_get_type(), gtk_drop_down_get_type(), gtk_switch_get_type(),
      gtk_check_button_get_type(), gtk_scale_get_type(), gtk_entry_get_type(),
    ].contains { isA($0) }
  }

  /// One of the controls that a game is played with.
  var isMainControl: Bool { isControl && ["main", "second", "third"].contains { hasStyle($0) } }

  /// Parts that GTK makes and places itself, as a slider's knob: they may lie on each other and have any size.
  var isInternal: Bool {
    ["GtkGizmo", "GtkBuiltinIcon", "GtkMagnifier", "GtkScrollbar"].contains(typeName)
      || parent.map { parent in
        [gtk_range_get_type(), gtk_switch_get_type(), gtk_text_get_type(), gtk_progress_bar_get_type()]
          .contains { parent.isA($0) }
      } ?? false
  }

  /// Whether the widget's children are meant to lie on each other, the last one above.
  var hasLayers: Bool { isA(gtk_overlay_get_type()) || isA(gtk_stack_get_type()) }

  /// A window of its own, as a popover: not part of the window that is looked at.
  var isSurface: Bool { isA(gtk_native_get_type()) }

  /// Whether nothing of the children can be seen outside of the widget.
  var isClipping: Bool { gtk_widget_get_overflow(pointer) == GTK_OVERFLOW_HIDDEN }

  /// In which directions what is in the widget can be scrolled.
  var scrolls: (horizontally: Bool, vertically: Bool) {
    guard isA(gtk_scrolled_window_get_type()) else { return (false, false) }
    var horizontal = GTK_POLICY_NEVER
    var vertical = GTK_POLICY_NEVER
    gtk_scrolled_window_get_policy(OpaquePointer(pointer), &horizontal, &vertical)
    return (horizontal != GTK_POLICY_NEVER, vertical != GTK_POLICY_NEVER)
  }

  /// Whether it is content with less than it needs, because it scrolls.
  var isScrollable: Bool { isA(gtk_scrollable_get_type()) }

  /// The children that can be seen.
  var shownChildren: [AnyWidget] { children.filter { $0.isMapped && !$0.isSurface } }

  /// Whether the widget is another one, or has it somewhere below.
  func isAbove(_ other: AnyWidget) -> Bool {
    pointer == other.pointer || gtk_widget_is_ancestor(other.pointer, pointer) != 0
  }

  /// The widget's own name; else the nearest named parent's, with the widget's type, style and text.
  var reportName: String {
    guard !isNamed else { return name }
    let named = sequence(first: self, next: \.parent).first { $0.isNamed }
    let text = ownText.map { " '\($0.prefix(24))'" } ?? ""
    return (named.map { "\($0.name) › " } ?? "") + ([typeName] + styles).joined(separator: ".") + text
  }

  private var styles: [String] {
    let classes = gtk_widget_get_css_classes(pointer)
    defer { g_strfreev(classes) }
    var styles: [String] = []
    while let style = classes?[styles.count] { styles.append(String(cString: style)) }
    return styles
  }

  /// Whether the program named the widget.
  var isNamed: Bool { name != typeName && !name.hasPrefix("Gtk") }

  private var ownText: String? {
    if isLabel { return Label(self).text }
    if isA(gtk_button_get_type()) { return gtk_button_get_label(cast()).map { String(cString: $0) } }
    return nil
  }

  func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
  }
}
