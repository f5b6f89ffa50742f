import GtkKit
import XCTest

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

  func testScaledGradientHasNoGaps() {
    onMain {
      let whole = Rect(0, 0, 60, 66)
      let pixels = Self.pixels(scale: 1.37) { canvas in
        canvas.fill(whole, with: [Color(0x000000)])
        canvas.fill(whole, with: [Self.top, Self.foot])
      }
      let scaled = Rect(0, 0, 60 * 1.37, 66 * 1.37)
      for row in 0..<Self.height { Self.check(pixels[row * Self.width + 30], row, of: scaled) }
    }
  }

  func testEachRowIsPaintedAtAnyScale() {
    onMain {
      for radius in [0.0, 20] {
        for scale in stride(from: 0.5, to: 2, by: 0.003) {
          let whole = Rect(-10 / scale, -10 / scale, 80 / scale, 110 / scale)
          let pixels = Self.pixels(scale: scale) {
            $0.fill(whole, radius: radius / scale, with: [Self.top, Self.foot])
          }
          XCTAssertEqual(pixels.count { $0 >> 24 != 0xFF }, 0, "scale \(scale), radius \(radius)")
        }
      }
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

  func testCornersHaveTheColorsOfTheirEdges() {
    onMain {
      // In the second rectangle, the corners touch each other.
      for height in [90, 24] {
        let rect = Rect(0, 0, 60, Double(height))
        let pixels = Self.pixels { $0.fill(rect, radius: 12, with: [Self.top, Self.foot]) }
        for x in [6, 53] {
          for row in [6, height - 7] {
            Self.check(pixels[row * Self.width + x], row, of: rect, accuracy: 3)
          }
        }
      }
    }
  }

  func testEdgesAreAtWholePixels() {
    onMain {
      let rect = Rect(10.6, 4.4, 40, 60)
      let pixels = Self.pixels { $0.fill(rect, radius: 12, with: [Self.top, Self.foot]) }
      for row in 0..<Self.height {
        XCTAssertEqual(pixels[row * Self.width + 10], 0, "row \(row)")
        XCTAssertEqual(pixels[row * Self.width + 11] >> 24 == 0xFF, (16..<52).contains(row), "row \(row)")
      }
    }
  }

  func testRectangleWithoutHeightIsNotPainted() {
    onMain {
      let pixels = Self.pixels { $0.fill(Rect(0, 40, 60, -20), radius: 12, with: [Self.top, Self.foot]) }
      XCTAssertEqual(Set(pixels), [0])
    }
  }

  /// Checks that a pixel has the color of its row, up to some levels of each component.
  @MainActor private static func check(
    _ pixel: UInt32, _ row: Int, of whole: Rect, accuracy: Double = 2.01, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let color = top.mixed(with: foot, (Double(row) + 0.5 - whole.y) / whole.height)
    for (value, shift) in [(color.red, 16), (color.green, 8), (color.blue, 0)] {
      let level = Double(pixel >> UInt32(shift) & 0xFF)
      XCTAssertEqual(level, value * 255, accuracy: accuracy, "row \(row)", file: file, line: line)
    }
  }

  /// The pixels of a drawing at a scale, row by row.
  @MainActor private static func pixels(scale: Double = 1, _ draw: (Canvas) -> Void) -> [UInt32] {
    Bitmap(Size(Double(width) / scale, Double(height) / scale), scale: scale, draw).pixels
  }
}
