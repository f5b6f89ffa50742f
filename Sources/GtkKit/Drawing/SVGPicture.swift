import CGtk

/// A drawing as an SVG file.
public enum SVGPicture {
  /// The text of a file with a drawing of this size. Texts become outlines, so that the file needs no fonts.
  public static func text(_ size: Size, _ draw: (Canvas) -> Void) -> String {
    let bytes = g_byte_array_new()
    defer { g_byte_array_unref(bytes) }
    let surface = cairo_svg_surface_create_for_stream(
      { bytes, data, count in
        g_byte_array_append(bytes?.assumingMemoryBound(to: GByteArray.self), data, count)
        return CAIRO_STATUS_SUCCESS
      }, bytes, size.width, size.height)
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    if let context = cairo_create(surface) {
      draw(Canvas(context: context))
      cairo_destroy(context)
    }
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    guard let bytes, let data = bytes.pointee.data else { return "" }
    return String(decoding: UnsafeBufferPointer(start: data, count: Int(bytes.pointee.len)), as: UTF8.self)
  }
}
