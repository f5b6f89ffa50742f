@MainActor
struct ShownText {
  let widget: AnyWidget
  /// The space for the text, in the widget's coordinates.
  let room: Rect
  /// The logical rectangle of its lines, in the widget's coordinates.
  let lines: Rect
  /// The rectangle of its glyphs, in the widget's coordinates.
  let ink: Rect
  let isEllipsized: Bool

  /// The text of a label or a text field; nil if there is none.
  init?(of widget: AnyWidget) {
    self.widget = widget
    room = Rect(Size(widget.width, widget.height))
    if let shown = Label(widget) {
      let label = OpaquePointer(widget.pointer)
      guard !shown.text.isEmpty, let layout = gtk_label_get_layout(label) else { return nil }
      var (x, y): (CInt, CInt) = (0, 0)
      gtk_label_get_layout_offsets(label, &x, &y)
      var (ink, lines) = (PangoRectangle(), PangoRectangle())
      pango_layout_get_pixel_extents(layout, &ink, &lines)
      self.lines = Rect(Double(x + lines.x), Double(y + lines.y), Double(lines.width), Double(lines.height))
      self.ink = Rect(Double(x + ink.x), Double(y + ink.y), Double(ink.width), Double(ink.height))
      isEllipsized = pango_layout_is_ellipsized(layout) != 0
    } else if widget.isFieldText, let lines = Self.fieldLines(widget) {
      self.lines = lines
      ink = lines
      isEllipsized = false
    } else {
      return nil
    }
  }

  /// The size that the text of a field needs: from the cursor before the first character to the one after the last.
  private static func fieldLines(_ field: AnyWidget) -> Rect? {
    let text = gtk_editable_get_text(OpaquePointer(field.pointer)).map { String(cString: $0) } ?? ""
    guard !text.isEmpty else { return nil }
    let ends = [0, text.unicodeScalars.count].map { position in
      var rect = graphene_rect_t()
      gtk_text_compute_cursor_extents(field.cast(), gsize(position), &rect, nil)
      return Rect(rect)
    }
    let left = min(ends[0].x, ends[1].x)
    return Rect(left, ends[0].y, max(ends[0].right, ends[1].right) - left, ends[0].height)
  }

  func fontSize(in window: some Widget) -> Double {
    let context = gtk_widget_get_pango_context(widget.pointer)
    let font = pango_context_get_font_description(context)
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    let isInPixels = pango_font_description_get_size_is_absolute(font) != 0
    return size * (isInPixels ? 1 : pango_cairo_context_get_resolution(context) / 72)
      * widget.scale(in: window)
  }
}

/// A text that the user sees, sees in a tooltip, or hears from a screen reader.
@MainActor
struct UserText {
  let widget: AnyWidget
  let text: String

  static func all(in window: Window) -> [UserText] { all(below: AnyWidget(window)) }

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
    ].compactMap(widget.accessibleText)
  }
}
