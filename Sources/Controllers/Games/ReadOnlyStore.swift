/// Restores games from values, and discards what they save.
package final class ReadOnlyStore: SaveStore {
  private let values: GameValues
  /// The screens whose values were not used, and why.
  package private(set) var refusals: [ScreenName: SaveRefusal] = [:] { didSet { onRefused() } }
  /// Called when a value was not used.
  var onRefused: () -> Void = {}

  package init(_ values: GameValues) { self.values = values }

  package var games: GameValues {
    get { values }
    set {}
  }

  package func refuse(_ key: some SaveKeyProtocol, _ reason: SaveRefusal) { refusals[key.screen] = reason }
}
