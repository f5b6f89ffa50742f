/// Plays a game on with each kind of player (``PlayerEstimate``), to find out how many misses a class of words forces.
struct Lookahead {
  /// How many of the largest classes are tried. More classes hardly force more misses.
  static let width = 5

  /// The number of random orders of letters that are tried, and the most words that each is tried with. Larger samples hardly
  /// force more misses.
  private static let (orders, sample) = (80, 250)
  /// Less likely kinds of players are not tried.
  private static let minimumOdds = 0.01

  let list: WordList
  let length: Int
  private var letters: Int { list.alphabet.letters.count }

  /// The classes that force the player into the most misses. The guessed letters include that of the partition.
  func best(
    of classes: some Collection<Partition.WordClass>, in partition: Partition, guessed: LetterSet,
    by player: PlayerEstimate, using generator: inout some RandomNumberGenerator
  ) -> [Partition.WordClass] {
    guard classes.count > 1 else { return Array(classes) }
    let orders = (0..<Self.orders).map { _ in guessed.others(of: letters).shuffled(using: &generator) }
    let words = classes.reduce(0) { $0 + $1.count }
    // The same part of each class, because their sizes matter.
    let step = (words + Self.sample - 1) / Self.sample
    var ratings = Array(repeating: 0.0, count: classes.count)
    for (kind, odds) in player.odds where odds >= Self.minimumOdds {
      let forced = classes.map { wordClass in
        let indices = partition.indices(in: wordClass)
        return (wordClass.positions.isEmpty ? 1 : 0)
          + misses(of: kind, player, orders, every: step, in: indices, guessed: guessed)
      }
      // Shares, because some players miss three times as often as others.
      let most = max(1, forced.max() ?? 0)
      for index in ratings.indices { ratings[index] += odds * forced[index] / most }
    }
    let best = ratings.max()
    return zip(classes, ratings).filter { $0.1 == best }.map(\.0)
  }

  /// The misses of a player until the word is found; for random guesses, the mean for some orders and every so many words.
  private func misses(
    of kind: PlayerEstimate.Kind, _ player: PlayerEstimate, _ orders: [[UInt8]], every step: Int,
    in indices: [Int32], guessed: LetterSet
  ) -> Double {
    list.withRows(ofLength: length) { rows in
      func game(_ indices: some Sequence<Int32>) -> Playout {
        Playout(of: indices, in: rows, guessed: guessed)
      }
      switch kind {
      case .wellRead: return Double(game(indices).missesWithForesight(by: nil))
      case .orderly: return Double(game(indices).missesWithForesight(by: player.order))
      case .random:
        let game = game(stride(from: 0, to: indices.count, by: step).lazy.map { indices[$0] })
        let misses = orders.reduce(0) { $0 + game.misses(by: $1) }
        return Double(misses) / Double(orders.count)
      }
    }
  }
}
