@MainActor
extension Rect {
  var right: Double { x + width }
  var bottom: Double { y + height }

  static let everywhere = Rect(-1e6, -1e6, 2e6, 2e6)

  var isEmpty: Bool { width <= 0 || height <= 0 }

  func isWithin(_ other: Rect, tolerance: Double) -> Bool {
    x >= other.x - tolerance && y >= other.y - tolerance && right <= other.right + tolerance
      && bottom <= other.bottom + tolerance
  }

  var dimensions: String { "\(Int(width.rounded()))×\(Int(height.rounded()))" }

  var place: String { "\(dimensions) at \(Int(x.rounded())), \(Int(y.rounded()))" }
}

@MainActor
extension Widget {
  /// A rectangle in the widget's coordinates, converted to another widget's with all scales applied.
  func rect(_ rect: Rect, in other: some Widget) -> Rect {
    var matrix = graphene_matrix_t()
    guard gtk_widget_compute_transform(pointer, other.pointer, &matrix) != 0 else { return Rect(0, 0, 0, 0) }
    var own = graphene_rect_t(
      origin: graphene_point_t(x: Float(rect.x), y: Float(rect.y)),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    var result = graphene_rect_t()
    graphene_matrix_transform_bounds(&matrix, &own, &result)
    return Rect(result)
  }

  /// The scale at which the widget is drawn in another one.
  func scale(in other: some Widget) -> Double { rect(Rect(0, 0, 1, 1), in: other).height }
}

/// Facts about a widget's type that the checkers need.
@MainActor
extension AnyWidget {
  var isLabel: Bool { isA(gtk_label_get_type()) }

  /// The part of a text field that shows the text.
  var isFieldText: Bool { isA(gtk_text_get_type()) }

  /// Whether the user can click, drag or type in the widget. A scroll bar is not a control: the wheel and the keys
  /// do the same.
  var isControl: Bool {
    [
      gtk_button_get_type(), gtk_menu_button_get_type(), gtk_drop_down_get_type(), gtk_switch_get_type(),
      gtk_check_button_get_type(), gtk_scale_get_type(), gtk_entry_get_type(),
    ].contains { isA($0) }
  }

  var isMainControl: Bool { isControl && ["main", "second", "third"].contains { hasStyle($0) } }

  /// Whether GTK creates and places the widget, such as a slider's knob. Such parts may overlap and have any size.
  var isInternal: Bool {
    ["GtkGizmo", "GtkBuiltinIcon", "GtkMagnifier", "GtkScrollbar"].contains(typeName)
      || parent.map { parent in
        [gtk_range_get_type(), gtk_switch_get_type(), gtk_text_get_type(), gtk_progress_bar_get_type()]
          .contains { parent.isA($0) }
      } ?? false
  }

  /// Whether others lie on the widget: it is a background, or the lines between the tiles and the marks of the board.
  var isBackground: Bool {
    [
      "sheet", "slate", "tray", "cabinet", "cabinet-line", "slot", "tile", "player-header", "computer-panel",
    ].contains { hasStyle($0) } || parent?.hasStyle("board") == true && !hasName
  }

  /// Whether children lie above others on purpose: on a screen, below an alert, and on the messages of the Inspector.
  var hasLayers: Bool {
    hasStyle("screen") || name == "messageArea" || children.contains { $0.hasStyle("veil") }
  }

  /// Whether the widget has its own surface, such as a popover, and so is not part of the checked window.
  var isSurface: Bool { isA(gtk_native_get_type()) }

  var isClipping: Bool { gtk_widget_get_overflow(pointer) == GTK_OVERFLOW_HIDDEN }

  /// The directions in which the content can be scrolled.
  var scrolls: (horizontally: Bool, vertically: Bool) {
    guard isA(gtk_scrolled_window_get_type()) else { return (false, false) }
    var horizontal = GTK_POLICY_NEVER
    var vertical = GTK_POLICY_NEVER
    gtk_scrolled_window_get_policy(OpaquePointer(pointer), &horizontal, &vertical)
    return (horizontal != GTK_POLICY_NEVER, vertical != GTK_POLICY_NEVER)
  }

  var isScrollable: Bool { isA(gtk_scrollable_get_type()) }

  var shownChildren: [AnyWidget] { children.filter { $0.isMapped && !$0.isSurface } }

  /// Whether the widget is another one or its ancestor.
  func isAbove(_ other: AnyWidget) -> Bool {
    pointer == other.pointer || gtk_widget_is_ancestor(other.pointer, pointer) != 0
  }

  /// The widget's name, or the name of its nearest named ancestor with the widget's type, style classes and text.
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
  var isNamed: Bool { hasName && !name.hasPrefix("Gtk") }

  private var ownText: String? {
    if let label = Label(self) { return label.text }
    if isA(gtk_button_get_type()) { return gtk_button_get_label(cast()).map { String(cString: $0) } }
    return nil
  }
}
