import Models
import Views

/// The result of the last event in a game of Pig.
struct PigResult {
  private let model: ModelHandle<PigModel>

  init(of model: ModelHandle<PigModel>) { self.model = model }

  /// The last roll.
  var roll: String {
    guard let roll = model.lastRoll else { return tr("Not rolled yet") }
    return tr("Rolled {value}", ["value": String(roll.rawValue)])
  }

  /// The result in words. It names the player if the turn has ended: it stays until the other player rolls.
  var text: String {
    switch model.log.last {
    case .piggedOut(let player):
      let lost = PigHistory(of: model).lostPoints
      let values = ["name": name(of: player), "points": String(lost)]
      return lost > 0
        ? tr("✕ {name} pigged out: {points} lost", values) : tr("✕ {name} pigged out", values)
    case .choseToPass(let player, let banked, _):
      return tr("✓ {name} keeps {points}", ["name": name(of: player), "points": String(banked)])
    case .won(let player, let score):
      let values = ["name": name(of: player), "score": String(score)]
      return isLost ? tr("✕ {name} wins with {score}", values) : tr("✓ {name} wins with {score}", values)
    default: return roll
    }
  }

  var style: MessageStyle {
    switch model.log.last {
    case .piggedOut: .lost
    case .won: isLost ? .lost : .won
    case .choseToPass: .won
    default: .neutral
    }
  }

  /// The turn totals above which the pig gets greedy, and worried.
  private static let (greed, worry) = (15, 20)

  /// Whether the computer has won.
  var isLost: Bool {
    guard let winner = model.winner else { return false }
    return model.players[winner].kind != .human
  }

  /// The pig's mood: after a turn by how that has ended, and in a turn by the points that are at stake.
  var mood: PigMood {
    switch model.log.last {
    case .piggedOut: .bust
    case .won: isLost ? .sad : .smug
    case .choseToPass: .smug
    default:
      model.turnTotal > Self.worry ? .worried : model.turnTotal > Self.greed ? .greedy : .idle
    }
  }

  private func name(of player: Int) -> String { PigNames(of: model)[player] }
}
