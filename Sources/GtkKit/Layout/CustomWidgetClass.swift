import CGtk

/// The GObject class behind ``CustomWidget``: a `GtkWidget` whose virtual functions call the Swift half.
enum CustomWidgetClass {
  static let type: GType = {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    return g_type_register_static_simple(
      gtk_widget_get_type(), "GtkKitWidget", query.class_size, { rawClass, _ in initialize(rawClass) },
      query.instance_size, nil, GTypeFlags(rawValue: 0))
  }()

  private static let key = g_quark_from_static_string("gtkkit-widget")

  /// The Swift half of a widget; nil for a widget of GTK.
  static func widget(of pointer: WidgetPointer?) -> CustomWidget? {
    guard let pointer else { return nil }
    let data = g_object_get_qdata(AnyWidget(pointer).cast(), key)
    return data.map { Unmanaged<CustomWidget>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Keeps the Swift half alive as long as the widget.
  static func attach(_ widget: CustomWidget, to pointer: WidgetPointer) {
    let data = Unmanaged.passRetained(widget).toOpaque()
    RetainedObjects.liveCount += 1
    g_object_set_qdata_full(AnyWidget(pointer).cast(), key, data) { data in
      guard let data else { return }
      Unmanaged<CustomWidget>.fromOpaque(data).takeRetainedValue().wasDestroyed()
    }
  }

  private static func initialize(_ rawClass: gpointer?) {
    guard let widgetClass = rawClass?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
    widgetClass.pointee.get_request_mode = { pointer in
      CustomWidgetClass.widget(of: pointer)?.heightDependsOnWidth == true
        ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
    widgetClass.pointee.measure = { pointer, orientation, across, minimum, natural, _, _ in
      guard let widget = CustomWidgetClass.widget(of: pointer) else { return }
      let direction: Orientation = orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
      let extent = widget.measure(direction, across: Int(across))
      minimum?.pointee = CInt(extent.minimum)
      natural?.pointee = CInt(extent.natural)
    }
    widgetClass.pointee.size_allocate = { pointer, width, height, _ in
      guard let widget = CustomWidgetClass.widget(of: pointer) else { return }
      let area = widget.area(Size(Int(width), Int(height)))
      widget.willArrange(in: area.size)
      widget.arrange(in: area).allocate(in: area)
    }
    widgetClass.pointee.snapshot = { pointer, snapshot in
      guard let snapshot else { return }
      CustomWidgetClass.widget(of: pointer)?.append(to: Snapshot(snapshot))
    }
    widgetClass.pointee.css_changed = { pointer, change in
      CustomWidgetClass.widget(of: pointer)?.queueDraw()
      CustomWidgetClass.parent.pointee.css_changed(pointer, change)
    }
    widgetClass.pointee.direction_changed = { pointer, old in
      CustomWidgetClass.widget(of: pointer)?.queueDraw()
      CustomWidgetClass.parent.pointee.direction_changed(pointer, old)
    }
    widgetClass.pointee.focus = { pointer, direction in
      guard let widget = CustomWidgetClass.widget(of: pointer), widget.tabsInOrder,
        [GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD].contains(direction)
      else { return CustomWidgetClass.parent.pointee.focus(pointer, direction) }
      return widget.moveFocus(direction) ? 1 : 0
    }
    rawClass?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
      let pointer = UnsafeMutableRawPointer(object)?.assumingMemoryBound(to: GtkWidget.self)
      while let child = gtk_widget_get_first_child(pointer) { gtk_widget_unparent(child) }
      CustomWidgetClass.parent.pointee.parent_class.dispose(object)
    }
    gtk_widget_class_set_css_name(widgetClass, "container")
  }

  private static let parent = nonNull(g_type_class_ref(gtk_widget_get_type()))
    .assumingMemoryBound(to: GtkWidgetClass.self)
}
