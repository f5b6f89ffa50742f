import Controllers

/// Saves games until the program ends.
package final class GameMemory: SaveStore {
  package var games = GameValues()
  /// How often a value was saved.
  package private(set) var saves = 0

  /// Copies the games for ``copyGames()``.
  package var copy: () throws(CopyError) -> String? = { () throws(CopyError) in nil }

  package init() {}

  package func copyGames() throws(CopyError) -> String? { try copy() }

  package func saveSlot<Value, Part: Equatable>(
    _ key: SaveKey<Value>, at part: WritableKeyPath<Value?, Part?>
  ) -> SaveSlot<Part> {
    SaveSlot(
      games[key][keyPath: part],
      save: { [self] value in
        saves += 1
        games[key][keyPath: part] = value
      }, invalid: { [self] in games[key][keyPath: part] = nil })
  }
}
