import Foundation
import SoakSupport
import XCTest

/// What the program needs of its session goes away while it runs, or does not answer.
final class LossTests: KeptTestCase {
  func testWhenTheDisplayIsLostTheGamesAreSavedAndOneLineSaysSo() throws {
    for system in WindowSystem.allCases {
      let display = try Server.display(system, in: folder)
      // While a file is in the place of the folder, nothing can be saved.
      let home = place("home-\(system)")
      try put("", at: "home-\(system)/parlor")
      let parlor = try start(
        "--game", "pig",
        environment: display.environment.merging(["XDG_STATE_HOME": home.path]) { _, new in new })
      XCTAssertTrue(
        eventually { SessionBus.owner == parlor.identifier && SessionBus.isEnabled("new-game") == false },
        "nothing is told on \(system): \(parlor.complaint)")
      try FileManager.default.removeItem(at: home.appending(path: "parlor"))
      display.end()
      assertRefuses(parlor, status: 1, saying: "The connection to the display was lost.")
      let state = try String(contentsOf: home.appending(path: "parlor/state.json"), encoding: .utf8)
      XCTAssertTrue(state.contains(#""screen":"pig""#), "\(system): \(state)")
    }
  }

  func testWhenTheBusIsLostTheGamesAreSaved() throws {
    for system in WindowSystem.allCases {
      let bus = try Server.bus()
      let home = place("home-\(system)")
      let environment = bus.environment.merging(system.environment) { _, new in new }
      let parlor = try start(
        "--game", "pig", environment: environment.merging(["XDG_STATE_HOME": home.path]) { _, new in new })
      XCTAssertTrue(
        try eventually { try system.shows("Parlor") }, "no window on \(system): \(parlor.complaint)")
      bus.end()
      assertEndedWell(parlor)
      let state = try String(contentsOf: home.appending(path: "parlor/state.json"), encoding: .utf8)
      XCTAssertTrue(state.contains(#""screen":"pig""#), "\(system): \(state)")
    }
  }

  func testABusThatDoesNotAnswerDelaysTheStartAndNoMore() throws {
    guard Soak.isLong else { return }
    for system in WindowSystem.allCases {
      let bus = try Server.bus()
      bus.signal(SIGSTOP)
      let parlor = try start(environment: bus.environment.merging(system.environment) { _, new in new })
      XCTAssertTrue(try eventually { try system.shows("Parlor") }, "no window on \(system)")
      kill(parlor.identifier, SIGTERM)
      assertEndedWell(parlor)
    }
  }
}
