import CGtk

/// A widget that is a Swift class: a subclass overrides how it measures itself, arranges its children and draws.
///
/// The `GtkWidget` keeps its Swift half alive, which refers to it without keeping it alive. So both live as long as the widget
/// has a parent, or a ``WidgetRoot``, and closures of its children may capture it.
open class CustomWidget: Widget {
  private var live: WidgetPointer?
  /// What is drawn below the children. It stays until the widget itself changes, so that renderers know that it is the same.
  private var drawing: (node: OpaquePointer?, size: Size, resolution: Double)?
  /// The scale of ``Area``.
  fileprivate(set) final var scale = 1.0

  /// The `GtkWidget`. It must not be used after the widget has been destroyed.
  public final var pointer: WidgetPointer {
    guard let live else { preconditionFailure("\(type(of: self)) was destroyed") }
    return live
  }

  /// A widget without children.
  public init(role: AccessibleRole = .group) {
    let widget: WidgetPointer = cgtk_widget_new(CustomWidgetClass.type, role.gtk)
    live = widget
    CustomWidgetClass.attach(self, to: widget)
  }

  isolated deinit {
    RetainedObjects.liveCount -= 1
    forgetDrawing()
  }

  final func wasDestroyed() { live = nil }

  // MARK: - Layout

  /// Whether the height depends on the width.
  open var heightDependsOnWidth: Bool { false }

  /// The layout of the children; nil in a subclass that measures and arranges by itself.
  open var childLayout: Layout? { nil }

  /// The width or the height that the widget needs, without its margin, border and padding; by default that of ``childLayout``.
  ///
  /// - Parameter across: The size in the other direction, or −1 if it is not known yet. It is the width if
  ///   ``heightDependsOnWidth`` is true, and otherwise not known.
  open func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    guard let childLayout else { return SizeRequest(0) }
    let need = { (need: Layout.Need) in
      guard orientation == .vertical else { return Int(childLayout.width(need).rounded(.up)) }
      return Int(
        childLayout.height(need, forWidth: across < 0 ? childLayout.width(need) : Double(across)).rounded(.up)
      )
    }
    return SizeRequest(minimum: need(.minimum), natural: need(.natural))
  }

  /// Called with the size of the area before the children are arranged: state that depends on the size changes here.
  open func willArrange(in size: Size) {}

  /// The placements of the children, by default those of ``childLayout``; one without a placement is not shown. It has no side
  /// effects.
  open func arrange(in area: Area) -> [Placement] { childLayout?.placements(in: area.rect) ?? [] }

  final func area(_ size: Size) -> Area { Area(container: self, size: size, scale: scale) }

  /// Whether the Tab key goes through the children in the order of their placements. By default GTK goes by their middles.
  public final var tabsInOrder = false

  /// Moves the keyboard focus to the next or previous child.
  final func moveFocus(_ direction: GtkDirectionType) -> Bool {
    var order = arrange(in: area(Size(width, height))).map(\.widget.pointer)
    if direction == GTK_DIR_TAB_BACKWARD { order.reverse() }
    let start = order.firstIndex { $0 == gtk_widget_get_focus_child(pointer) } ?? 0
    return order[start...].contains { gtk_widget_child_focus($0, direction) != 0 }
  }

  /// Adds a child above the existing ones.
  @discardableResult
  public final func add(_ child: some Widget) -> Self {
    gtk_widget_set_parent(child.pointer, pointer)
    return self
  }

  /// Removes a child.
  public final func remove(_ child: some Widget) { gtk_widget_unparent(child.pointer) }

  // MARK: - Drawing

  /// Draws below the children. By default it draws on a canvas: see ``draw(on:in:)``. It changes nothing.
  open func snapshot(_ snapshot: Snapshot, in area: Area) {
    snapshot.canvas(in: area.rect) { draw(on: $0, in: area) }
  }

  /// Draws below the children, on a canvas of the size of the area. It changes nothing.
  open func draw(on canvas: Canvas, in area: Area) {}

  /// Draws again in the next frame what is below the children.
  final func forgetDrawing() {
    if let node = drawing?.node { gsk_render_node_unref(node) }
    drawing = nil
  }

  final func append(to snapshot: Snapshot) {
    let area = area(Size(width, height))
    if drawing.map({ $0.size != area.size || $0.resolution != area.resolution }) ?? true {
      forgetDrawing()
      let below = nonNull(gtk_snapshot_new())
      self.snapshot(Snapshot(below), in: area)
      drawing = (gtk_snapshot_free_to_node(below), area.size, area.resolution)
    }
    if let node = drawing?.node { gtk_snapshot_append_node(snapshot.pointer, node) }
    appendChildren(to: snapshot)
  }

  func appendChildren(to snapshot: Snapshot) {
    for child in children { gtk_widget_snapshot_child(pointer, child.pointer, snapshot.pointer) }
  }
}

extension Widget {
  /// Draws the widget again in the next frame.
  public func queueDraw() {
    CustomWidgetClass.widget(of: pointer)?.forgetDrawing()
    gtk_widget_queue_draw(pointer)
  }

  /// Draws the widget and its descendants again.
  ///
  /// GTK does so only where the style of a widget itself changes, not where a drawing depends on the style of an ancestor.
  public func redrawAll() {
    queueDraw()
    for child in children { child.redrawAll() }
  }

  func setScale(_ scale: Double) { CustomWidgetClass.widget(of: pointer)?.scale = scale }
}

/// The minimum and the natural size of a widget in one direction, in pixels.
public struct SizeRequest {
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

/// The area in which a widget arranges its children and draws.
public struct Area {
  /// The widget.
  public let container: CustomWidget
  /// The size of the area, in the widget's own pixels.
  public let size: Size
  /// How many times larger than it is laid out the widget is drawn: the product of the scales at which it, and each
  /// widget above it, is placed.
  public let scale: Double

  /// The whole area.
  public var rect: Rect { Rect(size) }

  /// The pixels of the display for each pixel of the window.
  @MainActor var displayScale: Double { cgtk_widget_get_scale(container.pointer) }

  /// The pixels of the display for each of the widget's own pixels.
  @MainActor public var resolution: Double { scale * displayScale }
}
