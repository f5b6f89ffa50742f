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
