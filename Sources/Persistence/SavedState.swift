import Controllers
import FoundationEssentials
import Models

/// The state that Parlor saves between runs.
package nonisolated struct SavedState: Sendable {
  /// The version of the file format. A change that older programs cannot read increases it.
  package static let version = 1

  /// The detached window of a screen: whether it is open, and its state.
  package struct DetachedWindow: Codable, Equatable, Sendable {
    let screen: String
    package var isOpen: Bool
    /// Nil if the state of the window has never changed.
    package var window: WindowState?

    package init(_ screen: ScreenName, isOpen: Bool, window: WindowState? = nil) {
      self.screen = screen.rawValue
      self.isOpen = isOpen
      self.window = window
    }
  }

  package var screen: ScreenName?
  package var window: WindowState?
  package private(set) var detachedWindows: [DetachedWindow] = []
  package var games = GameValues()
  /// Where the random numbers of a seed go on, in the program that last had one.
  package var seedPosition: SeedPosition?
  /// What was read: a newer version may have saved more than this one knows.
  private var source: Source?

  private struct Source {
    /// Decoded at each save, in the background: its values would take several times its memory.
    let file: Data
    /// The games and statistics that could be read, with their keys.
    var games = GameValues()
    var keys: [any SaveKeyProtocol] = []
  }

  package init() {}

  package subscript<Value: Savable>(key: SaveKey<Value>) -> Value? {
    get { games[key] }
    set { games[key] = newValue }
  }

  /// The detached window of a screen; nil if it never had one.
  package subscript(windowOf screen: ScreenName) -> DetachedWindow? {
    get { detachedWindows.last { $0.screen == screen.rawValue } }
    set {
      detachedWindows.removeAll { $0.screen == screen.rawValue }
      if let newValue { detachedWindows.append(newValue) }
    }
  }
}

nonisolated extension SavedState: Equatable {
  /// Compares what can change.
  package static func == (left: SavedState, right: SavedState) -> Bool {
    left.screen == right.screen && left.window == right.window
      && left.detachedWindows == right.detachedWindows && left.games == right.games
      && left.seedPosition == right.seedPosition
  }
}

// MARK: - File format

nonisolated extension SavedState {
  /// The games that a file can contain.
  package struct Format: Sendable {
    let screens: [ScreenName]
    let keys: [any SaveKeyProtocol]

    package init(screens: [ScreenName], keys: [any SaveKeyProtocol]) {
      self.screens = screens
      self.keys = keys
    }

    /// The screen with a name; nil if there is none.
    func screen(_ name: String?) -> ScreenName? { screens.first { $0.rawValue == name } }

    @MainActor package static var parlor: Format {
      Format(screens: ScreenName.all, keys: Game.all.flatMap(\.saveKeys))
    }
  }

  /// Decodes the result of ``encoded()``. A value that cannot be read is omitted, and its key is listed in
  /// ``GameValues/unreadable``.
  ///
  /// The rules of the games are validated later, by `init(state:)` of the models.
  package init(_ bytes: [UInt8], format: Format) throws(StateFileError) {
    let file = Data(bytes.withoutLeadingSpace)
    do { self = try JSONDecoder().decode(Self.self, from: file, configuration: format) } catch {
      throw error as? StateFileError ?? .damaged
    }
    source = Source(file: file, games: games, keys: format.keys)
  }

  /// The state as JSON. Games and statistics that have not changed, and unknown members, stay as they are in the file.
  package func encoded() throws -> [UInt8] { try JSONEncoder.parlor.encode(self) + [UInt8(ascii: "\n")] }

  /// The keys of the file, which also has those of the games.
  private enum Key: String, CodingKey, CaseIterable {
    case version, screen, window, seedPosition
    case detachedWindows = "ownWindows"
  }
}

nonisolated extension SavedState: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encodeIfPresent(screen?.rawValue, forKey: .screen)
    try container.encodeIfPresent(window, forKey: .window)
    try container.encode(detachedWindows, forKey: .detachedWindows)
    try container.encodeIfPresent(seedPosition, forKey: .seedPosition)
    try games.encode(to: encoder)
    guard let source else { return }
    let members = try JSONDecoder().decode([String: JSONValue].self, from: source.file)
    let changed = source.keys.filter { !games.hasSame($0, as: source.games) } + source.games.unreadable
    let omitted = Key.allCases.map(\.rawValue) + changed.map(\.name)
    try members.filter { !omitted.contains($0.key) }.encode(to: encoder)
  }
}

nonisolated extension SavedState: DecodableWithConfiguration {
  /// Decodes each value separately. If one is damaged, the others are kept.
  package init(from decoder: any Decoder, configuration format: Format) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version <= Self.version else { throw StateFileError.newer }
    guard version > 0 else { throw StateFileError.damaged }
    screen = format.screen(try? container.decode(String.self, forKey: .screen))
    window = try? container.decode(WindowState.self, forKey: .window)
    seedPosition = try? container.decode(SeedPosition.self, forKey: .seedPosition)
    for window in (try? container.decode([DetachedWindow].self, forKey: .detachedWindows)) ?? [] {
      if let screen = format.screen(window.screen) { self[windowOf: screen] = window }
    }
    games = try GameValues(from: decoder, keys: format.keys)
  }
}
