import Models
import Views

/// The rules of Pig, with the first player's chance if both play perfectly.
final class PigRules: GameRules {
  private var firstPlayersChance: Double?
  private var isSolving = false

  var rules: Rules { .pig(firstPlayersChance: firstPlayersChance) }
  var isComplete: Bool { firstPlayersChance != nil }

  func computeOdds(completion: @escaping () -> Void) {
    guard !isSolving else { return }
    isSolving = true
    Task { [weak self] in
      let chance = await Self.solve()
      self?.firstPlayersChance = chance
      completion()
    }
  }

  @concurrent
  private nonisolated static func solve() async -> Double {
    PigSolution.standard.winProbability(own: 0, opponent: 0, turnTotal: 0)
  }
}
