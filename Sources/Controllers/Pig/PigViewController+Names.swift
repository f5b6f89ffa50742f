import Models
import Views

/// Names that the players edit.
extension PigViewController {
  func nameLengthChanged(_ player: Int, _ isTooLong: Bool) {
    nameWarnings[player] = nil
    if isTooLong { longNames.insert(player) } else { longNames.remove(player) }
    showTurns()
    if isTooLong { announce(Self.nameWarning) }
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
