import CGtk

/// The closures and the state of a ``Container``.
final class ContainerBehavior: Retained {
  var measure: Container.Measure = { _ in Extent(0) }
  var heightForWidth: Container.HeightForWidth?
  var arrange: Container.Arrange = { _ in [] }
  var onAllocate: ((Size) -> Void)?
  var drawBelow: Container.Draw?
  var drawAbove: Container.Draw?
  var drawing: CachedDrawing?
  var squash: Double?
  let squashed = CachedDrawing()
  var scale = 1.0

  func extent(_ orientation: Orientation, across: Int) -> Extent {
    if orientation == .vertical, let heightForWidth { return heightForWidth(across) }
    return measure(orientation)
  }
}

/// The GObject class behind ``Container``: a `GtkWidget` whose layout and drawing are closures.
enum ContainerClass {
  static let type: GType = {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    return g_type_register_static_simple(
      gtk_widget_get_type(), "GtkKitContainer", query.class_size, { rawClass, _ in initialize(rawClass) },
      query.instance_size, nil, GTypeFlags(rawValue: 0))
  }()

  private static let key = g_quark_from_static_string("gtkkit-container-behavior")

  static func behavior(of widget: WidgetPointer?) -> ContainerBehavior? {
    guard let widget else { return nil }
    let data = g_object_get_qdata(AnyWidget(widget).cast(), key)
    return data.map { Unmanaged<ContainerBehavior>.fromOpaque($0).takeUnretainedValue() }
  }

  static func setBehavior(_ behavior: ContainerBehavior, of widget: WidgetPointer) {
    g_object_set_qdata_full(AnyWidget(widget).cast(), key, behavior.retainedPointer(), releaseNotify)
  }

  private static func initialize(_ rawClass: gpointer?) {
    guard let widgetClass = rawClass?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
    widgetClass.pointee.get_request_mode = { widget in
      ContainerClass.behavior(of: widget)?.heightForWidth == nil
        ? GTK_SIZE_REQUEST_CONSTANT_SIZE : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    }
    widgetClass.pointee.measure = { widget, orientation, across, minimum, natural, _, _ in
      guard let behavior = ContainerClass.behavior(of: widget) else { return }
      let direction: Orientation = orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
      let extent = behavior.extent(direction, across: Int(across))
      minimum?.pointee = CInt(extent.minimum)
      natural?.pointee = CInt(extent.natural)
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      guard let widget, let behavior = ContainerClass.behavior(of: widget) else { return }
      let area = Container(known: widget).area(Size(Int(width), Int(height)))
      behavior.onAllocate?(area.size)
      behavior.arrange(area).allocate(in: area)
    }
    widgetClass.pointee.focus = { widget, direction in
      guard let widget, let behavior = ContainerClass.behavior(of: widget),
        gtk_widget_get_focusable(widget) == 0, gtk_widget_get_width(widget) > 0,
        direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
      else {
        return ContainerClass.parentClass?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus(
          widget, direction) ?? 0
      }
      let container = Container(known: widget)
      let placements = behavior.arrange(container.area(Size(container.width, container.height)))
      let order = placements.inReadingOrder.map(\.widget.pointer)
      return ContainerClass.focusNext(
        of: direction == GTK_DIR_TAB_FORWARD ? order : order.reversed(), in: widget, direction)
        ? 1 : 0
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      guard let widget, let behavior = ContainerClass.behavior(of: widget) else { return }
      let container = Container(known: widget)
      let area = container.area(Size(container.width, container.height))
      if let draw = behavior.drawBelow {
        if let drawing = behavior.drawing {
          drawing.append(area, displayScale: area.displayScale, to: snapshot) { draw($0, area) }
        } else {
          append(area.size, to: snapshot) { draw($0, area) }
        }
      }
      if let part = behavior.squash {
        let left = area.size.width * (1 - part) / 2
        let map = Affine(origin: Point(left, 0), right: Point(left + part, 0), down: Point(left, 1))
        append(area.size, to: snapshot) {
          $0.transformed(by: map) { behavior.squashed.paint(area, on: $0, container.drawChildren) }
        }
      } else {
        container.appendChildren(to: snapshot)
      }
      if let draw = behavior.drawAbove { append(area.size, to: snapshot) { draw($0, area) } }
    }
    widgetClass.pointee.css_changed = { widget, change in
      ContainerClass.behavior(of: widget)?.drawing?.clear()
      ContainerClass.parentClass?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.css_changed(
        widget, change)
    }
    rawClass?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
      let widget = UnsafeMutableRawPointer(object)?.assumingMemoryBound(to: GtkWidget.self)
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      ContainerClass.parentClass?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
    }
    gtk_widget_class_set_css_name(widgetClass, "container")
  }

  /// Moves the keyboard focus to the next of some children, or within the one that has it.
  ///
  /// GTK orders children by the bounds that it has computed, whose rounding errors put one of two neighbors first.
  private static func focusNext(
    of children: [WidgetPointer], in widget: WidgetPointer, _ direction: GtkDirectionType
  ) -> Bool {
    let current = children.firstIndex { $0 == gtk_widget_get_focus_child(widget) } ?? 0
    return children[min(current, children.count)...].contains { gtk_widget_child_focus($0, direction) != 0 }
  }

  private static let parentClass = g_type_class_ref(gtk_widget_get_type())
}
