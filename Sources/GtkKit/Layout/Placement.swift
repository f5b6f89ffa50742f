import CGtk

/// Where a container places one of its children.
public struct Placement {
  /// The child.
  public let widget: AnyWidget
  /// Its rectangle, in the pixels of the area.
  public let rect: Rect
  /// How many times larger than it is laid out the child is drawn.
  public let scale: Double

  /// What would be drawn smaller than this is not shown: GTK cannot lay it out.
  private static let minimumScale = 0.01

  var isShown: Bool { scale > Self.minimumScale }

  /// The placement in an area whose pixels are `factor` times larger.
  ///
  /// To scale each child costs less than to scale their container: where GTK draws in software, any change inside a scaled
  /// widget repaints all of it.
  public func scaled(by factor: Double) -> Placement {
    Placement(
      widget: widget,
      rect: Rect(rect.x * factor, rect.y * factor, rect.width * factor, rect.height * factor),
      scale: scale * factor)
  }

  fileprivate func allocate(in area: Area) {
    // What is a bit less only by rounding is whole: a line of text would wrap.
    let fitting = Size(
      (rect.width / scale + 0.001).rounded(.down), (rect.height / scale + 0.001).rounded(.down))
    let width = max(Int(fitting.width), widget.measured(.horizontal).minimum)
    let height = max(Int(fitting.height), widget.measured(.vertical, across: width).minimum)
    // The size of a widget is integral. The scale is adjusted, so that the widget fills its rectangle to the edges.
    let scaleX =
      scale != 1 && width > 0 && Double(width) == fitting.width ? rect.width / fitting.width : scale
    let scaleY =
      scale != 1 && height > 0 && Double(height) == fitting.height ? rect.height / fitting.height : scale
    var left = rect.x.rounded()
    if area.container.readsRightToLeft {
      left = area.size.width - left - (Double(width) * scaleX).rounded()
    }
    var origin = graphene_point_t(x: Float(left), y: Float(rect.y.rounded()))
    var transform = gsk_transform_translate(nil, &origin)
    if scale != 1 { transform = gsk_transform_scale(transform, Float(scaleX), Float(scaleY)) }
    widget.setScale(scale * area.scale)
    gtk_widget_allocate(widget.pointer, CInt(width), CInt(height), -1, transform)
  }
}

extension [Placement] {
  /// Places the children of an area's container, and hides those without a placement.
  func allocate(in area: Area) {
    let placed = filter(\.isShown)
    for child in placed.map(\.widget) where !child.isShown { gtk_widget_set_child_visible(child.pointer, 1) }
    for child in area.container.children {
      guard gtk_widget_should_layout(child.pointer) != 0 else {
        // It gets the size of its content. Newer versions of GTK close one that is smaller.
        if child.isA(gtk_popover_get_type()) { gtk_popover_present(child.cast()) }
        continue
      }
      guard child.isShown, !placed.contains(where: { $0.widget == child }) else { continue }
      // GTK would give its focus to the first widget that can have it, which may be a text.
      child.releaseFocus()
      gtk_widget_set_child_visible(child.pointer, 0)
    }
    for placement in placed { placement.allocate(in: area) }
  }
}

extension Widget {
  /// Places the widget in a rectangle of its container.
  ///
  /// With a `scale`, the widget is laid out in a smaller rectangle and drawn larger: text, pictures and targets grow with
  /// the room. A widget always has at least its minimum size. Where text runs from right to left, left and right are
  /// exchanged: see ``keepsDirection()``.
  public func placed(in rect: Rect, scale: Double = 1) -> Placement {
    Placement(widget: AnyWidget(self), rect: rect, scale: scale)
  }

  /// Places a line of text, and draws it smaller if it is too long, down to `minimumScale`.
  public func placedLine(in rect: Rect, minimumScale: Double = 0.7) -> Placement {
    placed(in: rect, scale: max(minimumScale, min(1, rect.width / max(1, naturalWidth))))
  }

  /// Places a widget in the middle of a rectangle, drawn as large as fits, up to `maximumScale`.
  public func placedFilling(_ rect: Rect, maximumScale: Double = 4) -> Placement {
    let natural = Size(max(1, naturalWidth), max(1, Double(measured(.vertical).natural)))
    let scale = min(rect.width / natural.width, rect.height / natural.height, maximumScale)
    return placed(
      in: rect.centered(Size(natural.width * scale + 1, natural.height * scale + 1)), scale: scale)
  }

  /// Places a text that wraps, and draws it smaller if it is too long, down to half of its size. A plate is as high as
  /// its text, in the middle.
  public func placedText(in rect: Rect, onPlate: Bool = false) -> Placement {
    let scale =
      [1, 0.9, 0.8, 0.7, 0.6].first { scale in
        measured(.horizontal).minimum <= Int(rect.width / scale)
          && naturalHeight(forWidth: rect.width / scale) * scale <= rect.height
      } ?? 0.5
    let height = onPlate ? naturalHeight(forWidth: rect.width / scale) * scale : rect.height
    return placed(in: rect.centered(Size(rect.width, min(rect.height, height))), scale: scale)
  }
}
