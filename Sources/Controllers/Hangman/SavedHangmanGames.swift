import Models

/// The saved games of Hangman, each of which was played with another word list.
package nonisolated struct SavedHangmanGames: Savable {
  private struct Game: Codable, Equatable, Sendable {
    /// The fingerprint of the word list.
    let words: UInt64
    let game: HangmanModel.State
  }

  /// How many games are saved.
  package static let limit = 8

  /// The most recent game comes last.
  private var games: [Game] = []
  package private(set) var isIncomplete = false

  package init() {}

  /// The game that is played with the words of a fingerprint.
  package subscript(words fingerprint: UInt64) -> HangmanModel.State? {
    get { games.last { $0.words == fingerprint }?.game }
    set {
      games.removeAll { $0.words == fingerprint }
      if let newValue { games.append(Game(words: fingerprint, game: newValue)) }
      games = games.suffix(Self.limit)
    }
  }

  /// Decodes each game separately. If one cannot be decoded, the others are kept.
  package init(from decoder: any Decoder) throws {
    /// A game that may be damaged.
    struct Attempt: Decodable {
      let game: Game?

      init(from decoder: any Decoder) throws { game = try? Game(from: decoder) }
    }
    let attempts = try decoder.singleValueContainer().decode([Attempt].self)
    for case let game? in attempts.map(\.game) { self[words: game.words] = game.game }
    isIncomplete = attempts.contains { $0.game == nil }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(games)
  }
}

nonisolated extension SavedHangmanGames? {
  /// The game that is played with the words of a fingerprint.
  package subscript(words fingerprint: UInt64) -> HangmanModel.State? {
    get { self?[words: fingerprint] }
    set {
      var games = self ?? SavedHangmanGames()
      games[words: fingerprint] = newValue
      self = games
    }
  }
}
