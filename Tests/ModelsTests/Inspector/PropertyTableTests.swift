struct PropertyTableTests {
  private let log = MessageLog()

  init() {
    log.note(
      [PropertyValue("balance", "200"), PropertyValue("ante", "5")], of: CrapsParticipants.model, in: "craps")
  }

  private var table: [String] {
    log.properties.models(of: "craps").flatMap(\.rows).map { row in
      "\(row.property) \(row.value)" + (row.old.map { " (\($0))" } ?? "")
    }
  }

  @Test("D6 a message of a game that is not chosen changes the table, too")
  func followsOtherGames() {
    log.game = "pig"
    log.begin()
    log.recordBalance("205")
    #expect(table == ["balance 205 (200)", "ante 5"])
  }

  @Test("D6 only the changes of the last group of a game are marked")
  func marksOfTheLastGroup() {
    log.begin()
    log.recordBalance("205")
    log.record(1, in: "pig")
    #expect(table == ["balance 205 (200)", "ante 5"])
    log.record(1)
    #expect(table == ["balance 205", "ante 5"])
  }

  @Test("D6 a mark shows the value before the group, and disappears when that value returns")
  func marksWithinGroup() {
    log.begin()
    log.recordBalance("205")
    log.recordBalance("210")
    #expect(table == ["balance 210 (200)", "ante 5"])
    log.recordBalance("200")
    #expect(table == ["balance 200", "ante 5"])
    log.recordBalance("195")
    #expect(table == ["balance 195 (200)", "ante 5"])
  }

  @Test("D6 a model that is recorded again has its new values, and the group's changes are marked")
  func notedTwice() {
    log.begin()
    log.recordBalance("205")
    log.note(
      [PropertyValue("balance", "205"), PropertyValue("point", "6")], of: CrapsParticipants.model, in: "craps"
    )
    #expect(table == ["balance 205 (200)", "point 6"])
    #expect(log.properties.models(of: "craps").map(\.participant) == [CrapsParticipants.model])
  }

  @Test("D6 each game has its own models, in the order in which they were recorded")
  func modelsOfGames() {
    let models = [Participant(.model, "TicTacToeModel"), Participant(.model, "Bank")]
    for model in models { log.note([], of: model, in: "tictactoe") }
    #expect(log.properties.models(of: "tictactoe").map(\.participant) == models)
    #expect(log.properties.models(of: "craps").count == 1 && log.properties.models(of: "pig").isEmpty)
  }

  @Test("D6 values of another game do not change the table")
  func otherGame() {
    log.begin("pig")
    log.add(
      Message(.result, from: CrapsParticipants.model, to: CrapsParticipants.controller, "balance 205"),
      after: 0
    )
    log.note([PropertyValue("balance", "205")], of: CrapsParticipants.model, in: "pig")
    #expect(table == ["balance 200", "ante 5"])
  }
}
