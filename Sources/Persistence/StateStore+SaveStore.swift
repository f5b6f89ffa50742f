import Controllers
import GtkKit

extension StateStore: SaveStore {
  package var games: GameValues {
    get { state.games }
    set {
      update {
        $0.games = newValue
        $0.seedPosition = seedPosition() ?? $0.seedPosition
      }
    }
  }

  /// An invalid value is reported. In Hangman, it is found when the words are loaded.
  package func refuse(_ key: some SaveKeyProtocol, _ reason: SaveRefusal) {
    if reason == .invalid { report([key]) }
  }

  package func copyGames() throws(CopyError) -> String? {
    do { return try copyState() } catch {
      throw CopyError(reason: (error as? SystemError)?.reason ?? "\(error)")
    }
  }
}
