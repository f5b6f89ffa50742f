/// Restores games from values, and discards what they save.
package final class ReadOnlyStore: SaveStore {
  private let values: GameValues
  /// The screens whose values were refused because they break a rule.
  package private(set) var refused: [ScreenName] = []

  package init(_ values: GameValues) { self.values = values }

  package func saveSlot<Value, Part: Equatable>(
    _ key: SaveKey<Value>, at part: WritableKeyPath<Value?, Part?>
  ) -> SaveSlot<Part> {
    SaveSlot(
      values[key][keyPath: part], save: { _ in }, invalid: { [self] in refused.append(key.screen) })
  }
}
