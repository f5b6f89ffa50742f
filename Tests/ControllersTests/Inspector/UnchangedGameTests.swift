import XCTest

/// The Inspector does not change what it shows: with it, an action leads to the same calls of the models, notifications,
/// changes of outlets, announcements and saved values, in the same order, as without it.
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
    let table = makeTable(hasInspector: pace != .closed, isSpied: true)
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

/// Random actions lead to the same games with the Inspector and without it, whatever the user does in the Inspector
/// meanwhile.
final class UnchangedMonkeyTests: GameTestCase {
  func testD6_randomActionsLeadToTheSameGamesWithTheInspector() {
    var generator = Soak.generator()
    let actions = (0..<Soak.count(60, long: 600)).map { _ in
      Int.random(in: 0..<MonkeyGames.actions.count, using: &generator)
    }
    let games = MonkeyGames(hasInspector: false)
    let expected = actions.map(games.play)
    let end = games.table.finalState
    WindowFixture.clear()
    let inspected = MonkeyGames(hasInspector: true)
    for (number, action) in actions.enumerated() {
      inspected.useInspector(&generator)
      let seen = inspected.play(action)
      guard seen != expected[number] else { continue }
      let changes = seen.difference(from: expected[number]).prefix(8).map { "\($0)".prefix(200) }
      return XCTFail(
        "seed \(Soak.seed), action \(number) (\(action)): \(changes.joined(separator: "\n  "))")
    }
    XCTAssertEqual(inspected.table.finalState, end)
  }
}

@MainActor
private final class MonkeyGames {
  let table: SpyTable

  init(hasInspector: Bool) {
    table = SpyTable(.craps, generator: { SeededGenerator(seed: Soak.seed) }, hasInspector: hasInspector)
    table.settle()
  }

  /// What a player can do; what the screen in front does not have does nothing.
  static let actions: [(SpyTable) -> Void] = tabs + tabs + buttons + keys + others
  private typealias Action = (SpyTable) -> Void
  private static let tabs: [Action] = Game.all.map { game in { $0.fixture.clickTab(game) } }
  private static let buttons: [Action] =
    [
      "rollButton", "rollButton", "passButton", "playButton", "playButton", "betButton", "antePlus5Button",
      "anteAllButton", "newGameButton", "oddsButton", "bankTab", "gameTab", "addFiftyButton", "infoButton",
      "doneButton", "ledgerButton", "backButton",
    ].map { name in { $0.clickIfMapped(name) } }
  private static let keys: [Action] = "rph+aeiounstrl".map { key in { $0.press(.character(key)) } }
  private static let others: [Action] = [
    { $0.fixture.tabBar.newGamePressed() },
    { $0.fixture.tabBar.speakState() },
    { $0.craps?.anteSlider.move(to: 52) },
    { $0.pig?.computerSwitch.turn(true) },
    { $0.pig?.computerSwitch.turn(false) },
    { $0.flip?.back.mistakesSlider.move(to: 3) },
  ]

  func play(_ action: Int) -> [String] {
    table.log.begin()
    Self.actions[action](table)
    table.settle()
    if table.fixture.view.alert != nil {
      table.fixture.closeAlert()
      table.settle()
    }
    return table.log.end().map { "\($0.kind): \($0.text)" }
  }

  func useInspector(_ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: table.set(.live)
    case 1: table.set(.paused)
    case 2: table.set(.slow)
    case 3: table.travel()
    case 4:
      // It is closed, and opened again.
      table.inspector?.placement?.toggle()
      table.settle()
      table.inspector?.placement?.toggle()
      table.settle()
    default: break
    }
  }
}
