import Controllers
import FoundationEssentials
import Models

/// Everything that Parlor remembers from one start to the next.
package nonisolated struct SavedState: Equatable, Sendable {
  /// The version of the file's format; each change that older programs cannot read increases it by one.
  package static let version = 1

  /// A screen's own window: whether it is open, and its state.
  package struct DetachedWindow: Codable, Equatable, Sendable {
    var screen: ScreenName
    package var isOpen: Bool
    /// Nil if the state of the window has never changed.
    package var window: WindowState?

    package init(_ screen: ScreenName, isOpen: Bool, window: WindowState? = nil) {
      self.screen = screen
      self.isOpen = isOpen
      self.window = window
    }
  }

  /// A game of Hangman, and the fingerprint of the list of words that it is played with.
  package struct HangmanGame: Codable, Equatable, Sendable {
    var words: UInt64
    var game: HangmanModel.State
  }

  /// How many games of Hangman are remembered, each with another list of words.
  package static let hangmanLimit = 8

  private(set) var version = Self.version
  /// The screen in front.
  package var screen: ScreenName?
  /// The window with the games.
  package var window: WindowState?
  /// The windows of single screens.
  package private(set) var detachedWindows: [DetachedWindow] = []
  package var craps: CrapsModel.State?
  package var pig: PigModel.State?
  package var bank: Bank.State?
  package var ticTacToe: TicTacToeModel.State?
  /// The most recent game comes last.
  private(set) var hangman: [HangmanGame] = []
  /// The games that the file has in a form that cannot be read. This itself is not saved.
  package private(set) var unreadable: [ScreenName] = []

  package init() {}

  /// The game of Hangman that is played with the words of a fingerprint.
  package subscript(words fingerprint: UInt64) -> HangmanModel.State? {
    get { hangman.last { $0.words == fingerprint }?.game }
    set {
      hangman.removeAll { $0.words == fingerprint }
      if let newValue { hangman.append(HangmanGame(words: fingerprint, game: newValue)) }
      hangman = hangman.suffix(Self.hangmanLimit)
    }
  }

  /// The own window of a screen; nil if the screen never had one.
  package subscript(windowOf screen: ScreenName) -> DetachedWindow? {
    get { detachedWindows.last { $0.screen == screen } }
    set {
      detachedWindows.removeAll { $0.screen == screen }
      if let newValue { detachedWindows.append(newValue) }
    }
  }

  // MARK: - The file

  /// Reads what ``encoded()`` has written. A game that cannot be read is left out, and listed in ``unreadable``.
  ///
  /// The rules of the games are checked when a game is continued: by `init(state:)` of its model.
  package init(_ bytes: [UInt8]) throws(StateFileError) {
    struct Form: Decodable { let version: Int }
    let decoder = JSONDecoder()
    let data = Data(bytes)
    guard let form = try? decoder.decode(Form.self, from: data) else { throw .damaged }
    guard form.version <= Self.version else { throw .newer }
    guard form.version > 0, let state = try? decoder.decode(Self.self, from: data) else { throw .damaged }
    self = state
  }

  /// The state as JSON.
  package func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}

// MARK: - Decoding

nonisolated extension SavedState: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, screen, window, craps, pig, bank, ticTacToe, hangman
    case detachedWindows = "ownWindows"
  }

  /// Decodes each game on its own: one that is damaged takes no other with it.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    screen = try? container.decodeIfPresent(ScreenName.self, forKey: .screen)
    window = Self.possible(try? container.decodeIfPresent(WindowState.self, forKey: .window))
    let windows =
      (try? container.decodeIfPresent([Attempt<DetachedWindow>].self, forKey: .detachedWindows)) ?? []
    for var own in windows.compactMap(\.value) {
      own.window = Self.possible(own.window)
      self[windowOf: own.screen] = own
    }
    craps = decode(.craps, in: container, of: .craps)
    pig = decode(.pig, in: container, of: .pig)
    bank = decode(.bank, in: container, of: .bank)
    ticTacToe = decode(.ticTacToe, in: container, of: .tictactoe)
    let games: [Attempt<HangmanGame>] = decode(.hangman, in: container, of: .hangman) ?? []
    for game in games.compactMap(\.value) { self[words: game.words] = game.game }
    if games.contains(where: { $0.value == nil }) { unreadable.append(.hangman) }
  }

  private static func possible(_ window: WindowState?) -> WindowState? {
    window?.isPossible == true ? window : nil
  }

  private mutating func decode<Value: Decodable>(
    _ key: CodingKeys, in container: KeyedDecodingContainer<CodingKeys>, of screen: ScreenName
  ) -> Value? {
    do {
      return try container.decodeIfPresent(Value.self, forKey: key)
    } catch {
      unreadable.append(screen)
      return nil
    }
  }
}

/// A value that may not be readable.
private nonisolated struct Attempt<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}
