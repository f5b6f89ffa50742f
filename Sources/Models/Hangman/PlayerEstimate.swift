/// What the guesses of a game tell about how its player guesses: the odds of some kinds of players, by Bayes' rule.
struct PlayerEstimate {
  enum Kind: CaseIterable {
    /// The letter that occurs in most of the words that are still possible.
    case wellRead
    /// The letters that are common in words of the length, the most common first.
    case orderly
    /// Any letter.
    case random
  }

  let order: [UInt8]

  /// How likely each kind is. At first, they are equally likely.
  private(set) var odds = Kind.allCases.map { (kind: $0, odds: 1 / Double(Kind.allCases.count)) }

  /// A player of whom nothing is known, by the counts of all words of the length.
  init(_ counts: LetterCounts) { order = counts.order }

  /// Learns from a guess, by the counts of the words that were possible, and the letters that had been guessed before.
  mutating func learn(_ guess: UInt8, _ counts: LetterCounts, guessed: LetterSet) {
    odds = odds.map { ($0.kind, $0.odds * chance(of: guess, by: $0.kind, counts, guessed)) }
    let sum = odds.reduce(0) { $0 + $1.odds }
    odds = odds.map { ($0.kind, $0.odds / sum) }
  }

  /// The probability that a player of a kind guesses a letter. Most players do not keep to their rule strictly: each letter is
  /// half as likely as the one before.
  private func chance(of guess: UInt8, by kind: Kind, _ counts: LetterCounts, _ guessed: LetterSet) -> Double
  {
    let letters =
      switch kind {
      case .wellRead: counts.order
      case .orderly: order
      case .random: [UInt8]()
      }
    let others = letters.filter { !guessed.contains($0) }
    guard let rank = others.firstIndex(of: guess) else {
      return 1 / Double(guessed.others(of: order.count).count)
    }
    return 1 / Double(1 << (rank + 1))
  }
}
