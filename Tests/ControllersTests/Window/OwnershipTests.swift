import Controllers
import DemoScenes
import GtkKit
import Models
import Views
import XCTest

/// Windows and controllers are released.
final class OwnershipTests: GameTestCase {
  func testARC_windowWithAllScreensIsReleased() {
    playAndClose()  // images that are drawn once stay in a cache
    let before = RetainedObjects.liveCount
    for _ in 0..<3 {
      playAndClose()
      XCTAssertEqual(RetainedObjects.liveCount, before)
    }
  }

  func testARC_controllersAreReleasedWithTheirWindow() {
    for game in Game.all {
      weak var known: ViewController?
      weak var tabBar: TabBarController?
      weak var view: WindowView?
      do {
        let fixture = WindowFixture(game, make: controller)
        known = fixture.tabBar.controller(of: game)
        (tabBar, view) = (fixture.tabBar, fixture.view)
        XCTAssertNotNil(known)
        WindowFixture.clear()
      }
      pump()
      XCTAssertNil(known, "\(game)")
      XCTAssertNil(tabBar)
      XCTAssertNil(view)
    }
  }

  func testARC_controllerCanBeReleasedInTheDestroySignal() {
    let window = Window()
    let view = WindowView(window, tabs: TabBarController.tabs)
    var holder: TabBarController? = TabBarController(view: view) { game, _ in controller(of: game) }
    weak let tabBar = holder
    window.onDestroyed { holder = nil }
    holder?.show(.pig)
    window.present()
    pump()
    window.destroy()
    pump()
    XCTAssertNil(tabBar)
  }

  func testARC_screenIsReleasedDuringARoll() {
    Desktop.setAllowsMotion(true)
    let clock = ManualClock()
    weak var known: ViewController?
    do {
      let pig = PigViewController(
        view: PigView(strategies: [], time: clock.time),
        model: PigModel(generator: ScriptedGenerator.dice(4)), time: clock.time)
      known = pig
      let fixture = WindowFixture(.pig) { [weak pig] _ in pig ?? controller(of: .pig) }
      fixture.find("rollButton").click()
      XCTAssertEqual(clock.pendingDelays.count, 2, "the end of the throw and a blink")
      WindowFixture.clear()
    }
    pump()
    XCTAssertNil(known)
    XCTAssertEqual(clock.pendingDelays, [], "releasing the screen cancels the timers")
  }
}

/// Opens a window, plays a little of each game, shows an alert, and closes the window during the animations.
@MainActor
private func playAndClose() {
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
