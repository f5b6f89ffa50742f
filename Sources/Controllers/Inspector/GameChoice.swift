import Views

/// The games whose messages the Inspector shows.
enum GameChoice: Equatable {
  case front, every
  case game(Game)

  /// All choices, in their order.
  static var all: [GameChoice] { [.front, .every] + Game.all.map { .game($0) } }

  /// The game that is shown; nil for all games.
  func game(inFront front: Game) -> Game? {
    switch self {
    case .front: front
    case .every: nil
    case .game(let game): game
    }
  }

  /// The title of the choice.
  var title: String {
    switch self {
    case .front: tr("Current Game")
    case .every: tr("All Games")
    case .game(let game): game.tab.title
    }
  }
}
