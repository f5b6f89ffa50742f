import Models
import Views

/// Names that the players edit.
extension PigViewController {
  func nameLengthChanged(_ player: Int, _ isTooLong: Bool) {
    if isTooLong { longNames.insert(player) } else { longNames.remove(player) }
    showTurns()
    if isTooLong { announce(Self.nameWarning) }
  }

  func nameEdited(_ player: Int, _ name: String) {
    longNames.remove(player)
    model.players[player].name = name
    updateUI()
  }

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
