import XCTest

@testable import Controllers
@testable import Views

/// A pause stands where time has passed, and nowhere else.
final class InspectorPauseTests: GameTestCase {
  override func setUp() {
    super.setUp()
    onMain { Desktop.setAllowsMotion(true) }
  }

  func testD6_aStepThatBeginsWithACallOfAnotherControllerHasItsPause() {
    let clock = ManualClock()
    let (ticTacToe, inspector) = InspectorTable.beside(
      TicTacToeTable(boards: [TicTacToeTable.winning], time: clock.time), time: clock.time)
    ticTacToe.play()
    while clock.step() { pump() }
    let rows = inspector.shownRows
    guard let end = rows.firstIndex(where: { $0.contains("countersWait = false") }) else {
      return XCTFail("\(rows)")
    }
    XCTAssertEqual(rows[end - 1], "-- 150 ms later", "\(rows)")
    // The method that has set it goes on while the Bank's controller updates its view, and after that.
    assertInOrder(
      inspector.bars,
      [
        "countersWait = false: GameViewController ^v, BankViewController v",
        "creditLabel: GameViewController ^v, BankViewController ^v", "creditLabel: GameViewController ^v",
      ])
  }

  func testD6_aLateFrameShortensNoPause() {
    let clock = ManualClock()
    let (ticTacToe, inspector) = InspectorTable.beside(
      TicTacToeTable(boards: [TicTacToeTable.winning], time: clock.time), time: clock.time)
    ticTacToe.game.playButton.click()
    clock.milliseconds += 150
    pump()
    while clock.step() { pump() }
    assertInOrder(inspector.shownRows, ["== playButton clicked", "-- next frame", "-- 250 ms later"])
  }

  func testD6_aControllerRunsDuringACallInAStep() {
    let pig = PigTable(die: 1, 6, 6, 6, 6)
    let inspector = InspectorTable(of: pig.fixture, time: pig.clock.time)
    pig.giveTurnToComputer()
    while !inspector.shownRows.contains(where: { $0.contains("die: .six") }), pig.clock.step() {}
    assertInOrder(
      inspector.bars,
      [
        "playComputerMove(): PigViewController ^v, PigModel v",
        "◆ pigModel(self, didLog: .choseToRoll(player: 1)): PigViewController ^v, PigModel ^v",
        "◆ pigModel(self, didLog: .rolled(player: 1, die: .six, turnTotal: 6)): PigViewController ^v, PigViewController v, PigModel ^v",
      ])
  }

