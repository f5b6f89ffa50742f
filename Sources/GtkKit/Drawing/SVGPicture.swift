import CGtk

/// A drawing as an SVG file.
public enum SVGPicture {
  /// The text of a file with a drawing of this size. Texts become outlines, so that the file needs no fonts.
  public static func text(_ size: Size, _ draw: (Canvas) -> Void) -> String {
    let bytes = writtenBytes { stream, argument in
      let surface = cairo_svg_surface_create_for_stream(stream, argument, size.width, size.height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      if let context = cairo_create(surface) {
        draw(Canvas(context: context))
        cairo_destroy(context)
      }
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
