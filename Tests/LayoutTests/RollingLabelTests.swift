import GtkKit
import XCTest

/// The digits of a number that changes.
final class RollingLabelTests: LayoutTestCase {
  func testDigitsBeginAsTheOldTextAndEndAsTheNewOne() throws {
    try onMain {
      Desktop.setAllowsMotion(true)
      for (old, new) in [("21", "0"), ("0", "80"), ("99", "100"), ("$205", "$1,000"), ("7", "8")] {
        var milliseconds = 0.0
        Animation.clock = { milliseconds }
        let label = Label(old)
        let window = TestWindows.window(RollingLabel(label), Size(300, 100))
        let before = try pixels(of: window)
        label.text = new
        window.waitForFrames(2)
        XCTAssertTrue(try pixels(of: window) == before, "\(old) → \(new)")
        milliseconds += 140
        window.waitForFrames(2)
        XCTAssertFalse(try pixels(of: window) == before, "\(old) → \(new)")
        milliseconds += 139.999
        window.waitForFrames(2)
        let rolled = try pixels(of: window)
        milliseconds += 1
        window.waitForFrames(2)
        XCTAssertEqual(label.opacity, 1)
        XCTAssertTrue(try pixels(of: window) == rolled, "\(old) → \(new)")
        TestWindows.closeAll()
      }
    }
  }
}

@MainActor
private func pixels(of window: Window) throws -> [Pixel] {
  try XCTUnwrap(Picture(of: window, mostPixels: 1)).pixels
}
