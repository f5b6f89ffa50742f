import Controllers
import GtkKit

extension StateStore: SaveStore {
  package var games: GameValues {
    get { state.games }
    set { update { $0.games = newValue } }
  }

  package func saveSlot<Value, Part: Equatable>(
    _ key: SaveKey<Value>, at part: WritableKeyPath<Value?, Part?>
  ) -> SaveSlot<Part> {
    SaveSlot(
      state[key][keyPath: part],
      save: { [self] value in update { $0[key][keyPath: part] = value } },
      invalid: { [self] in refuse(key) { $0[key][keyPath: part] = nil } })
  }

  package func copyGames() throws(CopyError) -> String? {
    do { return try copyState() } catch {
      throw CopyError(reason: (error as? SystemError)?.reason ?? "\(error)")
    }
  }
}
