import GtkKit
import XCTest

/// A small picture that is drawn at many places looks the same at each of them.
final class BitmapTests: GtkTestCase {
  func testPictureIsPaintedAtWholePixels() {
    let stamp = Bitmap(Size(2, 1)) { canvas in
      canvas.rectangle(Rect(0, 0, 2, 1))
      canvas.fill(Color(0xFF0000))
    }
    let picture = Bitmap(Size(8, 3)) { stamp.paint(on: $0, at: Point(3.4, 0.6)) }
    XCTAssertEqual(Self.red(picture.pixels), [11, 12])
  }

  func testScaledPictureKeepsItsPixels() {
    let stamp = Bitmap(Size(2, 1), scale: 1.5) { canvas in
      canvas.rectangle(Rect(0, 0, 2, 1))
      canvas.fill(Color(0xFF0000))
    }
    let picture = Bitmap(Size(8, 2), scale: 1.5) { stamp.paint(on: $0, at: Point(2.2, 0)) }
    XCTAssertEqual(Self.red(picture.pixels), [3, 4, 5])
  }

  /// The numbers of the pixels that are fully red.
  private static func red(_ pixels: [UInt32]) -> [Int] {
    pixels.indices.filter { pixels[$0] == 0xFFFF_0000 }
  }
}
