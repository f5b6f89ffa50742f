import XCTest

final class StepSequenceTests: GameTestCase {
  private let clock = ManualClock()
  private lazy var sequence = StepSequence(time: clock.time)

  func testStepsRunAtTheirTimes() {
    var log: [String] = []
    sequence.run([(0, { log.append("now") }), (250, { log.append("250") }), (700, { log.append("700") })])
    XCTAssertEqual(log, ["now"])
    XCTAssertEqual(clock.pendingDelays, [250])
    clock.step()
    XCTAssertEqual(log, ["now", "250"])
    XCTAssertEqual(clock.pendingDelays, [450], "the times count from the beginning")
    XCTAssertTrue(sequence.isRunning)
    clock.step()
    XCTAssertEqual(log, ["now", "250", "700"])
    XCTAssertEqual(clock.pendingDelays, [])
    XCTAssertFalse(sequence.isRunning)
  }

  func testALateStepDoesNotDelayTheNext() {
    var log: [Double] = []
    sequence.run([
      (
        100,
        {
          log.append(self.clock.milliseconds)
          self.clock.milliseconds = 180
        }
      ), (200, { log.append(self.clock.milliseconds) }),
    ])
    while clock.step() {}
    XCTAssertEqual(log, [100, 200])
  }

  func testFinishingRunsTheRestInOrderAndOnce() {
    var log: [Int] = []
    sequence.run([(0, { log.append(0) }), (100, { log.append(1) }), (200, { log.append(2) })])
    sequence.finish()
    XCTAssertEqual(log, [0, 1, 2])
    XCTAssertFalse(sequence.isRunning)
    XCTAssertFalse(clock.step(), "no timer is left")
    sequence.finish()
    XCTAssertEqual(log, [0, 1, 2])
  }

  func testAStepMayBeginAnotherSequence() {
    var log: [String] = []
    let next = { self.sequence.run([(300, { log.append("next") })]) }
    sequence.run([(100, next)])
    clock.step()
    XCTAssertEqual(clock.pendingDelays, [300])
    XCTAssertEqual(log, [])
    clock.step()
    XCTAssertEqual(log, ["next"])
    sequence.run([(100, next)])
    sequence.finish()
    XCTAssertTrue(sequence.isRunning, "what the last step begins is not finished")
    XCTAssertEqual(clock.pendingDelays, [300])
  }

  func testNoStepOfAnInterruptedSequenceIsLost() {
    var log: [String] = []
    let next = {
      self.sequence.run([(0, { log.append("next begins") }), (300, { log.append("next ends") })])
    }
    sequence.run([(100, next), (200, { log.append("first ends") })])
    sequence.run([(0, { log.append("last begins") }), (50, { log.append("last ends") })])
    XCTAssertEqual(log, ["next begins", "first ends", "next ends", "last begins"])
    while clock.step() {}
    XCTAssertEqual(log.last, "last ends")
    XCTAssertEqual(log.count, 5)
  }
}

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

  func testWhatTheUserDoesFinishesTheResultAndCounts() throws {
    let actions: [(name: String, act: @MainActor (Table) throws -> Void, result: [String])] = [
      ("the next click", { $0.view.rollButton.click() }, ["2 begins"]),
      ("another action", { $0.view.anteSlider.move(to: 15) }, ["slider 15"]),
      ("a key", { XCTAssertFalse($0.controller.handle(.character("x"))) }, []),
      ("the menu", { table in table.controller.perform("") { table.log.append("menu") } }, ["menu"]),
      (
        "a press",
        { table in
          let window = try XCTUnwrap(Window(of: table.view.root))
          try Hand(at: window).click(table.view.root, at: Point(0.01, 0.99))
        }, []
      ),
    ]
    for (name, act, result) in actions {
      try withTable { table in
        try act(table)
        XCTAssertEqual(table.log, Self.firstClick + result, name)
        XCTAssertEqual(table.controller.isShowing, result == ["2 begins"], name)
        XCTAssertEqual(table.clock.step(), result == ["2 begins"], name)
      }
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

final class WholeStateTests: GtkTestCase {
  func testP12_theLastStepOfEachEventShowsTheWholeState() {
    let pig = PigTable(die: 5, 5, 1)
    let view = pig.view
    let labels = [
      view.lastRollLabel, view.turnTotalLabel, view.player1.scoreLabel, view.player2.scoreLabel,
      view.player1.leftLabel, view.player2.leftLabel,
    ]
    for button in [view.rollButton, view.rollButton, view.passButton, view.rollButton] {
      assertTheLastStepShows(labels, of: pig.controller, pig.clock, pig.turns.joined()) {
        pig.turns + ["\(pig.buttons)", "\(view.mood)"]
      } after: {
        button.click()
      }
      pig.clock.advance(by: 1000)
    }
  }

  func testT5_theLastStepOfARunShowsTheWholeState() {
    for board in [TicTacToeTable.winning, TicTacToeTable.allX, TicTacToeTable.topRow] {
      let clock = ManualClock()
      let table = TicTacToeTable(boards: [board], time: clock.time)
      let view = table.game
      let labels = [view.creditLabel, view.wonLabel, view.spinsLabel, view.betLabel, view.messageLabel]
      let controller = table.controller.controller(showing: .ticTacToe)
      assertTheLastStepShows(labels, of: controller, clock, "\(board)") {
        table.descriptions + ["\(table.losing)"]
      } after: {
        view.playButton.click()
      }
      table.fixture.close()
    }
  }

  func testH8_theLastStepOfAGuessShowsTheWholeState() {
    let clock = ManualClock()
    let game = HangmanTable(["DEED"], length: 4, mistakes: 2, time: clock.time)
    let labels = [game.view.messageLabel, game.view.guessesLeftLabel]
    for letter in "EXY" {
      assertTheLastStepShows(labels, of: game.controller, clock, "\(letter)") {
        [game.word, "\(game.view.guessField.isSensitive)"] + "DEXYZ".flatMap(game.states)
          + [AnyWidget(game.view.gallows), AnyWidget(game.view.wrongLetters)].map {
            accessibleName(of: $0) ?? ""
          }
      } after: {
        game.press(String(letter))
      }
    }
    XCTAssertEqual(game.message, "✕ Hanged! It was DEED.")
  }
}

/// Spoils labels before each step of a result. The last step has to show them again, and all else that `updateUI()` shows.
@MainActor
private func assertTheLastStepShows(
  _ labels: [Label], of controller: ViewController, _ clock: ManualClock, _ message: String,
  _ others: () -> [String], after play: () -> Void
) {
  Desktop.setAllowsMotion(true)
  play()
  XCTAssertTrue(controller.isShowing, message)
  while controller.isShowing {
    for label in labels { label.text = "?" }
    guard clock.step() else { return XCTFail("no step is left: \(message)") }
  }
  let shown = labels.map(\.text) + others()
  XCTAssertFalse(shown.contains("?"), "\(message): \(shown)")
  controller.updateUI()
  XCTAssertEqual(labels.map(\.text) + others(), shown, message)
}
