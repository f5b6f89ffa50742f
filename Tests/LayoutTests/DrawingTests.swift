import XCTest

final class LosingMarkTests: LayoutTestCase {
  func testT5_everyMarkInALosingLineIsWholeAndRed() throws {
    for size in [Size(360, 640), Size(1280, 800)] {
      let demo = try TestWindows.demo(.ticTacToe)
      XCTAssertTrue(demo.window.resizeContent(to: size))
      let (game, window) = (demo.ticTacToe, demo.window)
      // An X and an O in a losing line, and a tile in which both diagonals meet.
      var seen = Set<String>()
      for run in 1...100 where seen.count < 3 {
        game.playButton.click()
        demo.finishShowing()
        window.waitForFrames(1)
        let losing = (0..<9).filter { game.board.imageViews[$0].description.hasSuffix("in a losing line") }
        guard !losing.isEmpty else { continue }
        let picture = try XCTUnwrap(Picture(of: window, mostPixels: 16e6))
        for index in losing {
          let view = game.board.imageViews[index]
          let place = view.bounds(in: window)
          for point in view.description.hasPrefix("X") ? Self.cross : Self.ring {
            let (x, y) = (place.x + place.width * point.x, place.y + place.height * point.y)
            let pixel = try XCTUnwrap(picture.pixels(in: Rect(x, y, 0.1, 0.1)).first)
            XCTAssertTrue(pixel.isRed, "run \(run), tile \(index + 1) at \(point): \(pixel)")
          }
          seen.insert(String(view.description.prefix(1)))
        }
        if [0, 2, 4, 6, 8].allSatisfy(losing.contains) { seen.insert("diagonals") }
      }
      XCTAssertEqual(seen.count, 3)
      TestWindows.closeAll()
    }
  }

  /// Points along the two strokes of an X, and around an O, as parts of the picture's side.
  private static let cross = stride(from: 0.3, through: 0.7, by: 0.05).flatMap {
    [Point($0, $0), Point($0, 1 - $0)]
  }
  private static let ring = (0..<16).map { step in
    let angle = Double(step) / 16 * 2 * Double.pi
    return Point(0.5 + 0.255 * cos(angle), 0.5 + 0.255 * sin(angle))
  }
}

extension Pixel {
  fileprivate var isRed: Bool { red > 200 && green < 130 && blue < 140 }
}

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
  let box = window.bounds(in: window)
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

final class SurfaceTests: LayoutTestCase {
  func testTheSurfaceHasTheArrangementOfThePageInTheFrameInWhichItChanges() throws {
    // Points at the edges of the machines, which are light, and of the slates of a narrow page.
    let places: [(scene: String, isLight: Bool, place: (DemoWindow) -> Point)] = [
      ("tictactoe", true, { Self.corner(of: $0.ticTacToe.lamps, $0, 8, 40) }),
      ("bank", true, { Self.corner(of: $0.bank.creditField, $0, -12, -10) }),
      ("hangman", false, { Point(Self.corner(of: $0.hangman.keyboard, $0, 9, 0).x, 200) }),
      ("flipside", false, { Self.corner(of: $0.flipside.doneButton, $0, -12, -10) }),
    ]
    for (scene, isLight, place) in places {
      let demo = try TestWindows.demo(scene)
      let (narrow, wide) = (Size(600, 800), Size(1280, 800))
      demo.window.ask(for: narrow)
      demo.window.request(wide)
      pump(until: { demo.window.contentSize == wide }, scene)
      // The page is still narrow, in a screen that a wide one suits.
      let point = place(demo)
      let picture = try XCTUnwrap(Picture(of: demo.window))
      let pixel = try XCTUnwrap(picture.pixels(in: Rect(point.x, point.y, 1, 1)).first)
      XCTAssertEqual(pixel.luminance > 0.75, isLight, "\(scene) \(pixel)")
      demo.window.waitForLayout()
      XCTAssertNotEqual(place(demo), point, scene)
      TestWindows.closeAll()
    }
  }

  /// A point at the lower left corner of a widget, moved by a distance.
  private static func corner(of widget: some Widget, _ demo: DemoWindow, _ x: Double, _ y: Double) -> Point {
    let box = widget.bounds(in: demo.window)
    return Point(box.x + x, box.y + box.height + y)
  }
}
