/// The games of Hangman that were won and lost, and their wrong guesses, by temperament and by the length of the word.
public struct HangmanStatistics: Statistics, Codable {
  /// The games of one temperament with words of one length.
  public struct Entry: Codable, Equatable, Sendable {
    /// How the computer played.
    public let temperament: Temperament
    /// The number of letters.
    public let length: Int
    /// The games that the player has won and lost.
    public internal(set) var count = GameCount()
    /// The number of wrong guesses in all these games.
    public internal(set) var mistakes = 0

    /// The average number of wrong guesses in a game.
    public var mistakesPerGame: Double { Double(mistakes) / Double(max(1, count.games)) }
  }

  /// The games, by temperament and then by length.
  public private(set) var entries: [Entry] = []

  /// The fewest wrong guesses in a game that was won; nil before the first one, and in files of earlier versions.
  public private(set) var best: Int?

  /// Creates statistics in which nothing was counted.
  public init() {}

  /// The games of a temperament, shortest words first.
  public func entries(of temperament: Temperament) -> [Entry] {
    entries.filter { $0.temperament == temperament }
  }

  /// Counts a game if it is over. `state` is that after a guess.
  public mutating func record(_ state: HangmanModel.State) {
    guard state.word != nil else { return }
    var entry = Entry(temperament: state.temperament, length: state.revealed.count)
    let index = entries.firstIndex { !$0.precedes(entry) } ?? entries.endIndex
    if index < entries.endIndex, !entry.precedes(entries[index]) { entry = entries.remove(at: index) }
    entry.count(state)
    entries.insert(entry, at: index)
    if !state.revealed.contains(HangmanModel.State.unknown) { best = min(state.mistakes, best ?? .max) }
  }

  /// Throws unless games by the rules can lead to these numbers.
  public func validate() throws(StateError) {
    try StateError.require(zip(entries, entries.dropFirst()).allSatisfy { $0.precedes($1) })
    for entry in entries { try entry.validate() }
  }
}

extension HangmanStatistics.Entry {
  /// Whether the entry stands before another one.
  fileprivate func precedes(_ other: Self) -> Bool {
    (temperament.number, length) < (other.temperament.number, other.length)
  }

  /// Counts a game that is over, unless a number would exceed `Int.max`.
  fileprivate mutating func count(_ state: HangmanModel.State) {
    let (sum, overflow) = mistakes.addingReportingOverflow(state.mistakes)
    guard !overflow, count.games < .max else { return }
    count.count(won: !state.revealed.contains(HangmanModel.State.unknown))
    mistakes = sum
  }

  fileprivate func validate() throws(StateError) {
    try StateError.require((1...WordList.lengthLimit).contains(length))
    try count.validate()
    let (most, overflow) = count.games.multipliedReportingOverflow(by: HangmanModel.largestLimit)
    try StateError.require(mistakes >= 0 && (overflow || mistakes <= most))
  }
}

extension HangmanModel.State {
  fileprivate var mistakes: Int { guesses.count { !revealed.contains($0) } }
}

extension Temperament {
  fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
