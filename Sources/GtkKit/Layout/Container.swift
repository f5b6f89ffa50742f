import CGtk

/// The minimum and the natural size of a widget in one direction, in pixels.
public struct Extent {
  /// The minimum size.
  public var minimum: Int
  /// The size that the widget has where there is enough room.
  public var natural: Int

  /// A natural size of at least the minimum size.
  public init(minimum: Int, natural: Int) {
    self.minimum = minimum
    self.natural = max(minimum, natural)
  }

  /// The same minimum and natural size.
  public init(_ size: Int) { self.init(minimum: size, natural: size) }
}

/// The area in which a container arranges its children and draws.
public struct Area {
  /// The container.
  public let container: Container
  /// The size of the area, in the container's own pixels.
  public let size: Size
  /// How many times larger than it is laid out the container is drawn: the product of the scales at which it, and each
  /// container above it, is placed.
  public let scale: Double

  /// The whole area.
  public var rect: Rect { Rect(size) }

  /// The pixels of the display for each pixel of the window.
  @MainActor var displayScale: Double { cgtk_widget_get_scale(container.pointer) }

  /// The pixels of the display for each of the container's own pixels.
  @MainActor public var resolution: Double { scale * displayScale }
}

/// A widget that arranges its children in a closure, and may draw below and above them.
///
/// A container of GTK has one arrangement. This one can choose an arrangement that suits the size of the area: one
/// column in portrait and two in landscape.
public struct Container: Widget {
  /// Returns the width or the height that the container needs.
  public typealias Measure = (Orientation) -> Extent
  /// Returns the height that the container needs at a width; the width is −1 if it is not known yet.
  public typealias HeightForWidth = (_ width: Int) -> Extent
  /// Returns the placements of the children. It must have no side effects, because layouts are also tried out.
  public typealias Arrange = (Area) -> [Placement]
  /// Draws on a canvas of the size of the area.
  public typealias Draw = (Canvas, Area) -> Void

  /// The `GtkWidget`.
  public let pointer: WidgetPointer

  /// A container without children.
  ///
  /// Closures that refer to the view must capture it weakly. Children without a placement are not shown.
  public init(
    role: AccessibleRole = .group, measure: @escaping Measure = { _ in Extent(0) },
    heightForWidth: HeightForWidth? = nil, arrange: @escaping Arrange = { _ in [] }, drawBelow: Draw? = nil,
    drawAbove: Draw? = nil
  ) {
    pointer = cgtk_widget_new(ContainerClass.type, role.gtk)
    let behavior = ContainerBehavior()
    (behavior.measure, behavior.heightForWidth, behavior.arrange) = (measure, heightForWidth, arrange)
    (behavior.drawBelow, behavior.drawAbove) = (drawBelow, drawAbove)
    ContainerClass.setBehavior(behavior, of: pointer)
  }

  /// A measure that returns constant sizes.
  public static func sizes(minimum: Size, natural: Size) -> Measure {
    { orientation in
      let length = orientation == .horizontal ? \Size.width : \Size.height
      return Extent(minimum: Int(minimum[keyPath: length]), natural: Int(natural[keyPath: length]))
    }
  }

  /// A handle on a widget that is a container; nil for any other.
  init?(_ widget: some Widget) {
    guard ContainerClass.behavior(of: widget.pointer) != nil else { return nil }
    pointer = widget.pointer
  }

  /// A handle on a widget that is known to be a container.
  init(known pointer: WidgetPointer) { self.pointer = pointer }

  /// How the container is measured.
  public var measure: Measure {
    get { behavior.measure }
    nonmutating set {
      behavior.measure = newValue
      queueResize()
    }
  }

  /// How the height depends on the width; nil if it does not.
  public var heightForWidth: HeightForWidth? {
    get { behavior.heightForWidth }
    nonmutating set {
      behavior.heightForWidth = newValue
      queueResize()
    }
  }

  /// The size that the content needs, without the margin, border and padding of the container.
  func contentExtent(_ orientation: Orientation) -> Extent { behavior.extent(orientation, across: -1) }

  /// How the container arranges its children.
  public var arrange: Arrange {
    get { behavior.arrange }
    nonmutating set {
      behavior.arrange = newValue
      queueResize()
    }
  }

