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

  /// Paints the picture with its top left corner at the pixel that is nearest to a point. The picture must have the resolution
  /// of the canvas; otherwise pixels are dropped or doubled.
  public func paint(on canvas: Canvas, at point: Point) {
    cairo_set_source_surface(canvas.context, surface, point.x, point.y)
    cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
    cairo_paint(canvas.context)
  }

  /// Paints the picture at the origin.
  func paint(on canvas: Canvas) {
    cairo_set_source_surface(canvas.context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_BILINEAR)
    cairo_paint(canvas.context)
  }
}
