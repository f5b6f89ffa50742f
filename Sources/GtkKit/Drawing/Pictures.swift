import CGtk

/// A picture of pixels.
@MainActor public final class Bitmap {
  private let surface: OpaquePointer?

  /// A picture of a size with what `draw` draws on transparent ground, in `scale` pixels for each unit of length.
  public init(_ size: Size, scale: Double = 1, _ draw: (Canvas) -> Void) {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(width), CInt(height))
    cairo_surface_set_device_scale(surface, scale, scale)
    guard let context = cairo_create(surface) else { return }
    draw(Canvas(context: context))
    cairo_destroy(context)
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// The picture as a PNG file.
  public var png: [UInt8] { writtenBytes { cairo_surface_write_to_png_stream(surface, $0, $1) } }
}

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

/// Returns what cairo writes: `write` gets a function of a stream, and its argument.
func writtenBytes(_ write: (cairo_write_func_t, _ argument: UnsafeMutableRawPointer?) -> Void) -> [UInt8] {
  let bytes = g_byte_array_new()
  defer { g_byte_array_unref(bytes) }
  write(
    { bytes, data, count in
      g_byte_array_append(bytes?.assumingMemoryBound(to: GByteArray.self), data, count)
      return CAIRO_STATUS_SUCCESS
    }, bytes)
  guard let bytes, let data = bytes.pointee.data else { return [] }
  return Array(UnsafeBufferPointer(start: data, count: Int(bytes.pointee.len)))
}