  /// Called with the size of the area before the children are arranged: state that depends on the size changes here.
  ///
  /// It is not called when a layout is tried out.
  public var onAllocate: ((Size) -> Void)? {
    get { behavior.onAllocate }
    nonmutating set { behavior.onAllocate = newValue }
  }

  /// What the container draws below its children; nil if it draws nothing, which takes less time than an empty drawing.
  public var drawBelow: Draw? {
    get { behavior.drawBelow }
    nonmutating set {
      behavior.drawBelow = newValue
      redraw()
    }
  }

  /// Whether what the container draws below its children becomes a picture when it is drawn again, until its size, its
  /// scale or its style changes, or ``redraw()`` is called. A large drawing then costs no more than a picture.
  public var cachesDrawing: Bool {
    get { behavior.drawing != nil }
    nonmutating set {
      guard newValue != cachesDrawing else { return }
      behavior.drawing = newValue ? CachedDrawing() : nil
      if newValue { onUnmap { [behavior] in behavior.drawing?.hide() } }
      queueDraw()
    }
  }

  /// Makes a picture of what the container draws below its children, if ``cachesDrawing`` is set and there is none yet.
  /// Until there is one, a change of a widget above draws a part of it again.
  public func cacheDrawing() {
    if behavior.drawing?.hasPicture == false { queueDraw() }
  }

  /// The part of their width to which the children are squashed towards their middle, as if they were turned; nil if they
  /// are not.
  ///
  /// What is drawn is a picture, which costs less than the children: their text would be drawn in another width in each
  /// frame. It is taken when a value greater than 0 is first drawn, and again after 0.
  public var squash: Double? {
    get { behavior.squash }
    nonmutating set {
      behavior.squash = newValue
      if newValue == nil || newValue == 0 { behavior.squashed.clear() }
      queueDraw()
    }
  }

  /// Draws again, also what is cached.
  public func redraw() {
    behavior.drawing?.clear()
    queueDraw()
  }

  /// Adds a child above the existing ones.
  @discardableResult
  public func add(_ child: some Widget) -> Self {
    gtk_widget_set_parent(child.pointer, pointer)
    return self
  }

  /// Removes a child.
  public func remove(_ child: some Widget) { gtk_widget_unparent(child.pointer) }

  private var behavior: ContainerBehavior {
    guard let behavior = ContainerClass.behavior(of: pointer) else { preconditionFailure("not a container") }
    return behavior
  }

  /// Appends the children to a `GtkSnapshot`.
  ///
  /// GTK compares the nodes of two frames one by one, and repaints the whole window if too much differs. A child that is
  /// not mapped has an empty node, so that those after it are compared with themselves.
  func appendChildren(to snapshot: OpaquePointer?) {
    for child in children {
      if child.isMapped {
        gtk_widget_snapshot_child(pointer, child.pointer, snapshot)
      } else {
        gtk_snapshot_append_node(snapshot, Self.emptyNode)
      }
    }
  }

  /// A container that is not empty itself, because GTK 4.24 leaves out empty ones.
  private static let emptyNode = {
    var inside = gsk_container_node_new(nil, 0)
    defer { gsk_render_node_unref(inside) }
    return gsk_container_node_new(&inside, 1)
  }()

  func drawChildren(on canvas: Canvas) {
    let snapshot = gtk_snapshot_new()
    appendChildren(to: snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
    gsk_render_node_draw(node, canvas.context)
    gsk_render_node_unref(node)
  }

  func area(_ size: Size) -> Area { Area(container: self, size: size, scale: behavior.scale) }

  /// Sets the scale of ``Area``.
  static func setScale(_ scale: Double, of widget: AnyWidget) {
    ContainerClass.behavior(of: widget.pointer)?.scale = scale
  }
}

extension Widget {
  /// Draws the widget and its descendants again, also what they cache.
  ///
  /// GTK does so only where the style of a widget itself changes, not where a drawing depends on the style of an ancestor.
  public func redrawAll() {
    ContainerClass.behavior(of: pointer)?.drawing?.clear()
    queueDraw()
    for child in children { child.redrawAll() }
  }
}
