import Models
import Testing

struct HangmanStatisticsTests {
  /// Plays a game to its end, and records each of its states.
  private func play(
    _ word: String, _ guesses: String, mistakes: Int = 3, in statistics: inout HangmanStatistics
  ) throws {
    let model = try HangmanModel(
      words: WordList([word]), length: word.utf8.count, maximumMistakes: mistakes)
    statistics.record(model.state)
    for guess in guesses {
      model.guess(String(guess))
      statistics.record(model.state)
      if model.status != .playing { break }
    }
    #expect(model.status != .playing)
  }

  @Test("Games count at their end, by the length of the word, with their wrong guesses")
  func games() throws {
    var statistics = HangmanStatistics()
    try play("BEAR", "XEYBAR", in: &statistics)
    try play("BEAR", "XYEZ", in: &statistics)
    try play("CAT", "CAT", in: &statistics)
    try play("X-RAY", "QXRWAY", in: &statistics)
    #expect(statistics.entries.map(\.length) == [3, 4, 5])
    #expect(
      statistics.entries.map(\.count) == [GameCount(won: 1), GameCount(won: 1, lost: 1), GameCount(won: 1)])
    #expect(statistics.entries.map(\.mistakes) == [0, 5, 2])
    #expect(statistics.entries.map(\.mistakesPerGame) == [0, 2.5, 2])
    #expect(try StatisticsModel(roundTrip(statistics)).value == statistics)
  }

  @Test("A game that is not over does not count")
  func playing() throws {
    let model = try HangmanModel(words: WordList(["BEAR"]), length: 4, maximumMistakes: 3)
    var statistics = HangmanStatistics()
    for guess in "XBE" {
      model.guess(String(guess))
      statistics.record(model.state)
    }
    #expect(statistics == HangmanStatistics())
  }

  @Test(
    "Saved counts that no games can leave are refused",
    arguments: [
      (0, 1, 0, 0), (65, 1, 0, 0), (4, -1, 0, 0), (4, 0, -1, 0), (4, 1, 0, -1), (4, 1, 0, 27),
      (4, Int.max, 1, 0), (Int.min, 0, 0, 0),
    ])
  func hostile(length: Int, won: Int, lost: Int, mistakes: Int) {
    #expect(throws: StateError.self) {
      try restored(Self.json([(length, won, lost, mistakes)]), as: HangmanStatistics.self)
    }
  }

  @Test("A length twice or out of order is refused")
  func order() throws {
    #expect(throws: Never.self) {
      try restored(Self.json([(3, 1, 0, 0), (4, 1, 0, 26)]), as: HangmanStatistics.self)
    }
    for second in [3, 2] {
      #expect(throws: StateError.self) {
        try restored(Self.json([(3, 1, 0, 0), (second, 1, 0, 0)]), as: HangmanStatistics.self)
      }
    }
  }

  @Test("The greatest numbers are kept")
  func overflow() throws {
    for (won, mistakes) in [(Int.max, 0), (Int.max - 1, Int.max)] {
      var statistics = try restored(Self.json([(4, won, 0, mistakes)]), as: HangmanStatistics.self)
      try play("BEAR", "XBEAR", in: &statistics)
      #expect(
        statistics.entries.map(\.count.games) == [won] && statistics.entries.map(\.mistakes) == [mistakes])
    }
  }

  private static func json(_ entries: [(length: Int, won: Int, lost: Int, mistakes: Int)]) -> String {
    let texts = entries.map {
      #"{"length":\#($0.length),"count":{"won":\#($0.won),"lost":\#($0.lost)},"mistakes":\#($0.mistakes)}"#
    }
    return #"{"entries":[\#(texts.joined(separator: ","))]}"#
  }
}
