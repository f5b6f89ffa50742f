import GtkKit
import XCTest

/// Pictures of pixels, and their compression.
final class BitmapTests: XCTestCase {
  func testChangesBetweenTwoPicturesAreFound() {
    MainActor.assumeIsolated {
      let (before, after) = (picture(), picture(with: Rect(4, 2, 3, 5)))
      XCTAssertNil(before.changes(from: picture()))
      XCTAssertEqual(after.changes(from: before), Rect(4, 2, 3, 5))
    }
  }

  func testPixelsThatHaveNotChangedAreTransparent() {
    MainActor.assumeIsolated {
      let (before, after) = (picture(), picture(with: Rect(4, 2, 3, 5)))
      let part = Rect(3, 0, 2, 10)
      XCTAssertEqual(after.pixels(inRow: 2, of: part, since: before), [0, 0, 0, 0, 255, 0, 0, 255])
      XCTAssertEqual(
        after.pixels(inRow: 1, of: part, since: nil), [255, 255, 255, 255, 255, 255, 255, 255])
    }
  }

  func testBytesAreCompressedInTheZlibFormat() {
    // The header of the best compression, an empty block and a checksum.
    XCTAssertEqual(Zlib.compress([]), [0x78, 0xDA, 0x03, 0, 0, 0, 0, 1])
    XCTAssertLessThan(Zlib.compress([UInt8](repeating: 7, count: 100_000)).count, 200)
    var generator = SystemRandomNumberGenerator()
    let noise = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    XCTAssertGreaterThan(Zlib.compress(noise).count, 100_000)
  }
}

/// A white picture with a red rectangle.
@MainActor
private func picture(with rect: Rect = Rect(0, 0, 0, 0)) -> Bitmap {
  Bitmap(Size(20, 10)) { canvas in
    for (part, color) in [(Rect(0, 0, 20, 10), Color(0xFFFFFF)), (rect, Color(0xFF0000))] {
      canvas.roundedRectangle(part, radius: 0)
      canvas.fill(color)
    }
  }
}
