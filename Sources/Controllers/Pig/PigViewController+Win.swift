import Models
import Views

/// The alert about a win, after which a new game begins.
extension PigViewController {
  func showWinner() {
    guard let winner = model.winner else { return }
    presentEnd {
      let (name, score) = (PigNames(of: model)[winner], String(model.players[winner].score))
      return result.isLost
        ? Alert(
          tr(
            "{name} wins, {score} to {other}",
            ["name": unbroken(name), "score": score, "other": String(model.players[1 - winner].score)]),
          consolation(for: 1 - winner), button: tr("New Game"))
        : Alert(
          tr("Congratulations, {name}!", ["name": unbroken(name)]),
          tr("{name} wins with {score} points.", ["name": name, "score": score]), button: tr("New Game"))
    }
  }

  /// A sentence for a person who has lost to the computer.
  private func consolation(for player: Int) -> String {
    let missing = PigModel.goal - model.players[player].score
    let values = ["name": PigNames(of: model)[player], "points": String(missing)]
    return missing <= Self.closeDefeat
      ? trn(
        "So close, {name}! You needed only {points} more point.",
        "So close, {name}! You needed only {points} more points.", missing, values)
      : trn(
        "You needed {points} more point, {name}. Better luck next time!",
        "You needed {points} more points, {name}. Better luck next time!", missing, values)
  }

  /// The points up to which a defeat is close: a good turn.
  private static let closeDefeat = 20
}
