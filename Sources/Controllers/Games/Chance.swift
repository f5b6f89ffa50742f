import Models

/// The seeded random numbers of all games. Their states belong to a moment: a game that goes on from it gets the same
/// numbers again.
///
/// Without a seed there is no state, and numbers never repeat.
package final class Chance {
  /// Each generator with a seed, and the one in whose place it was made.
  private var generators: [String: [(shared: GeneratorReference, ordinary: any RandomNumberGenerator)]] = [:]
  /// The seeds with which the next generators of a game begin.
  private var seeds: [String: [UInt64]] = [:]

  /// A game with the random numbers of a day, which are the same for everybody.
  package struct Day: Codable, Equatable {
    /// The date: "2026-11-26".
    package let date: String
    /// How the game has ended, in words; nil while it is played.
    package var result: String?
  }

  /// The games of a day that were begun last, by the names of the games.
  package var days: [String: Day] = [:]

  /// The states of the generators, by the names of their games.
  package var states: [String: [UInt64]] {
    seeds.merging(generators.mapValues { $0.compactMap(\.shared.seed) }) { $1 }
  }

  /// Makes the generators of controllers that are made from now on begin with these states. If there are none, those of
  /// now go on.
  package func begin(with states: [String: [UInt64]]) {
    seeds = states.isEmpty ? self.states : states
    generators = [:]
  }

  /// Makes the generators of a game's next controller begin with these states, or with new ones if there are none.
  func begin(_ game: Game, with states: [UInt64]?) {
    seeds[game.name] = states
    generators[game.name] = nil
  }

  /// Makes the generators of a game's next controller begin with the date.
  func begin(_ game: Game, on date: String) {
    days[game.name] = Day(date: date)
    let digits = date.filter(\.isNumber)
    // No game uses more generators.
    begin(game, with: Array(repeating: UInt64(digits) ?? 0, count: 4))
  }

  /// Keeps the result of a game of a day, if there is one. The next game has ordinary random numbers.
  func endDay(of game: Game, _ result: () -> String) {
    guard let day = days[game.name], day.result == nil else { return }
    days[game.name]?.result = result()
    for (shared, ordinary) in generators[game.name] ?? [] { shared.generator = ordinary }
  }

  /// The generator for a game to use in place of a new one.
  func register(_ new: any RandomNumberGenerator, of game: Game) -> any RandomNumberGenerator {
    let known = generators[game.name] ?? []
    let seed = seeds[game.name]?.dropFirst(known.count).first
    guard let seeded = seed.map({ SeededGenerator(seed: $0) }) ?? new as? SeededGenerator else { return new }
    let generator = GeneratorReference(seeded)
    generators[game.name] = known + [(generator, new)]
    return generator
  }
}
