import CGtk

/// A text that the user reads.
public struct Label: Widget {
  /// The `GtkLabel`.
  public let pointer: WidgetPointer

  /// A label of one line, or of several centered lines if `wraps` is true.
  public init(_ text: String = "", wraps: Bool = false, role: AccessibleRole? = nil) {
    pointer = role.map { cgtk_widget_new(gtk_label_get_type(), $0.gtk) } ?? gtk_label_new(nil)
    gtk_label_set_text(opaque, text)
    setAccessibleHidden(text.isEmpty)
    if wraps {
      gtk_label_set_wrap(opaque, 1)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_justify(opaque, GTK_JUSTIFY_CENTER)
    }
  }

  /// The text shown.
  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    nonmutating set {
      set(newValue, from: text) {
        // Screen readers would read an empty label as "GtkLabel".
        if newValue.isEmpty != text.isEmpty { setAccessibleHidden(newValue.isEmpty) }
        gtk_label_set_text(opaque, newValue)
      }
    }
  }

  /// Runs `handler` after each change of the text.
  public func onTextChanged(_ handler: @escaping () -> Void) { connect("notify::label", handler) }

  /// Sets the horizontal alignment of the text, from 0 at the start to 1 at the end.
  @discardableResult
  public func textAligned(_ fraction: Double) -> Self {
    gtk_label_set_xalign(opaque, Float(fraction))
    if fraction == 0 { gtk_label_set_justify(opaque, GTK_JUSTIFY_LEFT) }
    return self
  }

  /// Breaks long words without a hyphen.
  @discardableResult
  public func withoutHyphens() -> Self {
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    gtk_label_set_attributes(opaque, attributes)
    pango_attr_list_unref(attributes)
    return self
  }

  /// Sets whether a long text is broken into lines. A label that wraps takes ten times as long to measure.
  public func setWraps(_ wraps: Bool) { gtk_label_set_wrap(opaque, wraps ? 1 : 0) }

  /// Limits the number of lines. A longer text ends with an ellipsis.
  @discardableResult
  public func limited(toLines lines: Int) -> Self {
    gtk_label_set_lines(opaque, CInt(lines))
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
    return self
  }

  /// The line height of the label's font, in pixels.
  public var lineHeight: Double { metric(pango_font_metrics_get_height) }

  /// The average character width of the label's font, in pixels.
  public var characterWidth: Double { metric(pango_font_metrics_get_approximate_char_width) }

  private func metric(_ measure: (UnsafeMutablePointer<PangoFontMetrics>?) -> CInt) -> Double {
    let metrics = pango_context_get_metrics(gtk_widget_get_pango_context(pointer), nil, nil)
    defer { pango_font_metrics_unref(metrics) }
    return Double(measure(metrics)) / Double(PANGO_SCALE)
  }

  /// The bounds of the drawn glyphs relative to the text's top left corner, in pixels; empty if nothing is drawn.
  public var inkBounds: Rect { Self.inkBounds(of: gtk_label_get_layout(opaque)) }

  /// The bounds of the drawn glyphs if the label had another text.
  public func inkBounds(of text: String) -> Rect { withLayout(of: text, Self.inkBounds) }

  private static func inkBounds(of layout: OpaquePointer?) -> Rect {
    var ink = PangoRectangle()
    pango_layout_get_pixel_extents(layout, &ink, nil)
    return Rect(Double(ink.x), Double(ink.y), Double(ink.width), Double(ink.height))
  }
}

extension Label {
  /// The same widget as a label. Fails if it is none.
  public init?(_ widget: AnyWidget) {
    guard widget.isA(gtk_label_get_type()) else { return nil }
    pointer = widget.pointer
  }
}
