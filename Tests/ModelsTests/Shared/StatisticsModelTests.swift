@Suite struct StatisticsModelTests {
  @Test("Each change is reported once with the new value, and nothing else") func reports() {
    let model = StatisticsModel<DiceTotals>()
    var values: [DiceTotals] = []
    model.onChange = { values.append($0) }
    model.record { _ in }
    model.clear()
    #expect(values.isEmpty)
    let craps = CrapsModel(generator: ScriptedGenerator.dice(repeating: [3, 4]))
    craps.onRoll = { state in model.record { $0.record(state.rolls[state.rolls.count - 1]) } }
    craps.playTurn()
    #expect(values.map(\.rolls) == [1])
    model.clear()
    #expect(values.map(\.rolls) == [1, 0])
  }

  @Test("A screen can observe it") func observation() {
    let model = StatisticsModel<PigStatistics>()
    let isChanged = Mutex(false)
    withObservationTracking {
      _ = model.value
    } onChange: {
      isChanged.withLock { $0 = true }
    }
    model.record { $0.record(winner: 0, of: [Player(name: "A"), Player(name: "B")]) }
    #expect(isChanged.withLock { $0 })
  }
}

/// Reads statistics as a restart does: decoded, and then validated.
func restored<Value: Statistics & Codable>(_ json: String, as type: Value.Type) throws -> Value {
  try StatisticsModel(decode(json, as: type)).value
}
