import CGtk

extension Canvas {
  /// Draws a text in the style of a label. The point is its top left corner.
  public func text(_ text: String, like label: Label, at point: Point, _ color: Color) {
    guard let layout = pango_layout_copy(gtk_label_get_layout(label.opaque)) else { return }
    pango_layout_set_text(layout, text, -1)
    use(color)
    cairo_move_to(context, point.x, point.y)
    pango_cairo_show_layout(context, layout)
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Draws the text of a label, or another text in its style, wrapped to the width of a rectangle, centered or at its
  /// start, and aligned to its top. A text of more than `lines` ends with an ellipsis.
  public func lines(
    _ text: String? = nil, of label: Label, in rect: Rect, atMost lines: Int? = nil, isCentered: Bool = true,
    _ color: Color
  ) {
    label.withLines(of: rect.width, text: text, atMost: lines) { layout in
      if !isCentered { pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT) }
      use(color)
      cairo_move_to(context, rect.x, rect.y)
      pango_cairo_show_layout(context, layout)
    }
  }
}

extension Label {
  /// The width that another text has in the label's style, on one line.
  public func width(of text: String) -> Double {
    guard let layout = pango_layout_copy(gtk_label_get_layout(opaque)) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_text(layout, text, -1)
    var width: CInt = 0
    pango_layout_get_pixel_size(layout, &width, nil)
    return Double(width)
  }

  /// The height of the text, or of another one in the label's style, wrapped to a width. A text of more than
  /// `lines` ends with an ellipsis.
  public func height(of text: String? = nil, inLinesOf width: Double, atMost lines: Int? = nil) -> Double {
    withLines(of: width, text: text, atMost: lines) { layout in
      var height: CInt = 0
      pango_layout_get_pixel_size(layout, nil, &height)
      return Double(height)
    }
  }
}
