import CGtk

/// A picture that is scaled to the allocated size.
public struct Picture: Widget {
  /// The `GtkPicture`.
  public let pointer: WidgetPointer

  /// A widget that shows a picture, or nothing.
  public init(_ paintable: Paintable? = nil, role: AccessibleRole = .image) {
    pointer = cgtk_widget_new(gtk_picture_get_type(), role.gtk)
    gtk_picture_set_can_shrink(opaque, 1)
    show(paintable)
  }

  /// Shows another picture, or nothing, with a new accessible name if one is given.
  public func show(_ paintable: Paintable?, describedAs description: String? = nil) {
    guard let description else { return gtk_picture_set_paintable(opaque, paintable?.reference.opaque) }
    set("", to: description, from: self.description) {
      gtk_picture_set_paintable(opaque, paintable?.reference.opaque)
      gtk_picture_set_alternative_text(opaque, description)
      // GTK 4.8 makes the alternative text the accessible description, which screen readers speak after the name.
      gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
      accessible(description)
    }
  }

  /// The accessible name.
  public var description: String {
    gtk_picture_get_alternative_text(opaque).map { String(cString: $0) } ?? ""
  }
}
