import CGtk

/// What a container needs in one direction, in pixels.
public struct Extent {
  /// The least it can do with.
  public var minimum: Int
  /// What it would like.
  public var natural: Int

  /// The least it can do with, and what it would like.
  public init(minimum: Int, natural: Int) {
    self.minimum = minimum
    self.natural = max(minimum, natural)
  }

  /// As much as it likes to have, and no less.
  public init(_ size: Int) { self.init(minimum: size, natural: size) }
}

/// A widget that places its children itself, and may draw below and above them.
///
/// GTK's own containers know one arrangement each; this one chooses in `arrange`, with the room in hand, so that a
/// page can be one column in portrait and two in landscape.
public struct Container: Widget {
  /// The `GtkWidget`.
  public let pointer: WidgetPointer

  /// What a container does; closures that capture the view do so weakly.
  public struct Behavior {
    /// What the container needs: by default nothing.
    public var measure: (Orientation, _ across: Int) -> Extent = { _, _ in Extent(0) }
    /// Whether the height that the container needs depends on its width.
    public var isHeightForWidth = false
    /// How many times larger than its children ask for the container shows them; `arrange` has its size in their pixels.
    ///
    /// To scale each child costs less than to place the whole container at a scale: where GTK draws in software, any
    /// change below a scale repaints all that is below it.
    public var scale: (Size) -> Double = { _ in 1 }
    /// Places the children: see ``Widget/place(in:scale:)``.
    public var arrange: (Size) -> Void = { _ in }
    /// Draws below the children.
    public var drawBelow: ((Canvas, Size) -> Void)?
    /// Draws above the children.
    public var drawAbove: ((Canvas, Size) -> Void)?

    /// A container that needs nothing, places nothing and draws nothing.
    public init() {}
  }

  /// An empty container.
  public init(_ behavior: Behavior = Behavior(), role: AccessibleRole = .group) {
    pointer = cgtk_widget_new(ContainerClass.type, role.gtk)
    self.behavior = behavior
  }

  /// A handle on a widget that is a container; nil for any other.
  init?(_ widget: some Widget) {
    let instance = UnsafeMutableRawPointer(widget.pointer).assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, ContainerClass.type) != 0 else { return nil }
    pointer = widget.pointer
  }

  /// What the container does.
  public var behavior: Behavior {
    get { ContainerClass.box(of: pointer)?.behavior ?? Behavior() }
    nonmutating set {
      ContainerClass.setBox(BehaviorBox(newValue), of: pointer)
      queueResize()
    }
  }

  /// What would be drawn smaller than this part of its size is not drawn at all.
  static let leastScale = 0.01

  /// Adds a child above the ones there are.
  @discardableResult
  public func add(_ child: some Widget) -> Self {
    gtk_widget_set_parent(child.pointer, pointer)
    return self
  }

  /// Removes a child.
  public func remove(_ child: some Widget) { gtk_widget_unparent(child.pointer) }
}

final class BehaviorBox: Retained {
  let behavior: Container.Behavior
  /// The scale of the last layout.
  fileprivate(set) var scale = 1.0

  init(_ behavior: Container.Behavior) {
    self.behavior = behavior
  }
}

/// The GObject class behind ``Container``: a `GtkWidget` whose layout and drawing are closures.
enum ContainerClass {
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

  static func box(of widget: WidgetPointer?) -> BehaviorBox? {
    guard let widget else { return nil }
    let data = g_object_get_qdata(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key)
    return data.map { Unmanaged<BehaviorBox>.fromOpaque($0).takeUnretainedValue() }
  }

  static func setBox(_ box: BehaviorBox, of widget: WidgetPointer) {
    g_object_set_qdata_full(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key,
      box.retainedPointer(), releaseNotify)
  }

  private static let parentClass = g_type_class_ref(gtk_widget_get_type())

  private nonisolated static let requestMode: @convention(c) (WidgetPointer?) -> GtkSizeRequestMode = {
    widget in
    nonisolated(unsafe) let widget = widget
    let isHeightForWidth = MainActor.assumeIsolated { box(of: widget)?.behavior.isHeightForWidth == true }
    return isHeightForWidth ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE
  }

  private nonisolated static let measure:
    @convention(c) (
      WidgetPointer?, GtkOrientation, CInt, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?,
      UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?
    ) -> Void = { widget, orientation, across, minimum, natural, _, _ in
      nonisolated(unsafe) let widget = widget
      let (least, liked) = MainActor.assumeIsolated {
        let extent = box(of: widget)?.behavior.measure(
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
      guard let box = box(of: widget) else { return }
      let size = Size(Int(width), Int(height))
      box.scale = box.behavior.scale(size)
      box.behavior.arrange(Size(size.width / box.scale, size.height / box.scale))
    }
  }

  private nonisolated static let snapshot: @convention(c) (WidgetPointer?, OpaquePointer?) -> Void = {
    widget, snapshot in
    nonisolated(unsafe) let (widget, snapshot) = (widget, snapshot)
    MainActor.assumeIsolated {
      guard let widget, let behavior = box(of: widget)?.behavior else { return }
      let size = Size(Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget)))
      if let draw = behavior.drawBelow { append(size, to: snapshot) { draw($0, size) } }
      for child in AnyWidget(widget).children {
        gtk_widget_snapshot_child(widget, child.pointer, snapshot)
      }
      if let draw = behavior.drawAbove { append(size, to: snapshot) { draw($0, size) } }
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
