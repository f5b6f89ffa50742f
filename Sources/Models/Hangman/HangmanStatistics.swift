/// The games of Hangman that were won and lost, and their wrong guesses, by the length of the word.
public struct HangmanStatistics: Statistics, Codable {
  /// The games with words of one length.
  public struct Entry: Codable, Equatable, Sendable {
    /// The number of letters.
    public let length: Int
    /// The games that the player has won and lost.
    public internal(set) var count = GameCount()
    /// The number of wrong guesses in all these games.
    public internal(set) var mistakes = 0

    /// The average number of wrong guesses in a game.
    public var mistakesPerGame: Double { Double(mistakes) / Double(max(1, count.games)) }
  }

  /// The games by length, shortest words first.
  public private(set) var entries: [Entry] = []

  /// Creates statistics in which nothing was counted.
  public init() {}

  /// Counts a game if it is over. `state` is that after a guess.
  public mutating func record(_ state: HangmanModel.State) {
    guard state.word != nil else { return }
    let length = state.revealed.utf8.count
    let mistakes = state.guesses.count { !state.revealed.contains($0) }
    let index = entries.firstIndex { $0.length >= length } ?? entries.endIndex
    if index == entries.endIndex || entries[index].length != length {
      entries.insert(Entry(length: length), at: index)
    }
    let (sum, overflow) = entries[index].mistakes.addingReportingOverflow(mistakes)
    guard !overflow, entries[index].count.games < .max else { return }
    entries[index].count.count(won: !state.revealed.contains(HangmanModel.State.unknown))
    entries[index].mistakes = sum
  }

  /// Throws unless games by the rules can lead to these numbers.
  public func validate() throws(StateError) {
    try StateError.require(
      zip(entries, entries.dropFirst()).allSatisfy { $0.length < $1.length },
      "The statistics of Hangman are not in the order of the words’ lengths.")
    for entry in entries {
      try StateError.require(
        (1...WordList.lengthLimit).contains(entry.length), "No word of Hangman has \(entry.length) letters.")
      try entry.count.validate()
      let (most, overflow) = entry.count.games.multipliedReportingOverflow(by: HangmanModel.largestLimit)
      try StateError.require(
        entry.mistakes >= 0 && (overflow || entry.mistakes <= most),
        "Nobody can guess wrong \(entry.mistakes) times in \(entry.count.games) games of Hangman.")
    }
  }
}
