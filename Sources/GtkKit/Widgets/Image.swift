import CGtk

/// A small picture, as an icon.
public struct Image: Widget {
  /// The `GtkImage`.
  public let pointer: WidgetPointer

  /// A drawn icon, `size` pixels wide and high; decoration to assistive technology.
  public init(_ paintable: Paintable, size: Int) {
    pointer = cgtk_widget_new(gtk_image_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION)
    gtk_image_set_from_paintable(opaque, paintable.reference.opaque)
    gtk_image_set_pixel_size(opaque, CInt(size))
  }
}
