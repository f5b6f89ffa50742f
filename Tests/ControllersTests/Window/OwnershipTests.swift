import XCTest

final class OwnershipTests: GameTestCase {
  /// Plays a little of each game, shows an alert, and closes the window during the animations.
  func testARC_windowWithAllScreensIsReleased() {
    assertReleasesEverything {
      Desktop.setAllowsMotion(true)
      let fixture = WindowFixture(.craps, make: controller)
      for name in ["rollButton", "rollButton"] { fixture.find(name).click() }
      fixture.tabBar.show(.ticTacToe)
      pump(until: { fixture.find("playButton").isMapped })
      fixture.find("playButton").click()
      fixture.tabBar.show(.hangman)
      pump(until: { fixture.find("keyE").isMapped })
      for key in ["keyE", "keyA", "infoButton"] { fixture.find(key).click() }
      fixture.tabBar.show(.pig)
      pump(until: { fixture.find("pigScreen").isMapped })
      AnyWidget.named("rollButton", below: fixture.find("pigScreen"))?.click()
      fixture.tabBar.present(Alert("Title", "Text")) {}
      pump(atMost: 20)
      WindowFixture.clear()
    }
  }

  func testARC_allOtherWindowsAreReleasedWithTheGames() {
    assertReleasesEverything {
      let table = LeakTable()
      table.playRound()
      table.openWindows()
      WindowFixture.clear()
    }
    XCTAssertNil(Trace.listener)
  }
}

/// Repeatedly opening and closing everything in a window leaks nothing.
final class LeakSoakTests: GameTestCase {
  /// The average memory that a round may leave behind, in bytes: GTK 4.8 leaks a little with each window.
  private static let mostLeftByRound = 8 << 10
  /// The memory that the caches of GTK and its libraries may take in the first rounds, in bytes.
  private static let mostCached = 4 << 20

  func testRepeatedlyOpeningAndClosingEverythingLeaksNothing() throws {
    let rounds = Soak.count(12, long: 1000)
    let table = LeakTable()
    // The first rounds fill the caches.
    var objects = 0
    for _ in 0..<max(4, rounds / 10) {
      table.playRound()
      objects = max(objects, RetainedObjects.liveCount)
    }
    let memory = try Memory.resident()
    for _ in 0..<rounds { table.playRound() }
    // Slightly more closures may be pending than in the first rounds. A leak would leave one for each round.
    pump(until: { RetainedObjects.liveCount - objects < rounds }, "objects leak")
    let left = try Memory.resident() - memory
    XCTAssertLessThan(left, Self.mostCached + rounds * Self.mostLeftByRound, "memory leaks")
    if Soak.isLong { print("left by \(rounds) rounds: \(left >> 10) kB") }
  }
}

@MainActor
private final class LeakTable {
  private let fixture: WindowFixture
  private let windows: DetachedWindows
  private let inspector: InspectorTable
  private let help: HelpTable

  init() {
    fixture = WindowFixture(.craps, make: controller)
    windows = DetachedWindows(beside: fixture.tabBar) { Window() }
    for game in Game.all { fixture.tabBar.show(game) }
    inspector = InspectorTable(of: fixture)
    inspector.placement?.toggle()
    help = HelpTable(above: fixture)
  }

  func openWindows() {
    help.show(.craps)
    for screen in ScreenName.all { windows.toggle(screen) }
    pump()
  }

  /// Opens and closes everything once: new games, an alert, the flipside, detached windows, the Inspector and How
  /// to Play.
  func playRound() {
    for game in Game.all {
      fixture.tabBar.show(game)
      fixture.tabBar.newGamePressed()
    }
    fixture.tabBar.present(Alert("Title", "Text")) {}
    pump()
    fixture.closeAlert()
    fixture.tabBar.show(.hangman)
    for _ in 0..<2 {
      (fixture.tabBar.controller(of: .hangman) as? HangmanViewController)?.toggleFlipside()
      pump()
    }
    for _ in 0..<2 {
      for screen in ScreenName.all { windows.toggle(screen) }
      pump()
    }
    inspector.placement?.toggle()
    fixture.tabBar.show(.craps)
    fixture.tabBar.newGamePressed()
    pump()
    inspector.placement?.toggle()
    for game in [Game.craps, .ticTacToe, .hangman, .pig] { help.show(game) }
    help.window.close()
    pump()
  }
}
