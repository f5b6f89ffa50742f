import Models
import Views

/// What a game is there to show, and where to read it.
struct Legend {
  let text: String
  let source: Message.Source

  /// The legend of a game.
  init(of game: Game) {
    switch game {
    case .craps:
      text = tr("Polling: after each call, the controller reads the result from the model.")
      source = Message.Source(file: "Controllers/CrapsViewController.swift")
    case .pig:
      text = tr("◆ Delegation: the model tells its delegate, the controller, of each event.")
      source = Message.Source(file: "Models/PigModelDelegate.swift")
    case .tictactoe:
      text = tr("◉ Observable store: two controllers observe the Bank; neither knows the other.")
      source = Message.Source(file: "Models/Bank.swift")
    case .hangman:
      text = tr("◆ A flipside with its delegate, and registered defaults that a new game reads.")
      source = Message.Source(file: "Controllers/FlipsideViewController.swift")
    }
  }
}
