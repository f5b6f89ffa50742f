import XCTest

/// What finishes a result that is shown in steps.
final class FinishingTests: GameTestCase {
  /// A screen whose controller shows each roll in two steps.
  @MainActor
  private final class Table {
    let view = CrapsView(points: [4], anteStep: 5)
    let clock = ManualClock()
    let controller: ViewController
    var log: [String] = []
    private var count = 0

    init() {
      controller = ViewController(screen: view, time: clock.time)
      view.rollPressed.connect(to: controller) { [weak self] in self?.roll($0) }
      view.sliderMoved.connect(to: controller) { [weak self] _, value in self?.log.append("slider \(value)") }
    }

    private func roll(_ controller: ViewController) {
      count += 1
      let name = count
      controller.show([
        0: { [weak self] _ in self?.log.append("\(name) begins") },
        700: { [weak self] _ in self?.log.append("\(name) lands") },
      ])
    }
  }

  private static let firstClick = ["1 begins", "1 lands"]

  private func withTable(_ work: @MainActor (Table) throws -> Void) rethrows {
    Desktop.setAllowsMotion(true)
    let table = Table()
    let window = Window()
    window.setChild(table.view.root)
    window.present()
    pump(until: { table.view.root.isMapped })
    window.waitForFrames(2)
    table.view.rollButton.click()
    XCTAssertEqual(table.log, ["1 begins"])
    XCTAssertTrue(table.controller.isShowing)
    try work(table)
    window.destroy()
  }

  func testTheNextClickFinishesTheResultAndCounts() {
    withTable { table in
      table.view.rollButton.click()
      XCTAssertEqual(table.log, Self.firstClick + ["2 begins"])
      table.clock.step()
      XCTAssertEqual(table.log, Self.firstClick + ["2 begins", "2 lands"])
      XCTAssertEqual(table.clock.pendingDelays, [])
    }
  }

  func testAnotherActionFinishesTheResultAndCounts() {
    withTable { table in
      table.view.anteSlider.move(to: 15)
      XCTAssertEqual(table.log, Self.firstClick + ["slider 15"])
      XCTAssertFalse(table.controller.isShowing)
    }
  }

  func testAKeyFinishesTheResult() {
    withTable { table in
      XCTAssertFalse(table.controller.handle(.character("x")))
      XCTAssertEqual(table.log, Self.firstClick)
    }
  }

  func testAnEntryOfTheMenuFinishesTheResultAndCounts() {
    withTable { table in
      table.controller.perform("newGamePressed()") { table.log.append("menu") }
      XCTAssertEqual(table.log, Self.firstClick + ["menu"])
    }
  }

  func testAPressOnTheScreenFinishesTheResult() throws {
    try withTable { table in
      let window = try XCTUnwrap(Window(of: table.view.root))
      try Hand(at: window).click(table.view.root, at: Point(0.01, 0.99))
      XCTAssertEqual(table.log, Self.firstClick)
      XCTAssertFalse(table.controller.isShowing)
    }
  }

  func testFinishingEndsTheAnimationsOfTheScreen() {
    withTable { table in
      var values: [Double] = []
      let animation = Animation(of: table.view.rollButton)
      animation.run(milliseconds: 3_600_000) { values.append($0) }
      table.controller.finishShowing()
      XCTAssertEqual(values.last, 1)
      XCTAssertFalse(animation.isRunning)
    }
  }

  func testADisappearingScreenFinishesTheResult() {
    withTable { table in
      table.view.root.isVisible = false
      XCTAssertEqual(table.log, Self.firstClick)
      XCTAssertFalse(table.controller.isSeen, "an alert waits until the screen appears again")
      table.view.root.isVisible = true
      XCTAssertTrue(table.controller.isSeen)
    }
  }

  func testWithoutAnimationsEachStepRunsAtOnce() {
    withTable { table in
      Desktop.setAllowsMotion(false)
      table.view.rollButton.click()
      XCTAssertEqual(table.log, Self.firstClick + ["2 begins", "2 lands"])
    }
  }
}
