import CGtk

extension Widget {
  /// The width the widget was given, in its own pixels.
  public var width: Int { Int(gtk_widget_get_width(pointer)) }

  /// The height the widget was given, in its own pixels.
  public var height: Int { Int(gtk_widget_get_height(pointer)) }

  /// Where the widget is in another one's pixels, as far as nothing between them clips it; nil where it is not shown.
  public func visibleBounds(in other: some Widget) -> Rect? {
    guard isMapped, var bounds = bounds(in: other) else { return nil }
    var next = parent
    while let holder = next, holder.pointer != other.pointer {
      if gtk_widget_get_overflow(holder.pointer) == GTK_OVERFLOW_HIDDEN, let clip = holder.bounds(in: other) {
        bounds = bounds.intersection(clip)
      }
      next = holder.parent
    }
    return bounds.width > 0 && bounds.height > 0 ? bounds : nil
  }

  /// Where the widget is in another one's pixels, its border included; nil where the two have nothing in common.
  func bounds(in other: some Widget) -> Rect? {
    var rect = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer, other.pointer, &rect) != 0 else { return nil }
    return Rect(
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
  }

  /// What the widget needs in one direction, given its size across (−1: not known).
  public func measured(_ orientation: Orientation, across: Int = -1) -> Extent {
    var minimum: CInt = 0
    var natural: CInt = 0
    gtk_widget_measure(pointer, orientation.gtk, CInt(across), &minimum, &natural, nil, nil)
    return Extent(minimum: Int(minimum), natural: Int(natural))
  }

  /// The height the widget likes at a width, in pixels.
  public func naturalHeight(forWidth width: Double) -> Double {
    let width = max(Int(width), measured(.horizontal).minimum)
    return Double(measured(.vertical, across: width).natural)
  }

  /// The width the widget likes.
  public var naturalWidth: Double { Double(measured(.horizontal).natural) }

  /// The width below which the widget cannot go.
  public var minimumWidth: Double { Double(measured(.horizontal).minimum) }

  /// The height below which the widget cannot go, whatever its width.
  public var minimumHeight: Double { Double(measured(.vertical).minimum) }

  /// Whether text runs from right to left in the widget.
  public var readsRightToLeft: Bool { gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL }

  /// Gives the widget, a child of a ``Container``, its place: call it from `arrange` only.
  ///
  /// With a `scale`, the widget is laid out in `rect`'s size divided by it and drawn that many times larger: text,
  /// pictures and targets grow with the room, without another layout pass. A widget never gets less than its minimum.
  /// Where text runs from right to left, left and right are exchanged: see ``keepsDirection()``.
  public func place(in rect: Rect, scale: Double = 1) {
    if let trial = FitCheck.current { return trial.note(self, rect, scale: scale) }
    // What is to be drawn infinitely small cannot be laid out.
    isShown = scale > Container.leastScale
    guard isShown else { return }
    let outer = ContainerClass.box(of: parent?.pointer)?.scale ?? 1
    let rect = Rect(rect.x * outer, rect.y * outer, rect.width * outer, rect.height * outer)
    let scale = scale * outer
    let fitting = Size((rect.width / scale).rounded(.down), (rect.height / scale).rounded(.down))
    let width = max(Int(fitting.width), measured(.horizontal).minimum)
    let height = max(Int(fitting.height), measured(.vertical, across: width).minimum)
    // Widgets are whole pixels wide: the scale makes up for the rest of one, so that the place is filled to its edge.
    let scaleX =
      scale != 1 && width > 0 && Double(width) == fitting.width ? rect.width / fitting.width : scale
    let scaleY =
      scale != 1 && height > 0 && Double(height) == fitting.height ? rect.height / fitting.height : scale
    var left = rect.x.rounded()
    if let parent, parent.readsRightToLeft {
      left = Double(parent.width) - left - (Double(width) * scaleX).rounded()
    }
    var origin = graphene_point_t(x: Float(left), y: Float(rect.y.rounded()))
    var transform = gsk_transform_translate(nil, &origin)
    if scale != 1 { transform = gsk_transform_scale(transform, Float(scaleX), Float(scaleY)) }
    gtk_widget_allocate(pointer, CInt(width), CInt(height), -1, transform)
  }

  /// Gives a line of text its place and draws it smaller where it is too long, but never to less than `least` of its size.
  public func placeLine(in rect: Rect, least: Double = 0.7) {
    let scale = max(least, min(1, rect.width / max(1, naturalWidth)))
    place(in: rect, scale: scale)
  }

  /// Gives a line of text its place and draws it as large as the place allows, up to `largest` times its size.
  public func placeFilling(_ rect: Rect, largest: Double = 4) {
    let natural = Size(max(1, naturalWidth), max(1, Double(measured(.vertical).natural)))
    let scale = min(rect.width / natural.width, rect.height / natural.height, largest)
    place(in: rect.centered(Size(natural.width * scale + 1, natural.height * scale + 1)), scale: scale)
  }

  /// Gives a text that wraps its place and draws it smaller where it is too long, but never to less than half its size.
  public func placeText(in rect: Rect) {
    let scales = [1, 0.9, 0.8, 0.7, 0.6]
    let fitting = scales.first { scale in
      measured(.horizontal).minimum <= Int(rect.width / scale)
        && naturalHeight(forWidth: rect.width / scale) * scale <= rect.height
    }
    place(in: rect, scale: fitting ?? 0.5)
  }

  /// Keeps left and right as they are where text runs from right to left: for boards and keyboards.
  @discardableResult
  public func keepsDirection() -> Self {
    gtk_widget_set_direction(pointer, GTK_TEXT_DIR_LTR)
    return self
  }

  /// Clips what the widget and its children draw to its own shape.
  @discardableResult
  public func clipped() -> Self {
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
    return self
  }

  /// Whether its ``Container`` shows the widget in the present arrangement: set it in `arrange` only.
  public var isShown: Bool {
    get { gtk_widget_get_child_visible(pointer) != 0 }
    nonmutating set {
      if newValue != isShown, FitCheck.current == nil {
        gtk_widget_set_child_visible(pointer, newValue ? 1 : 0)
      }
    }
  }
}
