import CGtk
import GtkKit
import XCTest

/// Pictures of pixels, and the letters in them.
final class BitmapTests: GtkTestCase {
  func testLettersGrowEvenlyWithTheirSize() {
    let label = Label("xxxxxxxx")
    let shares = stride(from: 1.0, through: 2, by: 1 / 16).map { scale in
      Self.ink(of: label, scale: scale) / (scale * scale)
    }
    // Hinting fits the height of an x to whole pixels: 7, then 8 at 1.04 times the size. From 4.16 on, GTK decides.
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
    let step = cgtk_object_has_property(settings, "gtk-font-rendering") != 0 ? 0.1 : 0.03
    for (share, next) in zip(shares, shares.dropFirst()) { XCTAssertEqual(next / share, 1, accuracy: step) }
  }

  /// The amount of drawing of a text: the sum of the opacity of all pixels.
  private static func ink(of label: Label, scale: Double) -> Double {
    let bitmap = Bitmap(Size(120, 30), scale: scale) { canvas in
      canvas.text(label.text, like: label, at: Point(4, 4), Color(0x000000))
    }
    return bitmap.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
  }
}

extension Bitmap {
  /// The pixels row by row, as 0xAARRGGBB with premultiplied alpha.
  fileprivate var pixels: [UInt32] {
    let file = png
    let bytes = g_bytes_new(file, gsize(file.count))
    defer { g_bytes_unref(bytes) }
    guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let width = Int(gdk_texture_get_width(texture))
    var pixels = [UInt32](repeating: 0, count: width * Int(gdk_texture_get_height(texture)))
    pixels.withUnsafeMutableBytes {
      gdk_texture_download(texture, $0.baseAddress?.assumingMemoryBound(to: guchar.self), gsize(4 * width))
    }
    return pixels
  }
}
