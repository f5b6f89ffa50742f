import Controllers

/// Saves games until the program ends.
package final class GameMemory: SaveStore {
  package var games = GameValues() { didSet { saved.append(games) } }
  /// The games after each save.
  package private(set) var saved: [GameValues] = []
  /// The names of the values that broke a rule.
  package private(set) var refusals: [String] = []

  /// Copies the games for ``copyGames()``.
  package var copy: () throws(CopyError) -> String? = { () throws(CopyError) in nil }

  package init() {}

  package func copyGames() throws(CopyError) -> String? { try copy() }

  package func refuse(_ key: some SaveKeyProtocol, _ reason: SaveRefusal) {
    if reason == .invalid { refusals.append(key.name) }
  }
}
