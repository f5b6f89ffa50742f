import Controllers
import GtkKit
import Models
import Persistence

/// Makes the controllers of the games, each with its chance, and with how its game was left.
struct GameMaker {
  let options: Options
  let resources: Resources
  /// Looked up when they are first asked for.
  let settings: () -> any HangmanSettings
  let store: StateStore

  /// The controller of a game.
  func controller(of game: Game) -> ViewController {
    switch game {
    case .craps: CrapsViewController(generator: generator, saved: saved(\.craps))
    case .pig: PigViewController(generator: generator, saved: saved(\.pig))
    case .tictactoe:
      TicTacToeTabBarController(
        generator: generator, savedGame: saved(\.ticTacToe), savedBank: saved(\.bank))
    case .hangman:
      HangmanViewController(
        settings: settings(), words: words,
        generator: generator, saved: { words in saved(\.[words: words.fingerprint]) })
    }
  }

  /// The rules of the games, for who wants to read them.
  func help() -> HelpViewController { HelpViewController(settings: settings(), words: words) }

  private var words: WordSource { WordLoader(resources: resources, file: options.words).source }

  private func saved<State>(_ game: WritableKeyPath<SavedState, State?>) -> Saved<State> {
    Saved(
      store.state[keyPath: game],
      keep: { state in store.update { $0[keyPath: game] = state } },
      refused: { error in store.refuse(error) { $0[keyPath: game] = nil } })
  }

  /// Each game has its own chance; from a seed, each the same in every run, in whatever order they are played.
  private var generator: any RandomNumberGenerator {
    if let seed = options.seed { SeededGenerator(seed: seed) } else { SystemRandomNumberGenerator() }
  }
}
