import Models
import Views

extension PigViewController {
  func nameEdited(_ player: Int, _ name: String) {
    keepsUndo { model.players[player].name = name }
    updateUI()
  }

  func showNames() {
    let names = PigNames(of: model)
    for (player, card) in [view.player1, view.player2].enumerated() {
      card.showName(names[player], turns: names.turns(of: player))
    }
  }
}

struct PigNames {
  private let players: [Player]

  init(of model: ModelHandle<PigModel>) { players = model.players }

  /// The name that a player has until someone edits it.
  static func initial(of player: Int) -> String { player == 0 ? tr("Player 1") : tr("Player 2") }

  /// The name of a player. A computer has one of its own, unless someone has given it another.
  subscript(player: Int) -> String {
    let name = players[player].name
    guard case .computer(let strategy) = players[player].kind, name == Self.initial(of: player) else {
      return name
    }
    return strategy.computer.name
  }

  func turns(of player: Int) -> String { tr("Turns of {name}", ["name": self[player]]) }

  func turn(of player: Int) -> String {
    let name = ["name": self[player]]
    return players[player].kind == .human
      ? tr("{name}, it is your turn", name) : tr("It is {name}’s turn", name)
  }
}

extension PigStrategy {
  /// The name of a computer that plays like this, how it plays, and its face.
  var computer: (name: String, method: String, face: PlayerFace.Look) {
    switch self {
    // TRANSLATORS: The names of three computers that play Pig: each plays as its name says.
    case .holdAt20: (tr("Cautious"), tr("Holds at 20"), .helmet)
    case .endRaceOrKeepPace: (tr("Copycat"), tr("Keeps pace"), .whiskers)
    case .optimal: (tr("Professor"), tr("Plays perfectly"), .glasses)
    }
  }
}

extension PigModel {
  /// A first game, in which the players have names in the user's language.
  package static func withNames(generator: any RandomNumberGenerator) -> PigModel {
    let model = PigModel(generator: generator)
    model.players = (0...1).map { Player(name: PigNames.initial(of: $0)) }
    return model
  }
}
