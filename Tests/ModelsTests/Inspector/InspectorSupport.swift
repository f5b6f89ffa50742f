/// The participants of a game of Craps.
enum CrapsParticipants {
  static let view = Participant(.view, "CrapsView")
  static let controller = Participant(.controller, "CrapsViewController")
  static let model = Participant(.model, "CrapsModel")
}

extension MessageLog {
  /// Begins a group at a fixed time of day.
  func begin(_ game: String = "craps", _ title: String = "rollButton clicked") {
    begin(game: game, title: title, time: "10:34:27")
  }

  /// Begins a group of `count` messages, each with its number as text.
  func record(_ count: Int, in game: String = "craps") {
    begin(game)
    for _ in 0..<count {
      add(Message(.call, from: CrapsParticipants.controller, to: CrapsParticipants.model, "\(end)"), after: 0)
    }
  }

  /// Adds a read of the model's balance to the newest group, and records the balance.
  func recordBalance(_ balance: String) {
    add(
      Message(.result, from: CrapsParticipants.model, to: CrapsParticipants.controller, "balance \(balance)"),
      after: 0)
    note(
      [PropertyValue("balance", balance), PropertyValue("ante", "5")], of: CrapsParticipants.model,
      in: "craps")
  }
}
