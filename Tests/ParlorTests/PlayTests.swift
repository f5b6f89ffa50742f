import XCTest

/// Plays the running program and reads its screen through the accessibility bus.
final class PlayTests: ProgramTestCase {
  func testC7_rollPlaysUntilTheBalanceChanges() throws {
    let parlor = try start("--seed", "1", "--game", "craps", environment: Accessible.environment)
    try waitForWindow(of: parlor)
    var found: (roll: Accessible, balance: Accessible)?
    _ = eventually {
      guard let program = Accessible.program(), let roll = program.first(named: "Roll"),
        let balance = program.first(named: "Balance")
      else { return false }
      found = (roll, balance)
      return true
    }
    let craps = try XCTUnwrap(found, "Craps is not shown")
    XCTAssertTrue(craps.balance.names.contains("$200"), "\(craps.balance.names)")
    var names: [String] = []
    let hasChanged = eventually {
      XCTAssertTrue(craps.roll.click())
      names = craps.balance.names
      return !names.contains("$200")
    }
    XCTAssertTrue(hasChanged, "no roll has changed the balance")
    XCTAssertFalse(Set(names).isDisjoint(with: ["$195", "$205"]), "\(names)")
    quit(parlor)
  }

  func testD7_noLabelIsReadAsItsType() throws {
    let parlor = try start("--seed", "1", "--game", "pig", environment: Accessible.environment)
    try waitForWindow(of: parlor)
    var names: [String] = []
    let isShown = eventually {
      names = Accessible.program()?.names ?? []
      return names.contains("Turns of Player 2")
    }
    XCTAssertTrue(isShown, "\(names)")
    XCTAssertFalse(names.contains("GtkLabel"), "a label without a text")
    quit(parlor)
  }
}
