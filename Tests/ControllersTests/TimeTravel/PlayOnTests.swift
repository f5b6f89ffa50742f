import XCTest

/// Playing on from the past, and what waits in the present meanwhile.
final class PlayOnTests: GameTestCase {
  func testD8_playingOnMakesThePastThePresent() {
    let table = TravelTable(.craps)
    table.click("anteAllButton", "rollButton")
    let (seen, saved) = (table.texts, table.memory.games[.craps])
    table.click("rollButton")
    let rows = table.inspector.rows
    table.move(to: 2)
    weak let old = table.fixture.tabBar.controller(of: .craps)
    table.click("playOnButton")
    XCTAssertEqual(table.texts, seen)
    XCTAssertEqual(table.memory.games[.craps], saved)
    XCTAssertNil(table.pastLabel)
    XCTAssertTrue(table.fixture.tabBar.canPlay)
    XCTAssertEqual(
      table.inspector.rows,
      rows + ["== Play on from action 2", "Player > TimeTraveler: TimeTraveler: playOn()"],
      "nothing is lost")
    XCTAssertEqual(table.bar.label.text, "4 of 4")
    XCTAssertNil(old, "the controllers of the past are gone")
    let count = table.inspector.rows.count
    table.click("rollButton")
    XCTAssertEqual(table.bar.label.text, "5 of 5")
    XCTAssertTrue(
      table.inspector.rows.dropFirst(count).contains("CrapsViewController > CrapsModel: playTurn()"))
  }

  func testD8_withASeedTheSameNumbersComeAgain() {
    for (game, first, second) in [
      (Game.craps, "rollButton", "rollButton"), (.pig, "rollButton", "rollButton"),
      (.ticTacToe, "playButton", "playButton"), (.hangman, "newGameButton", "newGameButton"),
    ] {
      let table = TravelTable(game)
      @MainActor func play(_ button: String) {
        table.click(button)
        // In Hangman, the honest game's word is drawn.
        for letter in "WOLFN" where game == .hangman { table.click("key\(letter)") }
      }
      play(first)
      let index = table.traveler?.current ?? 0
      play(second)
      play(second)
      let seen = table.texts
      table.move(to: index)
      table.click("playOnButton")
      play(second)
      play(second)
      XCTAssertEqual(table.texts, seen, game.name)
      WindowFixture.clear()
    }
  }

  func testD8_withoutASeedNewNumbersCome() {
    let generator = ScriptedGenerator.dice(1, 3, 2, 4, 3, 3)
    let table = TravelTable(.craps, generator: { generator })
    table.click("rollButton", "rollButton")
    table.move(to: 1)
    table.click("playOnButton", "rollButton")
    XCTAssertTrue(table.texts.contains("Total 6"), "\(table.texts)")
    XCTAssertEqual(generator.remaining, 0)
  }

  func testD8_theComputersMoveWaitsInThePresent() {
    let table = TravelTable(.pig, generator: { ScriptedGenerator.dice(1, 6, 1, 6, 6) })
    let model = { table.memory.games[.pig] }
    let pig = { table.screen as? PigView }
    pig()?.computerSwitch.turn(true)
    table.click("rollButton")
    XCTAssertEqual(model()?.activePlayer, 1)
    let now = table.traveler?.current ?? 0
    table.move(to: now - 1)
    let time = table.services.time.milliseconds()
    table.clock.advance(by: 60_000)
    XCTAssertEqual(table.services.time.milliseconds(), time, "the clock stands still")
    XCTAssertEqual(model()?.activePlayer, 1)
    XCTAssertEqual(model()?.turnTotal, 0)
    table.click("backToNowButton")
    table.clock.advance(by: Double(PigViewController.thinkingTime))
    XCTAssertEqual(model()?.turnTotal, 6, "the computer goes on")
    pump()
    table.move(to: now)
    table.click("playOnButton")
    XCTAssertEqual(model()?.turnTotal, 0)
    table.clock.advance(by: Double(PigViewController.thinkingTime))
    XCTAssertEqual(model()?.activePlayer, 0, "the computer plays on, and rolls a one")
  }

