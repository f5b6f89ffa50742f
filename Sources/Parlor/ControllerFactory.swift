import Controllers
import GtkKit
import Models
import Persistence

/// Makes the controllers of the games, each with its chance, and with how its game was left.
struct ControllerFactory {
  let options: Options
  let resources: Resources
  /// Looked up when they are first asked for.
  let settings: () -> any HangmanSettings
  let store: StateStore

  /// The controller of a game.
  func controller(of game: Game) -> ViewController {
    switch game {
    case .craps: CrapsViewController(generator: generator, saveSlot: store.saveSlot(\.craps, of: .craps))
    case .pig: PigViewController(generator: generator, saveSlot: store.saveSlot(\.pig, of: .pig))
    case .tictactoe:
      TicTacToeTabBarController(
        generator: generator, gameSlot: store.saveSlot(\.ticTacToe, of: .tictactoe),
        bankSlot: store.saveSlot(\.bank, of: .bank))
    case .hangman:
      HangmanViewController(
        settings: settings(), words: words,
        generator: generator,
        saveSlot: { words in store.saveSlot(\.[words: words.fingerprint], of: .hangman) })
    }
  }

  /// The rules of the games, for who wants to read them.
  func help() -> HelpViewController { HelpViewController(settings: settings(), words: words) }

  private var words: WordSource { WordLoader(resources: resources, file: options.words).source }

  /// Each game has its own chance; from a seed, each the same in every run, in whatever order they are played.
  private var generator: any RandomNumberGenerator {
    if let seed = options.seed { SeededGenerator(seed: seed) } else { SystemRandomNumberGenerator() }
  }
}
