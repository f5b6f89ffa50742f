import CGtk
import Glibc

extension Canvas {
  /// Draws a text in the font of a widget or, if that is a label, in its style. The point is its top left corner.
  public func text(_ text: String, like widget: some Widget, at point: Point, _ color: Color) {
    widget.withLayout(of: text) { show($0, at: point, color) }
  }

  /// Draws a text in the font of a widget, or the text of a label in its style, wrapped to the width of a rectangle, centered
  /// or at its start, and aligned to its top. A text of more than `lines` ends with an ellipsis.
  public func lines(
    _ text: String? = nil, of widget: some Widget, in rect: Rect, atMost lines: Int? = nil,
    isCentered: Bool = true, _ color: Color
  ) {
    widget.withLines(of: rect.width, text: text, atMost: lines) { layout in
      if !isCentered { pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT) }
      show(layout, at: Point(rect.x, rect.y), color)
    }
  }

  private func show(_ layout: OpaquePointer, at point: Point, _ color: Color) {
    use(color)
    move(to: point)
    pango_cairo_show_layout(context, layout)
  }
}

extension Widget {
  /// The line height of the widget's font, in pixels.
  public var lineHeight: Double { metric(pango_font_metrics_get_height) }

  /// The average character width of the widget's font, in pixels.
  public var characterWidth: Double { metric(pango_font_metrics_get_approximate_char_width) }

  private func metric(_ measure: (UnsafeMutablePointer<PangoFontMetrics>?) -> CInt) -> Double {
    let metrics = pango_context_get_metrics(gtk_widget_get_pango_context(pointer), nil, nil)
    defer { pango_font_metrics_unref(metrics) }
    return Double(measure(metrics)) / Double(PANGO_SCALE)
  }

  /// The size of a text in the widget's font, on one line, in pixels.
  public func size(of text: String) -> Size { withLayout(of: text) { Self.size(of: $0) } }

  /// The width of a text in the widget's font, on one line, in pixels.
  public func width(of text: String) -> Double { size(of: text).width }

  /// The height of a text in the widget's font, or of the text of a label, wrapped to a width. A text of more than `lines`
  /// ends with an ellipsis.
  public func height(of text: String? = nil, inLinesOf width: Double, atMost lines: Int? = nil) -> Double {
    withLines(of: width, text: text, atMost: lines) { Self.size(of: $0).height }
  }

  /// The size of the widget's font, in pixels.
  public var fontSize: Double {
    let context = gtk_widget_get_pango_context(pointer)
    let font = pango_context_get_font_description(context)
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    let isInPixels = pango_font_description_get_size_is_absolute(font) != 0
    return isInPixels ? size : size * pango_cairo_context_get_resolution(context) / 72
  }

  /// A number that identifies the widget's font: its family, size, weight and style.
  public var fontNumber: Int {
    let context = gtk_widget_get_pango_context(pointer)
    return Int(pango_font_description_hash(pango_context_get_font_description(context)))
  }

  private static func size(of layout: OpaquePointer) -> Size {
    var (width, height): (CInt, CInt) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return Size(Double(width), Double(height))
  }

  /// Calls `body` with a layout of a text in the widget's font. The layout of a label also has its letter spacing and font
  /// features, and nil stands for its own text.
  func withLayout<Result>(of text: String?, _ body: (OpaquePointer) -> Result) -> Result {
    let layout = nonNull(
      isA(gtk_label_get_type())
        ? pango_layout_copy(gtk_label_get_layout(opaque)) : gtk_widget_create_pango_layout(pointer, nil))
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    if let text { pango_layout_set_text(layout, text, -1) }
    return body(layout)
  }

  /// Calls `body` with a layout of a text in the widget's font, or of the text of a label, that is wrapped to a width without
  /// hyphens, and centered.
  fileprivate func withLines<Result>(
    of width: Double, text: String?, atMost lines: Int?, _ body: (OpaquePointer) -> Result
  ) -> Result {
    withLayout(of: text) { layout in
      let attributes =
        pango_layout_get_attributes(layout).flatMap { pango_attr_list_copy($0) } ?? pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      pango_layout_set_width(layout, CInt(width * Double(PANGO_SCALE)))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
      if let lines {
        pango_layout_set_height(layout, CInt(-lines))
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      }
      return body(layout)
    }
  }
}

extension Canvas {
  /// Draws a text in the font of a label along a line through points, as print on a curve.
  ///
  /// - Parameters:
  ///   - middle: How far from the middle of the line the middle of the text is.
  ///   - size: The height of a line of the text.
  ///   - spacing: The distance between letters, as a part of the height.
  public func text(
    _ text: String, like label: Label, along points: [Point], middle: Double, size: Double, spacing: Double,
    _ color: Color
  ) {
    let point = { points.point(at: points.place(at: $0)) }
    let scale = size / label.lineHeight
    let letters = text.map { (text: String($0), width: label.width(of: String($0)) * scale + spacing * size) }
    var position = points.length / 2 + middle - letters.reduce(0) { $0 + $1.width } / 2
    for letter in letters {
      let (start, end) = (point(position), point(position + letter.width))
      let center = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
      let origin = Point(center.x - (letter.width - spacing * size) / 2, center.y - size / 2)
      rotated(by: atan2(end.y - start.y, end.x - start.x), around: center) { canvas in
        canvas.transformed(by: origin, scale: scale) {
          $0.text(letter.text, like: label, at: Point(0, 0), color)
        }
      }
      position += letter.width
    }
  }
}
