/// A text that a label or a text field shows.
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

  /// The size of the font as it is drawn in a window, in pixels.
  func fontSize(in window: some Widget) -> Double {
    let context = gtk_widget_get_pango_context(widget.pointer)
    let font = pango_context_get_font_description(context)
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    let isInPixels = pango_font_description_get_size_is_absolute(font) != 0
    return size * (isInPixels ? 1 : pango_cairo_context_get_resolution(context) / 72)
      * widget.scale(in: window)
  }
}
