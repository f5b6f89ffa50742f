import Controllers
import FoundationEssentials
import Models

/// Everything that Parlor remembers from one start to the next.
package nonisolated struct SavedState: Sendable {
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

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      screen = try container.decode(ScreenName.self, forKey: .screen)
      isOpen = try container.decode(Bool.self, forKey: .isOpen)
      window = try? container.decode(WindowState.self, forKey: .window)
    }
  }

  /// The screen in front.
  package var screen: ScreenName?
  /// The window with the games.
  package var window: WindowState?
  /// The windows of single screens.
  package private(set) var detachedWindows: [DetachedWindow] = []
  /// The values of the games, by the names of their keys.
  private var games: [String: any Savable] = [:]
  /// The games whose values cannot be read. This itself is not saved.
  package private(set) var unreadable: [ScreenName] = []

  package init() {}

  /// The value of a key; nil if there is none.
  package subscript<Value>(key: SaveKey<Value>) -> Value? {
    get { games[key.name] as? Value }
    set { games[key.name] = newValue }
  }

  /// The own window of a screen; nil if the screen never had one.
  package subscript(windowOf screen: ScreenName) -> DetachedWindow? {
    get { detachedWindows.last { $0.screen == screen } }
    set {
      detachedWindows.removeAll { $0.screen == screen }
      if let newValue { detachedWindows.append(newValue) }
    }
  }
}

nonisolated extension SavedState: Equatable {
  package static func == (left: SavedState, right: SavedState) -> Bool {
    left.screen == right.screen && left.window == right.window
      && left.detachedWindows == right.detachedWindows && left.unreadable == right.unreadable
      && left.games.count == right.games.count
      && left.games.allSatisfy { name, value in right.games[name].map { value.isEqual(to: $0) } ?? false }
  }
}

// MARK: - The file

nonisolated extension SavedState {
  /// The games that a file can have.
  package struct Format: Sendable {
    let screens: Set<ScreenName>
    let keys: [any SaveKeyProtocol]

    package init(screens: [ScreenName], keys: [any SaveKeyProtocol]) {
      self.screens = Set(screens)
      self.keys = keys
    }

    /// The games of Parlor.
    @MainActor package static var parlor: Format {
      Format(screens: ScreenName.all, keys: Game.all.flatMap(\.saveKeys))
    }
  }

  /// Reads what ``encoded()`` has written. A game that cannot be read is left out, and listed in ``unreadable``.
  ///
  /// The rules of the games are checked when a game is continued: by `init(state:)` of its model.
  package init(_ bytes: [UInt8], format: Format) throws(StateFileError) {
    struct Header: Decodable { let version: Int }
    let decoder = JSONDecoder()
    let data = Data(bytes)
    guard let header = try? decoder.decode(Header.self, from: data) else { throw .damaged }
    guard header.version <= Self.version else { throw .newer }
    guard header.version > 0,
      let state = try? decoder.decode(Self.self, from: data, configuration: format)
    else { throw .damaged }
    self = state
  }

  /// The state as JSON.
  package func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }

  /// The names in the file: those of ``Name``, and those of the games' keys.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    static let version = Key(stringValue: "version")
    static let screen = Key(stringValue: "screen")
    static let window = Key(stringValue: "window")
    static let detachedWindows = Key(stringValue: "ownWindows")
  }
}

nonisolated extension SavedState: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encodeIfPresent(screen, forKey: .screen)
    try container.encodeIfPresent(window, forKey: .window)
    try container.encode(detachedWindows, forKey: .detachedWindows)
    for (name, value) in games { try container.encode(value, forKey: Key(stringValue: name)) }
  }
}

nonisolated extension SavedState: DecodableWithConfiguration {
  /// Decodes each value separately. If one is damaged, the others are kept.
  package init(from decoder: any Decoder, configuration format: Format) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let screen = try? container.decode(ScreenName.self, forKey: .screen)
    self.screen = screen.flatMap { format.screens.contains($0) ? $0 : nil }
    window = try? container.decode(WindowState.self, forKey: .window)
    let windows = try? container.decode([Attempt<DetachedWindow>].self, forKey: .detachedWindows)
    for window in (windows ?? []).compactMap(\.value) where format.screens.contains(window.screen) {
      self[windowOf: window.screen] = window
    }
    for key in format.keys { decode(key, in: container) }
  }

  private mutating func decode(_ key: some SaveKeyProtocol, in container: KeyedDecodingContainer<Key>) {
    do {
      let value = try container.decodeIfPresent(type(of: key).Value.self, forKey: Key(stringValue: key.name))
      games[key.name] = value
      if value?.isIncomplete == true { unreadable.append(key.screen) }
    } catch {
      unreadable.append(key.screen)
    }
  }
}

/// A value that may not be readable.
private nonisolated struct Attempt<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}
