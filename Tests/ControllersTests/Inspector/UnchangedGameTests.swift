import XCTest

/// The Inspector does not change what it shows: with it, an action leads to the same notifications, changes of outlets,
/// announcements and saved values, in the same order, as without it.
final class UnchangedGameTests: GameTestCase {
  func testD6_craps_theInspectorChangesNothing() { onMain { compare(Play.craps) } }
  func testD6_pig_theInspectorChangesNothing() { onMain { compare(Play.pig) } }
  func testD6_ticTacToe_theInspectorChangesNothing() { onMain { compare(Play.ticTacToe) } }
  func testD6_hangman_theInspectorChangesNothing() { onMain { compare(Play.hangman) } }
}

/// Compares each play without the Inspector to those with it.
@MainActor
private func compare(_ plays: [Play]) {
  for play in plays {
    let expected = play.lines(.closed)
    // The steps of a slow Inspector are those of a paused one, with a clock.
    for (pace, travels) in [(SpyTable.Pace.live, false), (.paused, true), (.slow, true)]
    where pace != .slow || play.name == plays[0].name {
      let seen = play.lines(pace, travels: travels)
      let changes = seen.difference(from: expected).prefix(8).map { "\($0)".prefix(200) }
      if !changes.isEmpty {
        XCTFail(
          "\(play.name), \(pace), after time travel: \(travels): \(changes.joined(separator: "\n  "))")
      }
    }
  }
}

extension Play {
  /// What the spies see, and what is saved and shown in the end.
  fileprivate func lines(_ pace: SpyTable.Pace, travels: Bool = false) -> [String] {
    let table = makeTable(hasInspector: pace != .closed)
    play(on: table) {
      if travels { table.travel() }
      table.set(pace)
      table.log.begin()
    }
    defer { WindowFixture.clear() }
    let entries = table.log.end()
    XCTAssertFalse(entries.isEmpty, "\(name) does nothing")
    return entries.map { "\($0.kind): \($0.text)" } + table.finalState
  }
}
