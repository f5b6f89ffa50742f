import Models
import Views

extension PigViewController {
  func nameLengthChanged(_ player: Int, _ isTooLong: Bool) {
    nameWarnings[player] = nil
    if isTooLong { longNames.insert(player) } else { longNames.remove(player) }
    showTurns()
    if isTooLong { announce(Self.nameWarning) }
  }

  func nameCancelled(_ player: Int) {
    [view.player1, view.player2][player].putNameBack()
    nameLengthChanged(player, false)
  }

  /// A name that was too long is cut, and for a while its card says why.
  func nameEdited(_ player: Int, _ name: String) {
    let isCut = longNames.contains(player) && nameWarnings[player] == nil
    if !isCut { nameLengthChanged(player, false) }
    keepsUndo { model.players[player].name = name }
    updateUI()
    guard isCut else { return }
    announce(Self.nameWarning)
    nameWarnings[player] = time.after(Self.warningTime) { [weak self] in
      self?.nameLengthChanged(player, false)
    }
  }

  /// The time for which a card says that its name has been cut, in milliseconds.
  private static var warningTime: Int { 4000 }

  static var nameWarning: String {
    let limit = Player.nameLimit
    return trn("At most {count} character", "At most {count} characters", limit, ["count": String(limit)])
  }

  func showNames() {
    let names = PigNames(of: model)
    for (player, card) in [view.player1, view.player2].enumerated() {
      card.showName(names.onCard(of: player), turns: names.turns(of: player))
    }
  }
}

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

  func turns(of player: Int) -> String {
    isUnnamedComputer(player)
      ? tr("Turns of the computer") : tr("Turns of {name}", ["name": players[player].name])
  }

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
