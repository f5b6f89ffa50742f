/// Restores games from values, and discards what they save.
package final class ReadOnlyStore: SaveStore {
  private let values: GameValues
  /// The screens whose values were refused because they break a rule.
  package private(set) var refused: [ScreenName] = [] { didSet { onRefused() } }
  /// The screens whose values lack the part that is asked for: Hangman's games of other words are of no use here.
  package private(set) var unsuitable: [ScreenName] = [] { didSet { onRefused() } }
  /// Called when a value was refused or is unsuitable.
  var onRefused: () -> Void = {}

  package init(_ values: GameValues) { self.values = values }

  package var games: GameValues {
    get { values }
    set {}
  }

  package func saveSlot<Value, Part: Equatable>(
    _ key: SaveKey<Value>, at part: WritableKeyPath<Value?, Part?>
  ) -> SaveSlot<Part> {
    let (value, found) = (values[key], values[key][keyPath: part])
    if value != nil, found == nil { unsuitable.append(key.screen) }
    return SaveSlot(
      found, save: { _ in }, invalid: { [self] in refused.append(key.screen) })
  }
}
