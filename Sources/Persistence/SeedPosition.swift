import Controllers
import Models

/// Where the random numbers of all games go on that began with a seed.
package nonisolated struct SeedPosition: Codable, Equatable, Sendable {
  let seed: UInt64
  /// The seeds with which their generators go on, by the names of the games.
  let states: [String: [UInt64]]
}

extension GameServices {
  /// The services for the games of a store. With a seed, each game is the same in every run, independent of the other games. Saved
  /// games go on with the numbers that were next, so that a new start does not repeat the last ones.
  package init(seed: UInt64?, savedIn store: StateStore) {
    self.init(
      makeGenerator: { if let seed { SeededGenerator(seed: seed) } else { SystemRandomNumberGenerator() } },
      saves: store)
    guard let seed else { return }
    if let position = store.state.seedPosition, position.seed == seed { chance.begin(with: position.states) }
    store.seedPosition = { [chance] in SeedPosition(seed: seed, states: chance.states) }
  }
}
