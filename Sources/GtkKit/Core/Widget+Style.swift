import CGtk

/// The alignment of a widget in the space that its parent allocates.
public enum Alignment {
  case fill, start, center, end

  var gtk: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .end: GTK_ALIGN_END
    }
  }
}

/// The orientation of a box or a measurement.
public enum Orientation {
  case horizontal, vertical

  var gtk: GtkOrientation { self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL }
}

extension Widget {
  /// Adds CSS classes.
  @discardableResult
  public func styled(_ classes: String...) -> Self {
    for name in classes { gtk_widget_add_css_class(pointer, name) }
    return self
  }

  /// Adds or removes a CSS class.
  public func setStyle(_ name: String, _ isOn: Bool) {
    if isOn { gtk_widget_add_css_class(pointer, name) } else { gtk_widget_remove_css_class(pointer, name) }
  }

  /// Whether the widget has a CSS class.
  public func hasStyle(_ name: String) -> Bool { gtk_widget_has_css_class(pointer, name) != 0 }

  /// Sets the ``name``.
  @discardableResult
  public func named(_ name: String) -> Self {
    self.name = name
    return self
  }

  /// Sets the alignment in the allocated space.
  @discardableResult
  public func aligned(_ horizontal: Alignment = .fill, _ vertical: Alignment = .fill) -> Self {
    gtk_widget_set_halign(pointer, horizontal.gtk)
    gtk_widget_set_valign(pointer, vertical.gtk)
    return self
  }

  /// Sets whether the widget takes extra space.
  @discardableResult
  public func expanding(horizontally: Bool = false, vertically: Bool = false) -> Self {
    gtk_widget_set_hexpand(pointer, horizontally ? 1 : 0)
    gtk_widget_set_vexpand(pointer, vertically ? 1 : 0)
    return self
  }

  /// Sets the minimum size in pixels; −1 leaves it to the widget.
  @discardableResult
  public func sized(width: Int = -1, height: Int = -1) -> Self {
    gtk_widget_set_size_request(pointer, Int32(width), Int32(height))
    return self
  }

  /// The text color of the widget's style.
  public var color: Color {
    var rgba = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(pointer), &rgba)
    return Color(rgba)
  }
}
