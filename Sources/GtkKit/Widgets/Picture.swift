import CGtk

/// Shows a picture, as large as its room allows.
public struct Picture: Widget {
  /// The `GtkPicture`.
  public let pointer: WidgetPointer

  /// Shows a picture, or nothing yet; `describedAs` is what a screen reader says of it.
  public init(_ paintable: Paintable? = nil, role: AccessibleRole = .image) {
    pointer = cgtk_widget_new(gtk_picture_get_type(), role.gtk)
    gtk_picture_set_can_shrink(opaque, 1)
    show(paintable)
  }

  /// Shows another picture, or none.
  public func show(_ paintable: Paintable?, describedAs description: String? = nil) {
    guard let description else { return gtk_picture_set_paintable(opaque, paintable?.reference.opaque) }
    set("", to: description, from: self.description) {
      gtk_picture_set_paintable(opaque, paintable?.reference.opaque)
      gtk_picture_set_alternative_text(opaque, description)
      accessible(description)  // GTK 4.8 makes the alternative text a description only
    }
  }

  /// What a screen reader says of the picture.
  public var description: String {
    gtk_picture_get_alternative_text(opaque).map { String(cString: $0) } ?? ""
  }
}
