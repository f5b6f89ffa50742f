import Models

/// The saved games of Hangman, each of which was played with another word list.
package nonisolated struct SavedHangmanGames: Savable {
  private struct Entry: Codable, Equatable, Sendable {
    let words: UInt64
    /// The id of the list that had the words; nil for the built-in one, and in files of Parlor 1.0.
    let list: String?
    let game: HangmanModel.State
  }

  package static let limit = 8

  /// The most recent game comes last.
  private var games: [Entry] = []

  package init() {}

  /// The ids of the lists of the games, oldest first; empty for the built-in one.
  var lists: [String] { games.map { $0.list ?? "" } }

  /// The last game that was played with a list, which may have had other words then.
  package func game(list: String) -> HangmanModel.State? {
    games.last { $0.list == WordListChoice.id(of: list) }?.game
  }

  /// The game that is played with the words of a fingerprint. The list that has the words is noted with it.
  package subscript(words fingerprint: UInt64, list list: String = "") -> HangmanModel.State? {
    get { games.last { $0.words == fingerprint }?.game }
    set {
      games.removeAll { $0.words == fingerprint }
      if let newValue {
        games.append(
          Entry(words: fingerprint, list: list.isEmpty ? nil : WordListChoice.id(of: list), game: newValue))
      }
      games = games.suffix(Self.limit)
    }
  }

  package init(from decoder: any Decoder) throws {
    for entry in try decoder.singleValueContainer().decode([Entry].self) {
      self[words: entry.words, list: entry.list ?? ""] = entry.game
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(games)
  }
}
