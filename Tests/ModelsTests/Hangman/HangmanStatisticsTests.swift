struct HangmanStatisticsTests {
  private func play(_ word: String, _ guesses: String, in statistics: inout HangmanStatistics) throws {
    let model = try HangmanModel(words: WordList([word]), length: word.utf8.count, maximumMistakes: 3)
    statistics.record(model.state)
    for guess in guesses {
      model.guess(String(guess))
      statistics.record(model.state)
    }
    #expect(model.status != .playing)
  }

  @Test("D9 games count at their end, by the length of the word, with their wrong guesses")
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
    #expect(statistics.best == 0, "the fewest wrong guesses of a game that was won")
    #expect(try StatisticsModel(roundTrip(statistics)).value == statistics)
  }

  @Test(
    "D9 saved counts that no games can leave are refused",
    arguments: [
      (0, 1, 0, 0), (65, 1, 0, 0), (4, -1, 0, 0), (4, 0, -1, 0), (4, 1, 0, -1), (4, 1, 0, 27),
      (4, Int.max, 1, 0), (Int.min, 0, 0, 0),
    ])
  func hostile(length: Int, won: Int, lost: Int, mistakes: Int) {
    #expect(throws: StateError.self) {
      try restored(Self.json([("evil", length, won, lost, mistakes)]), as: HangmanStatistics.self)
    }
  }

  @Test("D9 entries twice or out of order are refused, and an unknown temperament")
  func order() throws {
    let first = ("evil", 3, 1, 0, 0)
    for second in [("evil", 4, 1, 0, 26), ("diabolical", 3, 1, 0, 0)] {
      #expect(throws: Never.self) { try restored(Self.json([first, second]), as: HangmanStatistics.self) }
    }
    for second in [first, ("evil", 2, 1, 0, 0), ("honest", 9, 1, 0, 0)] {
      #expect(throws: StateError.self) {
        try restored(Self.json([first, second]), as: HangmanStatistics.self)
      }
    }
    #expect(throws: DecodingError.self) {
      try restored(Self.json([("kind", 3, 1, 0, 0)]), as: HangmanStatistics.self)
    }
  }

  @Test("D9 the greatest numbers are kept")
  func overflow() throws {
    for (won, mistakes) in [(Int.max, 0), (Int.max - 1, Int.max)] {
      var statistics = try restored(Self.json([("evil", 4, won, 0, mistakes)]), as: HangmanStatistics.self)
      try play("BEAR", "XBEAR", in: &statistics)
      #expect(
        statistics.entries.map(\.count.games) == [won] && statistics.entries.map(\.mistakes) == [mistakes])
    }
  }

  private static func json(
    _ entries: [(temperament: String, length: Int, won: Int, lost: Int, mistakes: Int)]
  ) -> String {
    let texts = entries.map {
      #"{"temperament":"\#($0.temperament)","length":\#($0.length),"count":{"won":\#($0.won),"lost":\#($0.lost)},"mistakes":\#($0.mistakes)}"#
    }
    return #"{"entries":[\#(texts.joined(separator: ","))]}"#
  }
}
