import CGtk

/// A row or a column of widgets.
public struct Box: Widget {
  /// The `GtkBox`.
  public let pointer: WidgetPointer

  /// A box with children, and a gap between them in pixels. In a homogeneous box, all children get the same space.
  public init(
    _ orientation: Orientation, gap: Int = 0, role: AccessibleRole? = nil, homogeneous: Bool = false,
    _ children: [any Widget] = []
  ) {
    pointer =
      role.map { cgtk_widget_new(gtk_box_get_type(), $0.gtk) } ?? gtk_box_new(orientation.gtk, CInt(gap))
    gtk_orientable_set_orientation(opaque, orientation.gtk)
    gtk_box_set_spacing(cast(), CInt(gap))
    gtk_box_set_homogeneous(cast(), homogeneous ? 1 : 0)
    for child in children { add(child) }
  }

  /// Adds a child at the end.
  public func add(_ child: any Widget) { gtk_box_append(cast(), child.pointer) }

  /// Removes a child.
  public func remove(_ child: any Widget) { gtk_box_remove(cast(), child.pointer) }
}

/// The bar at the top of a window, with the window's buttons.
public struct HeaderBar: Widget {
  /// The `GtkHeaderBar`.
  public let pointer: WidgetPointer

  /// A bar with a title widget in the center.
  public init(title: some Widget) {
    pointer = gtk_header_bar_new()
    gtk_header_bar_set_title_widget(opaque, title.pointer)
  }

  /// Sets whether the bar shows the window's buttons.
  public func setShowsWindowButtons(_ shows: Bool) {
    gtk_header_bar_set_show_title_buttons(opaque, shows ? 1 : 0)
  }

  /// Adds a widget at the end of the bar.
  public func addEnd(_ widget: some Widget) { gtk_header_bar_pack_end(opaque, widget.pointer) }
}

/// A widget with other widgets above it.
public struct Overlay: Widget {
  /// The `GtkOverlay`.
  public let pointer: WidgetPointer

  /// An overlay with its main child.
  public init(_ child: some Widget) {
    pointer = gtk_overlay_new()
    gtk_overlay_set_child(opaque, child.pointer)
  }

  /// Removes the main child.
  public func removeChild() { gtk_overlay_set_child(opaque, nil) }

  /// Adds a widget above the main child and the widgets that were added before.
  public func add(_ widget: some Widget) { gtk_overlay_add_overlay(opaque, widget.pointer) }

  /// Removes a widget that was added by ``add(_:)``.
  public func remove(_ widget: some Widget) { gtk_overlay_remove_overlay(opaque, widget.pointer) }
}

/// Two widgets beside each other, with a divider that the user can drag. The first one keeps its width when that of both changes.
public struct Paned: Widget {
  /// The `GtkPaned`.
  public let pointer: WidgetPointer

  /// A first widget, beside which another one can be shown. None can be made smaller than its minimum size.
  public init(_ first: some Widget) {
    pointer = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
    gtk_paned_set_start_child(opaque, first.pointer)
    gtk_paned_set_wide_handle(opaque, 1)
    gtk_paned_set_resize_start_child(opaque, 0)
    gtk_paned_set_shrink_start_child(opaque, 0)
    gtk_paned_set_shrink_end_child(opaque, 0)
  }

  /// Shows a widget beside the first one; nil for none.
  public func showBeside(_ second: AnyWidget?) { gtk_paned_set_end_child(opaque, second?.pointer) }

  /// The width of the first widget, in pixels.
  public var position: Int {
    get { Int(gtk_paned_get_position(opaque)) }
    nonmutating set { gtk_paned_set_position(opaque, CInt(newValue)) }
  }
}
