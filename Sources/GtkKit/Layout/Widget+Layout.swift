import CGtk

extension Widget {
  /// The current width, in the widget's own pixels.
  public var width: Int { Int(gtk_widget_get_width(pointer)) }

  /// The current height, in the widget's own pixels.
  public var height: Int { Int(gtk_widget_get_height(pointer)) }

  /// The visible part of the widget, in the pixels of another widget; nil if it is not visible.
  public func visibleBounds(in other: some Widget) -> Rect? {
    guard isMapped, var bounds = bounds(in: other) else { return nil }
    var next = parent
    while let ancestor = next, !ancestor.isSame(as: other) {
      if gtk_widget_get_overflow(ancestor.pointer) == GTK_OVERFLOW_HIDDEN,
        let clip = ancestor.bounds(in: other)
      {
        bounds = bounds.intersection(clip)
      }
      next = ancestor.parent
    }
    return bounds.width > 0 && bounds.height > 0 ? bounds : nil
  }

  /// The bounds of the widget with its border, in the pixels of another widget; nil if they have no common window.
  func bounds(in other: some Widget) -> Rect? {
    var rect = graphene_rect_t()
    return gtk_widget_compute_bounds(pointer, other.pointer, &rect) != 0 ? Rect(rect) : nil
  }

  /// The size that the widget needs in one direction; `across` is its size in the other direction, or −1.
  public func measured(_ orientation: Orientation, across: Int = -1) -> SizeRequest {
    var minimum: CInt = 0
    var natural: CInt = 0
    gtk_widget_measure(pointer, orientation.gtk, CInt(across), &minimum, &natural, nil, nil)
    return SizeRequest(minimum: Int(minimum), natural: Int(natural))
  }

  /// The natural height at a width, in pixels.
  public func naturalHeight(forWidth width: Double) -> Double {
    let width = max(Int(width), measured(.horizontal).minimum)
    return Double(measured(.vertical, across: width).natural)
  }

  /// The natural width.
  public var naturalWidth: Double { Double(measured(.horizontal).natural) }

  /// The minimum width.
  public var minimumWidth: Double { Double(measured(.horizontal).minimum) }

  /// The minimum height, at any width.
  public var minimumHeight: Double { Double(measured(.vertical).minimum) }

  /// Whether text runs from right to left in the widget.
  public var readsRightToLeft: Bool { gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL }

  /// Does not exchange left and right where text runs from right to left: for boards and keyboards.
  @discardableResult
  public func keepsDirection() -> Self {
    gtk_widget_set_direction(pointer, GTK_TEXT_DIR_LTR)
    return self
  }

  /// Clips the widget and its children to its bounds.
  @discardableResult
  public func clipped() -> Self {
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
    return self
  }

  /// Whether the parent shows the widget: whether a ``CustomWidget`` has a placement for it.
  public var isShown: Bool { gtk_widget_get_child_visible(pointer) != 0 }
}
