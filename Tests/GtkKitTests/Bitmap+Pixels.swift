import CGtk
import GtkKit

extension Bitmap {
  /// The pixels row by row, as 0xAARRGGBB with premultiplied alpha.
  var pixels: [UInt32] {
    var rest = png[...]
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { rest, bytes, count in
          guard let rest = rest?.assumingMemoryBound(to: ArraySlice<UInt8>.self), let bytes,
            rest.pointee.count >= count
          else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(count) { bytes[index] = rest.pointee.removeFirst() }
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    defer { cairo_surface_destroy(surface) }
    let count = Int(cairo_image_surface_get_width(surface) * cairo_image_surface_get_height(surface))
    precondition(cairo_image_surface_get_stride(surface) == 4 * cairo_image_surface_get_width(surface))
    let data = cairo_image_surface_get_data(surface)
    return data?.withMemoryRebound(to: UInt32.self, capacity: count) {
      Array(UnsafeBufferPointer(start: $0, count: count))
    } ?? []
  }
}