  func testD6_aViewRunsThatAKeyMakesSendAnAction() throws {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6))
    try craps.fixture.hand().press("r")
    pump(until: { inspector.bars.count > 0 }, "the action")
    assertInOrder(
      inspector.bars, ["rollPressed(): CrapsView ^v, CrapsViewController ^v, CrapsViewController v"])
  }

  func testD6_anObserverIsNotNotifiedOfTheActionBefore() {
    let (clock, balances) = (ManualClock(), StatisticsModel<CrapsStatistics>())
    let dice = ScriptedGenerator.dice(5, 6)
    let (craps, inspector) = InspectorTable.beside(
      CrapsTable(generator: dice, time: clock.time, balances: balances), time: clock.time)
    let roll = CrapsModel(generator: ScriptedGenerator.dice([5, 6]))
    roll.playTurn()
    balances.record { $0.record(roll.state) }
    craps.roll()
    while clock.step() { pump() }
    clock.advance(by: 100)
    balances.clear()
    assertInOrder(
      inspector.shownRows,
      [
        "== rollButton clicked", "-- 700 ms later", "== ◉ onClear()",
        "CrapsStatistics o-> CrapsViewController: CrapsStatistics: ◉ onClear()",
      ])
    // Nothing runs until the next step.
    XCTAssertTrue(inspector.bars.contains("-- 700 ms later"), "\(inspector.bars)")
  }

  func testD6_anObserverIsNotifiedInTheNextFrame() {
    let (table, inspector) = InspectorTable.beside(TicTacToeTable())
    table.raiseBet(times: 1)
    assertInOrder(
      inspector.shownRows,
      ["== betButton clicked", "-- next frame", "Bank o-> GameViewController: ◉ onChange()"])
  }

  func testD6_whatRunsAtOnceHasNoPausesHoweverLongItTakes() {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6), time: .system)
    var isDone = false
    MainLoop.idle {
      for text in ["One", "Two"] {
        craps.controller.announce(text)
        let end = Clock.milliseconds + 40
        while Clock.milliseconds < end {}
      }
      isDone = true
    }
    pump(until: { isDone }, "both")
    let rows = inspector.shownRows
    XCTAssertEqual(rows.count, 3, "\(rows)")
    XCTAssertFalse(rows.contains { $0.hasPrefix("-- ") }, "\(rows)")
  }

  func testD6_aResultStaysOneActionWhileAnotherGameIsPlayed() throws {
    let clock = ManualClock()
    let (craps, inspector) = InspectorTable.beside(
      CrapsTable(dice: 5, 6, time: clock.time), time: clock.time)
    inspector.view.gameChoice.choose(1)
    for game in [Game.pig, .craps] { craps.fixture.clickTab(game) }
    let pig = try XCTUnwrap(craps.fixture.tabBar.controller(of: .pig) as? PigViewController)
    craps.roll()
    pump()
    // As in another window, which does not finish the result.
    pig.perform("newGamePressed()") { pig.newGamePressed() }
    pump()
    while clock.step() { pump() }
    let titles = inspector.rows.filter { $0.hasPrefix("== ") }
    XCTAssertEqual(titles.first, "== Craps: rollButton clicked")
    XCTAssertEqual(titles.last, "== Craps: rollButton clicked, continued")
    XCTAssertFalse(titles.contains { $0.contains("Later") }, "\(titles)")
    XCTAssertTrue(
      inspector.rows.contains("CrapsModel --> CrapsViewController: balance 205"), "it is new in the action")
  }

  func testD6_whatIsReadFirstBelongsToWhatFollows() {
    let (pig, inspector) = InspectorTable.beside(PigTable(die: 1, 6))
    pig.roll()
    inspector.now += 10_000
    let known = inspector.shownRows.count
    // As a timer does: it reads, and then acts.
    MainLoop.idle {
      pig.controller.updateUI()
      pig.controller.announce("Ada")
    }
    pump()
    let rows = inspector.shownRows.dropFirst(known)
    XCTAssertEqual(rows.first, "== announce(\"Ada\")")
    XCTAssertTrue(rows.dropFirst().first?.hasPrefix("> PigViewController: ") == true, "\(rows)")
    XCTAssertTrue(rows.last?.contains("announce") == true)
  }

  func testD14_theLogIsValidWhenTheClockGoesBackWithMend() throws {
    let table = TravelTable(.craps)
    table.click("rollButton")
    table.clock.advance(by: 1000)
    table.cut("CrapsViewController > CrapsModel: playTurn()")
    table.clock.advance(by: 5000)
    table.inspector.placement?.perform(.cut)
    table.click("rollButton")
    let session = try XCTUnwrap(table.inspector.placement?.inspector?.session)
    XCTAssertNoThrow(try session.log.validate())
    assertInOrder(
      table.inspector.rows,
      [
        "== Mended", "Player > InspectorViewController: InspectorViewController: mend()",
        "== rollButton clicked",
      ])
  }

  func testD14_theTrialWaitsForItsMessages() {
    let table = TravelTable(.craps)
    table.click("rollButton")
    table.clock.advance(by: 5000)
    table.cut("CrapsViewController > CrapsView: totalLabel \"Total 4\"")
    table.inspector.press(table.inspector.view.pauseButton)
    table.click("rollButton")
    let log = table.traveler?.log
    table.screen.root.queueDraw()
    table.fixture.window.waitForFrames(2)
    let end = log?.end
    XCTAssertGreaterThan(log?.waiting ?? 0, 0)
    table.clock.advance(by: 5000)
    XCTAssertEqual(log?.end, end)
    for _ in 0..<100 { table.inspector.view.stepButton.click() }
    table.clock.advance(by: 5000)
    XCTAssertGreaterThan(log?.end ?? 0, end ?? 0)
  }
}

extension InspectorTable {
  /// The text of each row up to its value, with the bars that run before (^) and after (v) it.
  fileprivate var bars: [String] {
    openUpdates()
    return view.messageList.items.map { row in
      let bars = row.bars.map {
        "\(row.lifelines[$0.lifeline].name) \($0.isBefore ? "^" : "")\($0.isAfter ? "v" : "")"
      }
      guard case .message = row.content else { return row.line }
      let text = row.text
      let isSetting = text.hasSuffix("\"")
      let name = isSetting ? String(text.replacing("● ", with: "").prefix { $0 != " " }) : text
      return "\(name): \(bars.joined(separator: ", "))"
    }
  }
}
