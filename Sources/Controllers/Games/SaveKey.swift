/// A value that is saved between runs.
package nonisolated protocol Savable: Codable, Equatable, Sendable {
  /// Whether some of the saved data could not be read.
  var isIncomplete: Bool { get }
}

nonisolated extension Savable {
  package var isIncomplete: Bool { false }

  /// Whether another value has the same type and is equal.
  package func isEqual(to other: any Savable) -> Bool { (other as? Self) == self }
}

package nonisolated protocol SaveKeyProtocol: Sendable {
  associatedtype Value: Savable
  var name: String { get }
  var screen: ScreenName { get }
  /// Whether the value is the statistics of the screen, and not its game.
  var isStatistics: Bool { get }
  /// Whether the value is an option of the screen, which no new game changes.
  var isOption: Bool { get }
}

nonisolated extension SaveKeyProtocol {
  /// Whether the value is a game, or a part of one.
  var isGame: Bool { !isStatistics && !isOption }
}

/// Names a saved value, and its type.
package nonisolated struct SaveKey<Value: Savable>: SaveKeyProtocol {
  package let name: String
  package let screen: ScreenName
  package let isStatistics: Bool
  package let isOption: Bool

  /// A value in the file, and the screen that is named if the value cannot be read.
  package init(_ name: String, of screen: ScreenName, isStatistics: Bool = false, isOption: Bool = false) {
    self.name = name
    self.screen = screen
    self.isStatistics = isStatistics
    self.isOption = isOption
  }
}
