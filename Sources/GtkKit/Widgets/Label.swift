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
    gtk_label_set_justify(opaque, fraction == 0.5 ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT)
    return self
  }

  /// Sets the minimum width in characters.
  public func setCharacters(minimum: Int) { gtk_label_set_width_chars(opaque, CInt(minimum)) }

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

  /// The bounds of the glyphs of a text in the label's style, relative to its top left corner, in pixels.
  public func inkBounds(of text: String) -> Rect {
    var ink = PangoRectangle()
    withLayout(of: text) { pango_layout_get_pixel_extents($0, &ink, nil) }
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

/// The keys of a shortcut, drawn as keys.
public struct ShortcutLabel: Widget {
  /// The `GtkShortcutLabel`.
  public let pointer: WidgetPointer

  /// A label for keys in the syntax of GTK: "<Control>n", "p h" for one or the other, "a...z" for all between.
  public init(_ keys: String) {
    pointer = gtk_shortcut_label_new(keys)
    // Otherwise a screen reader would read the parts one by one.
    for part in children {
      part.setAccessibleHidden(true)
      // GTK writes "Page_Up".
      Label(part)?.text.replace("_", with: " ")
    }
    accessibleLabel(Self.text(of: keys))
  }

  /// The keys in words, in the user's language.
  public static func text(of keys: String) -> String {
    keys.split(separator: " ").map { part in
      part.split(separator: "...").map { key in
        var (keyval, modifiers) = (guint(0), GdkModifierType(rawValue: 0))
        gtk_accelerator_parse(String(key), &keyval, &modifiers)
        return String(owning: gtk_accelerator_get_label(keyval, modifiers))
      }.joined(separator: "–")
    }.joined(separator: ", ")
  }
}
