import Models
import Views

/// The names of the players on the screen.
struct PigNames {
  private let players: [Player]

  init(of model: ModelHandle<PigModel>) { players = model.players }

  /// The name that a player has until someone edits it.
  static func initial(of player: Int) -> String { player == 0 ? tr("Player 1") : tr("Player 2") }

  /// The name of a player. A computer is called that, unless someone has named it.
  subscript(player: Int) -> String {
    isUnnamedComputer(player) ? tr("The computer") : players[player].name
  }

  /// The name on the card of a player, which has less room.
  func onCard(of player: Int) -> String { isUnnamedComputer(player) ? tr("Computer") : players[player].name }

  /// The title of the list of a player's turns.
  func turns(of player: Int) -> String {
    isUnnamedComputer(player)
      ? tr("Turns of the computer") : tr("Turns of {name}", ["name": players[player].name])
  }

  /// Whose turn it is, in words.
  func turn(of player: Int) -> String {
    let name = ["name": players[player].name]
    if players[player].kind == .human { return tr("{name}, it is your turn", name) }
    return isUnnamedComputer(player) ? tr("It is the computer’s turn") : tr("It is {name}’s turn", name)
  }

  private func isUnnamedComputer(_ player: Int) -> Bool {
    players[player].kind != .human && players[player].name == Self.initial(of: player)
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
