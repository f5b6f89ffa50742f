import CGtk

/// A drawing that is painted once into a picture of the display's resolution.
@MainActor final class CachedDrawing {
  private var picture: OpaquePointer?
  private var size = Size(0, 0)
  private var scale = 0.0

  isolated deinit { clear() }

  /// Frees the picture. The next time, the drawing is painted again.
  func clear() {
    if let picture { cairo_surface_destroy(picture) }
    picture = nil
  }

  /// Paints the picture of an area, which `draw` draws if its size or scale is new.
  func paint(_ area: Area, on canvas: Canvas, _ draw: (Canvas) -> Void) {
    let scale = area.scale * Double(gtk_widget_get_scale_factor(area.container.pointer))
    if area.size != size || scale != self.scale { clear() }
    (size, self.scale) = (area.size, scale)
    let picture = self.picture ?? Self.picture(of: area.size, scale: scale, draw)
    self.picture = picture
    cairo_set_source_surface(canvas.context, picture, 0, 0)
    cairo_paint(canvas.context)
  }

  private static func picture(of size: Size, scale: Double, _ draw: (Canvas) -> Void) -> OpaquePointer? {
    let width = CInt((size.width * scale).rounded(.up))
    let height = CInt((size.height * scale).rounded(.up))
    let picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    cairo_surface_set_device_scale(picture, scale, scale)
    guard let context = cairo_create(picture) else { return picture }
    draw(Canvas(context: context))
    cairo_destroy(context)
    return picture
  }
}
