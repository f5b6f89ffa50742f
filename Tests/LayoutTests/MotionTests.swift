import XCTest

/// The animations that show results, at moments of a clock that the test controls. A warning of GTK is fatal.
final class MotionTests: LayoutTestCase {
  override func setUp() {
    super.setUp()
    onMain { Desktop.setAllowsMotion(true) }
  }

  func testD5_nothingIsCutOffWhileAResultIsShown() throws {
    for motion in Motion.results {
      var report = Report()
      for size in [Size(320, 480), Size(640, 360), Size(1280, 800)] {
        let demo = try begin(motion, size)
        demo.window.withoutDrawing {
          motion.play(demo)
          for percent in [0, 25, 50, 75, 100] {
            demo.advance(by: percent == 0 ? 0 : Double(motion.milliseconds) / 4)
            report.add(
              LayoutChecker.findings(
                in: demo.window, asked: size,
                exceptIn: percent == 100 ? { _ in false } : LayoutChecker.isMoving),
              in: "\(motion.name) \(Rect(size).dimensions), \(percent) %")
          }
        }
        TestWindows.closeAll()
      }
      report.assertEmpty(file: #filePath, line: #line)
    }
  }

  func testD5_animationsAreDrawnWithoutWarningsAndNothingMovesAfterTheirTime() throws {
    for motion in Motion.results {
      let demo = try begin(motion, Size(1280, 800))
      motion.play(demo)
      // What follows a change of an observed model begins in the next frame.
      demo.advance(by: 0)
      for _ in 1...10 { demo.advance(by: Double(motion.milliseconds) / 10) }
      let end = try XCTUnwrap(Picture(of: demo.window)).pixels
      demo.finishShowing()
      demo.advance(by: 0)
      let later = try XCTUnwrap(Picture(of: demo.window)).pixels
      XCTAssertTrue(later == end, "\(motion.name) takes longer than \(motion.milliseconds) ms")
      TestWindows.closeAll()
    }
  }

  func testC7_diceAndChipsInTheAirCoverNoNumberAndNoButton() throws {
    for motion in Motion.results where motion.game == .craps {
      for size in [Size(320, 480), Size(640, 360), Size(1280, 800)] {
        let demo = try begin(motion, size)
        let (controls, amounts, result) = parts(of: demo.craps)
        motion.play(demo)
        for time in stride(from: 0, through: motion.milliseconds, by: 90) {
          demo.advance(by: time == 0 ? 0 : 90)
          let moment = "\(motion.name) \(Rect(size).dimensions), \(time) ms"
          let (chips, dice) = flights(over: demo.craps)
          if time == 90 { XCTAssertEqual(dice.count, 2, moment) }
          if time == 1350 { XCTAssertEqual(chips.isEmpty, motion.name == "craps-point", moment) }
          XCTAssertEqual(dice.filter { $0.overlaps(controls, demo.craps) }.count, 0, "dice, \(moment)")
          XCTAssertEqual(dice.filter { $0.overlaps(amounts, demo.craps) }.count, 0, "dice, \(moment)")
          // The stacks are in the middle.
          let stacks = chips.map { $0.inset(by: $0.width * 0.3, 0) }
          for others in [controls, amounts, result] {
            XCTAssertEqual(stacks.filter { $0.overlaps(others, demo.craps) }.count, 0, "chips, \(moment)")
          }
        }
        TestWindows.closeAll()
      }
    }
  }

  func testD5_idleGamesDrawNothing() throws {
    for allowsMotion in [true, false] {
      Desktop.setAllowsMotion(allowsMotion)
      for game in Game.all {
        XCTAssertEqual(try framesOfIdleGame(game), 0, "\(game)")
        TestWindows.closeAll()
      }
    }
  }
}

/// The buttons, the amounts and the result at the craps table, which nothing may cover.
@MainActor
private func parts(of craps: CrapsView) -> (controls: [AnyWidget], amounts: [AnyWidget], result: [AnyWidget])
{
  let buttons = [
    "anteMinus25Button", "anteMinus5Button", "antePlus5Button", "antePlus25Button", "anteAllButton",
  ]
  return (
    buttons.compactMap { AnyWidget.named($0, below: craps.root) } + [AnyWidget(craps.rollButton)],
    [AnyWidget(craps.balanceLabel), AnyWidget(craps.anteLabel)],
    [AnyWidget(craps.dieLabel1), AnyWidget(craps.dieLabel2), AnyWidget(craps.messageLabel)]
  )
}

/// Where chips and dice fly above the craps table, in the layers above the page that get no input.
@MainActor
private func flights(over craps: CrapsView) -> (chips: [Rect], dice: [Rect]) {
  let layers = craps.root.children.filter { !$0.canTarget }
  let places = layers.map { layer in
    let flying = layer.children.filter { $0.isShown && !$0.hasStyle("die-shadow") }
    return layer.isVisible ? flying.compactMap { $0.visibleBounds(in: craps.root) } : []
  }
  return (places.first ?? [], places.last ?? [])
}

extension Rect {
  /// Whether it overlaps one of these widgets, of which an amount is as wide as its text.
  @MainActor
  fileprivate func overlaps(_ widgets: [AnyWidget], _ craps: CrapsView) -> Bool {
    widgets.contains { widget in
      guard var bounds = widget.visibleBounds(in: craps.root) else { return false }
      let width = bounds.width * min(1, widget.naturalWidth / Double(max(1, widget.width)))
      bounds.x += bounds.width - width
      bounds.width = width
      return overlaps(bounds, byMoreThan: 1)
    }
  }
}

/// The number of frames that an idle game draws in ten seconds.
@MainActor
private func framesOfIdleGame(_ game: Game) throws -> Int {
  let demo = try TestWindows.demo(game)
  demo.window.waitForFrames(3)
  let meter = try XCTUnwrap(FrameMeter(of: demo.window))
  // Each change is in a step of its own, so that it is drawn.
  for milliseconds in [4000.0, 200, 4000, 200, 1600] {
    demo.elapse(milliseconds: milliseconds)
    handleEvents(milliseconds: 40)
  }
  return meter.takeFrames().count
}

/// Handles events for a time: that nothing is drawn can only be observed for a while.
@MainActor
private func handleEvents(milliseconds: Int) {
  var isOver = false
  let timer = MainLoop.after(milliseconds: milliseconds) { isOver = true }
  while !isOver { MainLoop.iterate(mayBlock: true) }
  timer.cancel()
}

/// A window of a size that is ready for an animation.
@MainActor
private func begin(_ motion: Motion, _ size: Size) throws -> DemoWindow {
  StyleSheet.setAllowsTransitions(false)
  let demo = try TestWindows.demo(motion.game)
  demo.window.ask(for: size)
  motion.prepare(demo)
  return demo
}
