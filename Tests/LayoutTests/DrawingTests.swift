import XCTest

/// The board after a lost run.
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

/// The surfaces that tables draw behind their pages.
final class SurfaceTests: LayoutTestCase {
  func testTheSurfaceHasTheArrangementOfThePageInTheFrameInWhichItChanges() throws {
    for screen in Screen.allCases {
      let demo = try TestWindows.demo(screen.game)
      if screen == .bank { demo.show(.bank) }
      if screen == .flipside { demo.hangman.infoButton.click() }
      let (narrow, wide) = (Size(600, 800), Size(1280, 800))
      demo.window.ask(for: narrow)
      demo.window.request(wide)
      var isLate = false
      let timeout = MainLoop.after(milliseconds: 10_000) { isLate = true }
      while demo.window.contentSize != wide, !isLate { MainLoop.iterate(mayBlock: true) }
      timeout.cancel()
      XCTAssertFalse(isLate, "\(screen)")
      // The page is still narrow, in a screen that a wide one suits.
      let place = screen.place(in: demo)
      let picture = try XCTUnwrap(Picture(of: demo.window))
      let pixel = try XCTUnwrap(picture.pixels(in: Rect(place.x, place.y, 1, 1)).first)
      XCTAssertEqual(pixel.luminance > 0.75, screen.isLight, "\(screen) \(pixel)")
      demo.window.waitForLayout()
      XCTAssertNotEqual(screen.place(in: demo), place, "\(screen)")
      TestWindows.closeAll()
    }
  }
}

@MainActor
private enum Screen: CaseIterable {
  case game, bank, hangman, flipside

  var game: Game { self == .game || self == .bank ? .ticTacToe : .hangman }

  /// Whether the machine, or else the wood of the slate, is light.
  var isLight: Bool { game == .ticTacToe }

  /// A point at the edge of a narrow page's machine or slate.
  func place(in demo: DemoWindow) -> Point {
    switch self {
    case .game:
      let lamps = demo.ticTacToe.lamps.bounds(in: demo.window)
      return Point(lamps.x + 8, lamps.y + lamps.height + 40)
    case .bank:
      let field = demo.bank.creditField.bounds(in: demo.window)
      return Point(field.x - 14, field.center.y)
    case .hangman:
      let slate = demo.hangman.keyboard.bounds(in: demo.window)
      return Point(slate.x + 9, demo.window.bounds(in: demo.window).center.y - 200)
    case .flipside:
      let button = demo.flipside.doneButton.bounds(in: demo.window)
      return Point(button.x - 12, button.center.y)
    }
  }
}
