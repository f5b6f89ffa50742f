import XCTest

/// A file that Parlor 1.0.0 has saved.
final class FirstReleaseTests: StateStoreTestCase {
  func testTheGamesOfTheFirstReleaseGoOn() throws {
    try fixture.put(Self.file)
    try fixture.run { store in
      XCTAssertEqual(pendingProblems(of: store).count, 0)
      XCTAssertEqual(store.state.screen, .hangman)
      let craps = try CrapsModel(state: XCTUnwrap(store.state[.craps]))
      XCTAssertEqual(craps.balance, 210)
      let pig = try PigModel(state: XCTUnwrap(store.state[.pig]))
      XCTAssertEqual(pig.players.map(\.score), [9, 0])
      XCTAssertNil(store.state[.pigOptions], "the odds were never shown")
      XCTAssertEqual(store.state[.crapsStatistics]?.balances, [205, 210])
      let hangman = try XCTUnwrap(store.state[.hangman]?[words: 4_493_797_624_500_524_262])
      let game = try HangmanModel(state: hangman, words: WordList(["rundown", "symbols"]))
      XCTAssertEqual(game.state.temperament, .evil)
      XCTAssertEqual(game.mistakesLeft, 3)
    }
  }

  /// Two games of Craps, a turn of Pig, three guesses of Hangman.
  private static let file = """
    {"craps":{"ante":5,"balance":210,"point":0,"rolls":[{"effect":"point","first":3,"second":6},\
    {"effect":"won","first":6,"second":3},{"effect":"won","first":3,"second":4}],"winnings":5},\
    "crapsStatistics":{"balances":[205,210],"games":2},\
    "hangman":[{"game":{"guesses":"EAI","maximumMistakes":6,"revealed":"_______","temperament":"evil"},\
    "words":4493797624500524262}],"ownWindows":[],\
    "pig":{"activePlayer":1,"lastRoll":6,"log":[{"newGame":{}},{"choseToRoll":{"player":0}},\
    {"rolled":{"die":3,"player":0,"turnTotal":3}},{"choseToRoll":{"player":0}},\
    {"rolled":{"die":6,"player":0,"turnTotal":9}},\
    {"choseToPass":{"banked":9,"player":0,"score":9}}],"players":[{"kind":{"human":{}},\
    "name":"Player 1","score":9},{"kind":{"human":{}},"name":"Player 2","score":0}],"turnTotal":0},\
    "screen":"hangman","version":1}
    """
}
