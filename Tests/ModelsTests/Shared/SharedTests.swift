struct SharedTests {
  @Test("P13 a die has six faces and rolls the generated one", arguments: 1...6)
  func die(face: Int) {
    var dice = ScriptedGenerator.dice(repeating: [face])
    #expect(Die.roll(using: &dice).rawValue == face)
    #expect(Die.allCases.map(\.rawValue) == [1, 2, 3, 4, 5, 6])
  }

  @Test("The seeded generator gives the published SplitMix64 numbers")
  func splitMix64() {
    var zero = SeededGenerator(seed: 0)
    #expect(zero.next() == 0xE220_A839_7B1D_CDAF)
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (1...5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }
}

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
}

/// Reads statistics as a restart does: decoded, and then validated.
func restored<Value: Statistics & Codable>(_ json: String, as type: Value.Type) throws -> Value {
  try StatisticsModel(decode(json, as: type)).value
}