  func testD8_noAlertIsPresentedInThePast() {
    let table = TravelTable(.craps, generator: { ScriptedGenerator.dice(1, 1, 3, 4) })
    table.click("anteAllButton", "rollButton")
    XCTAssertEqual(table.fixture.alert?.title, "You are bankrupt")
    table.move(to: 1)
    XCTAssertNil(table.fixture.alert, "the alert waits")
    table.click("backToNowButton")
    XCTAssertEqual(table.fixture.alert?.title, "You are bankrupt")
    table.fixture.closeAlert()
    table.click("rollButton")
    table.move(to: 2)
    XCTAssertTrue(table.texts.contains("$0"))
    XCTAssertNil(table.fixture.alert)
    // A screen of the past is not made again: it stays on the display.
    table.move(to: 0)
    XCTAssertTrue(table.texts.contains("$200"))
    table.move(to: 2)
    XCTAssertTrue(table.texts.contains("$0"), "the past player stays bankrupt")
    XCTAssertNil(table.fixture.alert)
    table.click("playOnButton")
    XCTAssertEqual(table.fixture.alert?.title, "You are bankrupt", "the bankrupt player goes on")
    table.fixture.closeAlert()
    XCTAssertTrue(table.texts.contains("$200"))
  }

  func testD8_anOwnWindowShowsThePastToo() {
    let table = TravelTable(.ticTacToe)
    let windows = table.fixture.makeDetachedWindows()
    windows.toggle(.bank)
    table.click("betButton", "playButton")
    let bank = { windows.controller(of: .bank) }
    @MainActor func spins() -> String {
      AnyWidget.named("spinsLabel", below: bank()?.window ?? table.fixture.window)
        .flatMap { Label($0)?.text } ?? ""
    }
    XCTAssertEqual(spins(), "1")
    let present = table.fixture.tabBar.controller(showing: .bank)
    table.move(to: 1)
    XCTAssertEqual(spins(), "0")
    XCTAssertEqual(bank()?.canPlay, false)
    XCTAssertNotNil(bank().flatMap { AnyWidget.named("backToNowButton", below: $0.window) })
    bank().flatMap { AnyWidget.named("backToNowButton", below: $0.window) }?.click()
    pump()
    XCTAssertEqual(spins(), "1")
    XCTAssertTrue(table.fixture.tabBar.controller(showing: .bank) === present)
    XCTAssertEqual(bank()?.canPlay, true)
    table.move(to: 1)
    table.click("playOnButton")
    XCTAssertEqual(spins(), "0")
    XCTAssertEqual(bank()?.canPlay, true)
    windows.toggle(.bank)
    pump()
    XCTAssertEqual(table.fixture.tabBar.frontScreen, .bank)
  }

  func testD8_statisticsAreThoseThatWerePlayed() {
    let table = TravelTable(.ticTacToe)
    table.click("playButton", "playButton")
    let statistics = table.memory.games[.bankStatistics]
    XCTAssertNotNil(statistics)
    table.move(to: 1)
    table.click("playOnButton")
    XCTAssertEqual(table.memory.games[.bankStatistics], statistics)
  }
}

/// The clock that stands still while the past is shown.
final class PausableClockTests: GameTestCase {
  func testD8_workWaitsWhileTheClockIsStopped() {
    let source = ManualClock()
    let clock = PausableClock(source.time)
    var done: [String] = []
    let first = clock.time.after(300) { done.append("first") }
    let second = clock.time.after(100) { done.append("second") }
    var cancelled: Token? = clock.time.after(50) { done.append("cancelled") }
    source.advance(by: 40)
    clock.reasons.insert(.past)
    let third = clock.time.after(10) { done.append("third") }
    source.advance(by: 10_000)
    XCTAssertEqual(done, [])
    XCTAssertEqual(clock.time.milliseconds(), 40)
    withExtendedLifetime(cancelled) {}
    cancelled = nil
    clock.reasons.remove(.past)
    source.advance(by: 10)
    XCTAssertEqual(done, ["third"])
    source.advance(by: 50)
    XCTAssertEqual(done, ["third", "second"])
    source.advance(by: 200)
    XCTAssertEqual(done, ["third", "second", "first"])
    XCTAssertEqual(clock.time.milliseconds(), 300)
    withExtendedLifetime((first, second, third)) {}
  }

  func testD8_workThatIsLateWhenTheClockStopsIsDoneAtOnceAfterwards() {
    let source = ManualClock()
    let clock = PausableClock(source.time)
    let work = clock.time.after(100) {}
    source.milliseconds += 150
    clock.reasons.insert(.messages)
    clock.reasons.remove(.messages)
    XCTAssertEqual(source.pendingDelays, [0])
    withExtendedLifetime(work) {}
  }
}
