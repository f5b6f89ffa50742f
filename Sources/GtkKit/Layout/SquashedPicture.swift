import CGtk

/// A picture of a container's children that is drawn narrower than they are, as if it were turned.
///
/// A picture costs less than the children, whose text would be drawn in another width in each frame.
@MainActor final class SquashedPicture {
  /// The part of its width in which the picture is drawn. At 0, it is not drawn.
  var part = 1.0
  private var picture: OpaquePointer?

  isolated deinit { clear() }

  /// Frees the picture. The next time, the children are painted again.
  func clear() {
    if let picture { cairo_surface_destroy(picture) }
    picture = nil
  }

  /// Draws the picture of an area, which is taken from `node` the first time.
  func paint(_ area: Area, on canvas: Canvas, _ node: () -> OpaquePointer?) {
    guard part > 0 else { return }
    let picture = self.picture ?? Self.picture(of: area, node())
    self.picture = picture
    cairo_save(canvas.context)
    cairo_translate(canvas.context, area.size.width * (1 - part) / 2, 0)
    cairo_scale(canvas.context, part, 1)
    cairo_set_source_surface(canvas.context, picture, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_BILINEAR)
    cairo_paint(canvas.context)
    cairo_restore(canvas.context)
  }

  /// A picture of a render node, which it frees.
  private static func picture(of area: Area, _ node: OpaquePointer?) -> OpaquePointer? {
    let scale = gtk_widget_get_scale_factor(area.container.pointer)
    let picture = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, CInt(area.size.width) * scale, CInt(area.size.height) * scale)
    cairo_surface_set_device_scale(picture, Double(scale), Double(scale))
    guard let node, let context = cairo_create(picture) else { return picture }
    gsk_render_node_draw(node, context)
    gsk_render_node_unref(node)
    cairo_destroy(context)
    return picture
  }
}
