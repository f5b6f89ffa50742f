import XCTest

/// The digits of a number that changes.
final class RollingLabelTests: LayoutTestCase {
  func testDigitsBeginAsTheOldTextAndEndAsTheNewOne() throws {
    Desktop.setAllowsMotion(true)
    for (old, new) in [("21", "0"), ("0", "80"), ("99", "100"), ("$205", "$1,000"), ("7", "8")] {
      var milliseconds = 0.0
      Animation.clock = { milliseconds }
      let label = Label(old)
      let window = TestWindows.window(RollingLabel(label), Size(300, 100))
      let before = try ink(in: window)
      label.text = new
      window.waitForFrames(2)
      XCTAssertTrue(agree(try ink(in: window), before), "\(old) → \(new)")
      milliseconds += 140
      window.waitForFrames(2)
      XCTAssertFalse(agree(try ink(in: window), before), "\(old) → \(new)")
      milliseconds += 139.999
      window.waitForFrames(2)
      let rolled = try ink(in: window)
      milliseconds += 1
      window.waitForFrames(2)
      XCTAssertEqual(label.opacity, 1)
      XCTAssertTrue(agree(try ink(in: window), rolled), "\(old) → \(new)")
      TestWindows.closeAll()
    }
  }
}

/// How much ink each row of a window's pixels has.
///
/// The digits roll up and down. The single pixels of a text are not compared: newer versions of GTK place the glyphs of a
/// text between pixels, where those of a digit alone are at whole ones.
@MainActor
private func ink(in window: Window) throws -> [Double] {
  let picture = try XCTUnwrap(Picture(of: window, mostPixels: 1))
  let box = window.box(in: window)
  return (0..<Int(box.height)).map { row in
    let pixels = picture.pixels(in: Rect(box.x, box.y + Double(row), box.width, 1)).map(\.luminance)
    return pixels.reduce(0) { $0 + abs($1 - pixels[0]) }
  }
}

/// Whether the rows have the same ink, up to a tenth of a row full of text.
private func agree(_ rows: [Double], _ others: [Double]) -> Bool {
  let full = max(rows.max() ?? 0, others.max() ?? 0)
  return rows.count == others.count && zip(rows, others).allSatisfy { abs($0 - $1) <= full / 10 }
}
