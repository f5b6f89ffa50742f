@MainActor
final class Picture {
  let scale: Double
  private let origin: Point
  private let surface: OpaquePointer?
  private let width: Int
  private let height: Int

  /// Draws a picture of at most `mostPixels`; nil if the window draws nothing.
  ///
  /// It is larger than the window, so that thin strokes of text have their full color.
  init?(of window: some Widget, mostPixels: Double = 4e6) {
    let box = window.bounds(in: window)
    guard let node = window.renderNode(in: box) else { return nil }
    defer { gsk_render_node_unref(node) }
    scale = max(1, min(4, (mostPixels / (box.width * box.height)).squareRoot().rounded(.down)))
    origin = Point(box.x, box.y)
    width = Int(box.width * scale)
    height = Int(box.height * scale)
    surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, CInt(width), CInt(height))
    let context = cairo_create(surface)
    cairo_scale(context, scale, scale)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  isolated deinit { cairo_surface_destroy(surface) }

  var pixels: [Pixel] { pixels(in: Rect(origin.x, origin.y, Double(width) / scale, Double(height) / scale)) }

  func pixels(in rect: Rect) -> [Pixel] {
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let columns = Self.range((rect.x - origin.x) * scale, rect.width * scale, width)
    let rows = Self.range((rect.y - origin.y) * scale, rect.height * scale, height)
    var pixels: [Pixel] = []
    pixels.reserveCapacity(columns.count * rows.count)
    for row in rows {
      for column in columns {
        let bytes = data + row * stride + column * 4
        pixels.append(Pixel(red: bytes[2], green: bytes[1], blue: bytes[0]))
      }
    }
    return pixels
  }

  private static func range(_ start: Double, _ length: Double, _ limit: Int) -> Range<Int> {
    let first = min(max(0, Int(start.rounded(.down))), limit)
    return first..<max(first, min(limit, Int((start + length).rounded(.up))))
  }
}

struct Pixel: Equatable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  /// The relative luminance, from 0 to 1, as defined by WCAG 2.
  var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)] + 0.0722 * Self.linear[Int(blue)]
  }

  /// The color with 4 bits per channel: similar pixels have the same shade.
  var shade: Int { Int(red >> 4) << 8 | Int(green >> 4) << 4 | Int(blue >> 4) }

  static let shadeCount = 1 << 12

  private static let linear = (0...255).map { value in
    let part = Double(value) / 255
    return part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
