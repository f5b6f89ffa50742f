/// A value that is saved between runs.
package typealias Savable = Codable & Equatable & Sendable

package nonisolated protocol SaveKeyProtocol: Sendable {
  associatedtype Value: Savable
  var name: String { get }
  var screen: ScreenName { get }
  var kind: SaveKind { get }
}

/// What a saved value is.
package nonisolated enum SaveKind: Sendable {
  /// A game, or a part of one.
  case game
  case statistics
  /// An option of the screen, which no new game changes.
  case option
  /// What a moment of the Inspector shows beside the game. It is not saved with the games.
  case shown
}

/// Names a saved value, and its type.
package nonisolated struct SaveKey<Value: Sendable>: Sendable {
  package let name: String
  package let screen: ScreenName
  package let kind: SaveKind

  /// A value in the file, and the screen that is named if the value cannot be read.
  package init(_ name: String, of screen: ScreenName, _ kind: SaveKind = .game) {
    self.name = name
    self.screen = screen
    self.kind = kind
  }
}

// Not a constraint of the type itself: Swift would search for each conformance when the program starts.
nonisolated extension SaveKey: SaveKeyProtocol where Value: Codable & Equatable {}
