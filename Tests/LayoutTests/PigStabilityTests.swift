import XCTest

/// The page of Pig keeps its shape in whole games.
final class PigStabilityTests: LayoutTestCase {
  func testP1_nothingMovesInAGame() throws {
    for language in ["en"] + Language.all {
      Language.use(language)
      let sizes = [Size(320, 480), Size(1280, 800)]
      let others = [Size(360, 640), Size(640, 480), Size(960, 1080), Size(1920, 1080)]
      for size in language == "en" ? sizes + others : sizes {
        let demo = try TestWindows.demo(.pig)
        demo.window.withoutDrawing {
          Self.checkGame(demo, in: size, "\(language), \(Rect(size).dimensions)")
        }
        TestWindows.closeAll()
      }
    }
  }

  /// Plays against a person and against the computer, with odds and without, and compares the bounds of all parts after each
  /// action with those at the beginning.
  private static func checkGame(_ demo: DemoWindow, in size: Size, _ name: String) {
    let pig = demo.pig
    demo.window.ask(for: size)
    let start = bounds(in: demo.window)
    func check(_ moment: String) {
      for _ in 0..<2 { demo.window.waitForLayout() }
      let now = bounds(in: demo.window)
      for (part, place) in now where start[part] != place {
        XCTFail("\(name), \(moment): \(part) went from \(start[part]?.place ?? "nowhere") to \(place.place)")
      }
      XCTAssertEqual(Set(now.keys), Set(start.keys), "\(name), \(moment)")
    }
    func roll(_ faces: Int...) {
      for face in faces {
        demo.roll(face)
        pig.rollButton.click()
      }
    }
    roll(6)
    check("after a roll")
    roll(2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 6)
    check("after 12 dice")
    pig.oddsButton.toggle()
    check("with the odds")
    pig.passButton.click()
    check("after a pass")
    roll(6, 5, 4, 1)
    check("after a bust")
    pig.oddsButton.toggle()
    check("without the odds")
    roll(6, 6, 6, 6)
    pig.passButton.click()
    pig.computerSwitch.turn(true)
    check("against the computer")
    demo.roll(6)
    demo.runPendingWork()
    check("after the computer's roll")
    pig.strategyChoice.choose(2)
    check("against a perfect computer")
    pig.computerSwitch.turn(false)
    roll(1)
    roll(6, 6, 6, 6)
    pig.passButton.click()
    check("after a win")
    demo.settle()
    check("in the next game")
  }

  /// The bounds of the parts that are shown.
  private static func bounds(in window: Window) -> [String: Rect] {
    let names = [
      "titleLabel", "nameField1", "nameField2", "scoreLabel1", "scoreLabel2", "progressBar1", "progressBar2",
      "leftLabel1",
      "leftLabel2", "computerSwitch", "computerLabel", "strategyChoice", "pig", "dieImageView",
      "turnTotalLabel", "rollButton",
      "passButton", "oddsButton", "newGameButton", "historyButton",
    ]
    var bounds: [String: Rect] = [:]
    for name in names {
      guard let widget = AnyWidget.named(name, below: window), widget.isMapped else { continue }
      bounds[name] = widget.box(in: window)
    }
    return bounds
  }
}
