struct PigStatisticsTests {
  private static func players(_ first: Player.Kind, _ second: Player.Kind) -> [Player] {
    [Player(name: "A", kind: first), Player(name: "B", kind: second)]
  }

  @Test("D9 the longest streak against the computer stays, and other games do not end it")
  func streak() throws {
    var statistics = PigStatistics()
    for winner in [0, 0, 0, 1, 0] {
      statistics.record(winner: winner, of: Self.players(.human, .computer(.optimal)))
      statistics.record(winner: 1, of: Self.players(.human, .human))
    }
    #expect(statistics.best == 3)
    #expect(try StatisticsModel(roundTrip(statistics)).value == statistics)
  }

  @Test("D9 games count for the person, against each opponent", arguments: PigStrategy.allCases)
  func computer(strategy: PigStrategy) throws {
    var statistics = PigStatistics()
    for winner in [0, 1, 1] {
      statistics.record(winner: winner, of: Self.players(.human, .computer(strategy)))
    }
    statistics.record(winner: 1, of: Self.players(.computer(strategy), .human))
    #expect(statistics.count(against: .computer(strategy)) == GameCount(won: 2, lost: 2))
    #expect(statistics.count(against: .human).games == 0)
    for other in PigStrategy.allCases where other != strategy {
      #expect(statistics.count(against: .computer(other)).games == 0)
    }
    #expect(try StatisticsModel(roundTrip(statistics)).value == statistics)
  }

  @Test("D9 a game of the computer against itself does not count")
  func alone() {
    var statistics = PigStatistics()
    statistics.record(winner: 0, of: Self.players(.computer(.optimal), .computer(.holdAt20)))
    #expect(statistics == PigStatistics())
  }

  @Test(
    "D9 saved counts that no games can leave are refused",
    arguments: [
      (#"{"human":{}}"#, -1, 0), (#"{"human":{}}"#, 0, Int.min),
      (#"{"computer":{"_0":"optimal"}}"#, Int.max, 1),
    ])
  func hostile(opponent: String, won: Int, lost: Int) {
    let json = #"{"entries":[{"opponent":\#(opponent),"count":{"won":\#(won),"lost":\#(lost)}}]}"#
    #expect(throws: StateError.self) { try restored(json, as: PigStatistics.self) }
  }

  @Test("D9 an opponent twice is refused, and an unknown one")
  func opponents() throws {
    let entry = #"{"opponent":{"human":{}},"count":{"won":1,"lost":2}}"#
    #expect(throws: Never.self) { try restored(#"{"entries":[\#(entry)]}"#, as: PigStatistics.self) }
    #expect(throws: StateError.self) {
      try restored(#"{"entries":[\#(entry),\#(entry)]}"#, as: PigStatistics.self)
    }
    #expect(throws: DecodingError.self) {
      try restored(
        #"{"entries":[\#(entry.replacing("human", with: "robot"))]}"#, as: PigStatistics.self)
    }
  }

  @Test("D9 the greatest number of games is kept")
  func overflow() throws {
    var statistics = try restored(
      #"{"entries":[{"opponent":{"human":{}},"count":{"won":\#(Int.max),"lost":0}}]}"#, as: PigStatistics.self
    )
    statistics.record(winner: 1, of: Self.players(.human, .human))
    #expect(statistics.count(against: .human) == GameCount(won: .max))
  }
}
