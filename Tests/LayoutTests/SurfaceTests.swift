import XCTest

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
      let lamps = demo.ticTacToe.lamps.box(in: demo.window)
      return Point(lamps.x + 8, lamps.y + lamps.height + 40)
    case .bank:
      let field = demo.bank.creditField.box(in: demo.window)
      return Point(field.x - 14, field.center.y)
    case .hangman:
      let slate = demo.hangman.keyboard.box(in: demo.window)
      return Point(slate.x + 9, demo.window.box(in: demo.window).center.y - 200)
    case .flipside:
      let button = demo.flipside.doneButton.box(in: demo.window)
      return Point(button.x - 12, button.center.y)
    }
  }
}
