import CGtk

/// A widget that is a Swift class: a subclass overrides how it measures itself, arranges its children and draws.
///
/// The `GtkWidget` keeps its Swift half alive, which refers to it without keeping it alive. So both live as long as the widget
/// has a parent, or a ``WidgetRoot``, and closures of its children may capture it.
open class CustomWidget: Widget {
  private var live: WidgetPointer?
  /// Whether a subclass may draw below, or above, the children: it is not called again after the empty methods of this class.
  private var (drawsBelow, drawsAbove) = (true, true)
  private var drawing: CachedDrawing?
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

  /// The Swift half of a widget; nil for a widget of GTK.
  static func of(_ widget: some Widget) -> CustomWidget? { CustomWidgetClass.widget(of: widget.pointer) }

  /// Whether there is a `GtkWidget`.
  final var isAlive: Bool { live != nil }

  /// Called when the `GtkWidget` is gone.
  func wasDestroyed() { live = nil }

  // MARK: - Layout

  /// Whether the height depends on the width.
  open var heightDependsOnWidth: Bool { false }

  /// The width or the height that the widget needs, without its margin, border and padding; by default 0.
  ///
  /// - Parameter across: The size in the other direction, or −1 if it is not known yet. It is the width if
  ///   ``heightDependsOnWidth`` is true, and otherwise not known.
  open func measure(_ orientation: Orientation, across: Int) -> Extent { Extent(0) }

  /// Called with the size of the area before the children are arranged: state that depends on the size changes here.
  ///
  /// It is not called when a layout is tried out.
  open func willArrange(in size: Size) {}

  /// The placements of the children; one without a placement is not shown. It has no side effects, because layouts are also
  /// tried out.
  open func arrange(in area: Area) -> [Placement] { [] }

  /// The area of the widget in a size.
  final func area(_ size: Size) -> Area { Area(container: self, size: size, scale: scale) }

  /// Adds a child above the existing ones.
  @discardableResult
  public final func add(_ child: some Widget) -> Self {
    gtk_widget_set_parent(child.pointer, pointer)
    return self
  }

  /// Removes a child.
  public final func remove(_ child: some Widget) { gtk_widget_unparent(child.pointer) }

  // MARK: - Drawing

  /// Draws below the children, on a canvas of the size of the area. It changes nothing.
  open func draw(on canvas: Canvas, in area: Area) { drawsBelow = false }

  /// Draws above the children, on a canvas of the size of the area. It changes nothing.
  open func drawAbove(on canvas: Canvas, in area: Area) { drawsAbove = false }

  /// Draws again, also what is cached.
  public final func redraw() {
    drawing?.clear()
    (drawsBelow, drawsAbove) = (true, true)
    queueDraw()
  }

  /// Whether what the widget draws below its children becomes a picture when it is drawn again, until its size, its
  /// scale or its style changes, or ``redraw()`` is called. A large drawing then costs no more than a picture.
  public final var cachesDrawing: Bool {
    get { drawing != nil }
    set {
      guard newValue != cachesDrawing else { return }
      drawing = newValue ? CachedDrawing() : nil
      if newValue { onUnmap { [self] in drawing?.hide() } }
      queueDraw()
    }
  }

  /// Makes a picture of what the widget draws below its children, if ``cachesDrawing`` is set and there is none yet.
  /// Until there is one, a change of a widget above draws a part of it again.
  public final func cacheDrawing() {
    if drawing?.hasPicture == false { queueDraw() }
  }

  /// Appends the widget to a `GtkSnapshot`.
  final func append(to snapshot: OpaquePointer?) {
    let area = area(Size(width, height))
    if drawsBelow {
      if let drawing {
        drawing.append(area, displayScale: area.displayScale, to: snapshot) { draw(on: $0, in: area) }
      } else {
        GtkKit.append(area.size, to: snapshot) { draw(on: $0, in: area) }
      }
    }
    appendChildren(to: snapshot)
    if drawsAbove { GtkKit.append(area.size, to: snapshot) { drawAbove(on: $0, in: area) } }
  }

  /// Appends the children to a `GtkSnapshot`.
  func appendChildren(to snapshot: OpaquePointer?) {
    for child in children { gtk_widget_snapshot_child(pointer, child.pointer, snapshot) }
  }
}

extension Widget {
  /// Draws the widget and its descendants again, also what they cache.
  ///
  /// GTK does so only where the style of a widget itself changes, not where a drawing depends on the style of an ancestor.
  public func redrawAll() {
    if let widget = CustomWidget.of(self) { widget.redraw() } else { queueDraw() }
    for child in children { child.redrawAll() }
  }

  /// Sets the scale of the ``Area`` of a widget that has one.
  func setScale(_ scale: Double) { CustomWidget.of(self)?.scale = scale }
}
