import CGtk
import XCTest

@testable import GtkKit

/// Gradients are painted in strips of one color.
final class GradientTests: GtkTestCase {
  @MainActor private static let (top, foot) = (Color(0x1A7A4C), Color(0x8F85CF))
  private static let (width, height) = (60, 90)

  func testGradientHasTheColorOfEachRow() {
    onMain {
      let pixels = Self.pixels { $0.fill(Rect(0, 0, 60, 90), with: [Self.top, Self.foot]) }
      for row in 0..<Self.height { Self.check(pixels[row * Self.width], row, of: Rect(0, 0, 60, 90)) }
    }
  }

  func testPartOfAGradientHasTheColorsOfTheWhole() {
    onMain {
      let whole = Rect(0, -30, 60, 200)
      let pixels = Self.pixels {
        $0.fill(Rect(0, 0, 60, 90), radius: 12, with: [Self.top, Self.foot], in: whole)
      }
      for row in 0..<Self.height { Self.check(pixels[row * Self.width + 30], row, of: whole) }
    }
  }

  func testScaledAndMovedGradientHasNoGaps() {
    onMain {
      let pixels = Self.pixels { canvas in
        canvas.transformed(by: Point(0.3, 0.4), scale: 1.37) {
          $0.fill(Rect(2, 2, 38, 60), radius: 7, with: [Self.top, Self.foot])
        }
      }
      for row in 4..<84 { XCTAssertEqual(pixels[row * Self.width + 30] >> 24, 0xFF, "row \(row)") }
    }
  }

  func testOnlyTheCornersAreRounded() {
    onMain {
      let pixels = Self.pixels { $0.fill(Rect(0, 0, 60, 90), radius: 12, with: [Self.top, Self.foot]) }
      for (x, y) in [(0, 0), (59, 0), (0, 89), (59, 89)] { XCTAssertEqual(pixels[y * Self.width + x], 0) }
      for (x, y) in [(30, 0), (0, 12), (59, 77), (30, 89)] {
        XCTAssertEqual(pixels[y * Self.width + x] >> 24, 0xFF, "\(x), \(y)")
      }
    }
  }

  /// Checks that a pixel has the color of its row, up to one level of each component.
  @MainActor private static func check(
    _ pixel: UInt32, _ row: Int, of whole: Rect, file: StaticString = #filePath, line: UInt = #line
  ) {
    let color = top.mixed(with: foot, (Double(row) + 0.5 - whole.y) / whole.height)
    for (value, shift) in [(color.red, 16), (color.green, 8), (color.blue, 0)] {
      let level = Double(pixel >> UInt32(shift) & 0xFF)
      XCTAssertEqual(level, value * 255, accuracy: 1.01, "row \(row)", file: file, line: line)
    }
  }

  /// The pixels of a drawing, row by row.
  @MainActor private static func pixels(_ draw: (Canvas) -> Void) -> [UInt32] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(width), CInt(height))
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return [] }
    draw(Canvas(context: context))
    cairo_destroy(context)
    cairo_surface_flush(surface)
    return cairo_image_surface_get_data(surface)?.withMemoryRebound(to: UInt32.self, capacity: width * height)
    {
      Array(UnsafeBufferPointer(start: $0, count: width * height))
    } ?? []
  }
}
