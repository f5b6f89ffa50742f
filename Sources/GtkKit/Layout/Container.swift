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
}

/// A widget that arranges its children in a closure, and may draw below and above them.
///
/// A container of GTK has one arrangement. This one can choose an arrangement that suits the size of the area: one
/// column in portrait and two in landscape.
public struct Container: Widget {
  /// Returns the size that the container needs; `across` is its size in the other direction, or −1.
  public typealias Measure = (Orientation, _ across: Int) -> Extent
  /// Returns the placements of the children. In a layout that is tried out, it must have no side effects.
  public typealias Arrange = (Area) -> [Placement]
  /// Draws on a canvas of the size of the area.
  public typealias Draw = (Canvas, Area) -> Void

  /// The `GtkWidget`.
  public let pointer: WidgetPointer

  /// A container without children.
  ///
  /// Closures that refer to the view must capture it weakly. Children without a placement are not shown. With
  /// `isHeightForWidth`, the height that the container needs depends on its width.
  public init(
    role: AccessibleRole = .group, isHeightForWidth: Bool = false,
    measure: @escaping Measure = { _, _ in Extent(0) }, arrange: @escaping Arrange = { _ in [] },
    drawBelow: Draw? = nil, drawAbove: Draw? = nil
  ) {
    pointer = cgtk_widget_new(ContainerClass.type, role.gtk)
    ContainerClass.setBehavior(ContainerBehavior(isHeightForWidth, measure, arrange), of: pointer)
    behavior.drawBelow = drawBelow
    behavior.drawAbove = drawAbove
  }

  /// Returns the same sizes for any size in the other direction.
  public static func sizes(minimum: Size, natural: Size) -> Measure {
    { orientation, _ in
      let length = orientation == .horizontal ? \Size.width : \Size.height
      return Extent(minimum: Int(minimum[keyPath: length]), natural: Int(natural[keyPath: length]))
    }
  }

  /// A handle on a widget that is a container; nil for any other.
  init?(_ widget: some Widget) {
    let instance = UnsafeMutableRawPointer(widget.pointer).assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, ContainerClass.type) != 0 else { return nil }
    pointer = widget.pointer
  }

  /// A handle on a widget that is known to be a container.
  fileprivate init(known pointer: WidgetPointer) { self.pointer = pointer }

  /// How the container is measured.
  public var measure: Measure {
    get { behavior.measure }
    nonmutating set {
      behavior.measure = newValue
      queueResize()
    }
  }

  /// How the container arranges its children.
  public var arrange: Arrange {
    get { behavior.arrange }
    nonmutating set {
      behavior.arrange = newValue
      queueResize()
    }
  }

  /// What the container draws below its children.
  public var drawBelow: Draw? {
    get { behavior.drawBelow }
    nonmutating set { behavior.drawBelow = newValue }
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

  fileprivate func area(_ size: Size) -> Area { Area(container: self, size: size, scale: behavior.scale) }

  /// Sets the scale of ``Area``.
  static func setScale(_ scale: Double, of widget: AnyWidget) {
    ContainerClass.behavior(of: widget.pointer)?.scale = scale
  }
}

private final class ContainerBehavior: Retained {
  let isHeightForWidth: Bool
  var measure: Container.Measure
  var arrange: Container.Arrange
  var drawBelow: Container.Draw?
  var drawAbove: Container.Draw?
  var scale = 1.0

  init(
    _ isHeightForWidth: Bool, _ measure: @escaping Container.Measure, _ arrange: @escaping Container.Arrange
  ) {
    self.isHeightForWidth = isHeightForWidth
    self.measure = measure
    self.arrange = arrange
  }
}

/// The GObject class behind ``Container``: a `GtkWidget` whose layout and drawing are closures.
private enum ContainerClass {
  static let type: GType = {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    return g_type_register_static_simple(
      gtk_widget_get_type(), "GtkKitContainer", query.class_size,
      { rawClass, _ in
        let widgetClass = rawClass?.assumingMemoryBound(to: GtkWidgetClass.self)
        widgetClass?.pointee.get_request_mode = requestMode
        widgetClass?.pointee.measure = measure
        widgetClass?.pointee.size_allocate = allocate
        widgetClass?.pointee.snapshot = snapshot
        rawClass?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = dispose
        gtk_widget_class_set_css_name(widgetClass, "container")
      }, query.instance_size, nil, GTypeFlags(rawValue: 0))
  }()

  private static let key = g_quark_from_static_string("gtkkit-container-behavior")

  static func behavior(of widget: WidgetPointer?) -> ContainerBehavior? {
    guard let widget else { return nil }
    let data = g_object_get_qdata(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key)
    return data.map { Unmanaged<ContainerBehavior>.fromOpaque($0).takeUnretainedValue() }
  }

  static func setBehavior(_ behavior: ContainerBehavior, of widget: WidgetPointer) {
    g_object_set_qdata_full(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key,
      behavior.retainedPointer(), releaseNotify)
  }

  private static let parentClass = g_type_class_ref(gtk_widget_get_type())

  private nonisolated static let requestMode: @convention(c) (WidgetPointer?) -> GtkSizeRequestMode = {
    widget in
    nonisolated(unsafe) let widget = widget
    let isHeightForWidth = MainActor.assumeIsolated { behavior(of: widget)?.isHeightForWidth == true }
    return isHeightForWidth ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE
  }

  private nonisolated static let measure:
    @convention(c) (
      WidgetPointer?, GtkOrientation, CInt, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?,
      UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?
    ) -> Void = { widget, orientation, across, minimum, natural, _, _ in
      nonisolated(unsafe) let widget = widget
      let (least, liked) = MainActor.assumeIsolated {
        let extent = behavior(of: widget)?.measure(
          orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical, Int(across))
        return (extent?.minimum ?? 0, extent?.natural ?? 0)
      }
      minimum?.pointee = CInt(least)
      natural?.pointee = CInt(liked)
    }

  private nonisolated static let allocate: @convention(c) (WidgetPointer?, CInt, CInt, CInt) -> Void = {
    widget, width, height, _ in
    nonisolated(unsafe) let widget = widget
    MainActor.assumeIsolated {
      guard let widget, let behavior = behavior(of: widget) else { return }
      let area = Container(known: widget).area(Size(Int(width), Int(height)))
      behavior.arrange(area).allocate(in: area)
    }
  }

  private nonisolated static let snapshot: @convention(c) (WidgetPointer?, OpaquePointer?) -> Void = {
    widget, snapshot in
    nonisolated(unsafe) let (widget, snapshot) = (widget, snapshot)
    MainActor.assumeIsolated {
      guard let widget, let behavior = behavior(of: widget) else { return }
      let container = Container(known: widget)
      let area = container.area(Size(container.width, container.height))
      if let draw = behavior.drawBelow { append(area.size, to: snapshot) { draw($0, area) } }
      for child in container.children { gtk_widget_snapshot_child(widget, child.pointer, snapshot) }
      if let draw = behavior.drawAbove { append(area.size, to: snapshot) { draw($0, area) } }
    }
  }

  private nonisolated static let dispose: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = {
    object in
    nonisolated(unsafe) let object = object
    MainActor.assumeIsolated {
      guard let object else { return }
      let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      parentClass?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
    }
  }
}
