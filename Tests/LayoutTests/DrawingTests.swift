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
