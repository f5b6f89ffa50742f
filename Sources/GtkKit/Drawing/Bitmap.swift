import CGtk

/// A picture of pixels.
@MainActor public final class Bitmap {
  /// The number of pixels in each row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  private let surface: OpaquePointer?

  /// A picture of a size in pixels, with what `draw` draws on transparent ground.
  public init(_ size: Size, _ draw: (Canvas) -> Void) {
    (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(width), CInt(height))
    guard let context = cairo_create(surface) else { return }
    draw(Canvas(context: context))
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// Writes the picture to a PNG file. Returns whether that succeeded.
  public func writePNG(toFile path: String) -> Bool {
    cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
  }

  /// The pixels in a row of a part of the picture: red, green, blue and opacity, each from 0 to 255. The pixels that it has in
  /// common with another picture of the same size are transparent.
  public func pixels(inRow y: Int, of part: Rect, since other: Bitmap?) -> [UInt8] {
    let (new, old) = (row(y), other?.row(y))
    return (Int(part.x)..<Int(part.x + part.width)).flatMap { x -> [UInt8] in
      let pixel = new[x]
      if let old, old[x] == pixel { return [0, 0, 0, 0] }
      return [16, 8, 0, 24].map { UInt8(pixel >> $0 & 0xFF) }
    }
  }

  /// The smallest rectangle that has all pixels in which the picture differs from another one of the same size; nil if it
  /// does not differ.
  public func changes(from other: Bitmap) -> Rect? {
    precondition(width == other.width && height == other.height, "the pictures have different sizes")
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let (new, old) = (row(y), other.row(y))
      guard let first = (0..<width).first(where: { new[$0] != old[$0] }) else { continue }
      let last = (first..<width).last { new[$0] != old[$0] } ?? first
      (left, right, top, bottom) = (min(left, first), max(right, last), min(top, y), y)
    }
    guard bottom >= 0 else { return nil }
    return Rect(Double(left), Double(top), Double(right - left + 1), Double(bottom - top + 1))
  }

  private func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    let stride = Int(cairo_image_surface_get_stride(surface))
    let start = cairo_image_surface_get_data(surface).map {
      UnsafeRawPointer($0 + y * stride).assumingMemoryBound(to: UInt32.self)
    }
    return UnsafeBufferPointer(start: start, count: start == nil ? 0 : width)
  }
}
