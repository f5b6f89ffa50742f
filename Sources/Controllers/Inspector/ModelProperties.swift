import Models

/// What the models of the games tell of themselves, as code writes it.
enum ModelProperties {
  /// A property's name and its value.
  typealias Values = [(property: String, value: String)]

  /// A value that a controller holds, where it is one of the models.
  static func model(_ value: Any) -> AnyObject? {
    switch value {
    case let model as CrapsModel: model
    case let model as PigModel: model
    case let model as TicTacToeModel: model
    case let model as Bank: model
    case let model as HangmanModel: model
    case let model as any HangmanSettings: model
    default: nil
    }
  }

  /// Whether a controller reads from a model what came of a call; another tells of it in its own way.
  static func isPolled(_ model: AnyObject) -> Bool {
    !(model is PigModel || model is Bank || model is any HangmanSettings)
  }

  /// The properties of a model; nil for what is none.
  static func values(of model: AnyObject) -> Values? {
    switch model {
    case let model as CrapsModel: craps(model)
    case let model as PigModel: pig(model)
    case let model as TicTacToeModel: board(model)
    case let model as Bank: bank(model)
    case let model as HangmanModel: hangman(model)
    case let model as any HangmanSettings: defaults(model)
    default: nil
    }
  }

  private static let none = "nil"

  private static func craps(_ model: CrapsModel) -> Values {
    [
      ("balance", "\(model.balance)"), ("ante", "\(model.ante)"),
      ("point", model.point == 0 ? "Off" : "\(model.point)"),
      ("dice", model.dice.map { "\($0.0), \($0.1)" } ?? none),
      ("won", "\(model.won)"), ("lost", "\(model.lost)"), ("bankrupt", "\(model.bankrupt)"),
    ]
  }

  private static func pig(_ model: PigModel) -> Values {
    let players = model.players.enumerated().flatMap { index, player in
      [
        ("players[\(index)].name", player.name), ("players[\(index)].score", "\(player.score)"),
        ("players[\(index)].kind", CodeText.of(player.kind)),
      ]
    }
    return players + [
      ("activePlayer", "\(model.activePlayer)"), ("turnTotal", "\(model.turnTotal)"),
      ("lastRoll", model.lastRoll.map { "\($0.rawValue)" } ?? none), ("canHold", "\(model.canHold)"),
      ("winner", model.winner.map { "\($0)" } ?? none), ("log.count", "\(model.log.count)"),
    ]
  }

  private static func board(_ model: TicTacToeModel) -> Values {
    let marks = model.board.map { "\($0)".uppercased() }
    let rows = stride(from: 0, to: marks.count, by: 3).map { marks[$0..<min($0 + 3, marks.count)].joined() }
    return [
      ("board", rows.isEmpty ? "[]" : rows.joined(separator: " ")),
      ("losingLines", "\(model.losingLines.count)"), ("lossesInARow", "\(model.lossesInARow)"),
    ]
  }

  private static func bank(_ bank: Bank) -> Values {
    [
      ("credit", "\(bank.credit)"), ("won", "\(bank.won)"), ("spins", "\(bank.spins)"),
      ("bet", "\(bank.bet)"),
    ]
  }

  private static func hangman(_ model: HangmanModel) -> Values {
    let guessed = model.guessed.sorted().map(String.init).joined(separator: ", ")
    return [
      ("pattern", model.pattern), ("guessed", "[\(guessed)]"),
      ("mistakesLeft", "\(model.mistakesLeft)"), ("candidateCount", "\(model.candidateCount)"),
      ("status", "\(model.status)"), ("word", model.word ?? none),
    ]
  }

  private static func defaults(_ settings: any HangmanSettings) -> Values {
    [("wordLength", "\(settings.wordLength)"), ("maximumMistakes", "\(settings.maximumMistakes)")]
  }
}
