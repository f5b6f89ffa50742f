import Views

/// Which games' messages the Inspector shows.
enum GameChoice: Equatable {
  case front, every
  case game(Game)

  /// All choices, in the order in which they are offered.
  static var all: [GameChoice] { [.front, .every] + Game.all.map { .game($0) } }

  /// The one game that is shown; nil where all are.
  func game(inFront front: Game) -> Game? {
    switch self {
    case .front: front
    case .every: nil
    case .game(let game): game
    }
  }

  /// What the user chooses.
  var title: String {
    switch self {
    case .front: tr("Current Game")
    case .every: tr("All Games")
    case .game(let game): game.title
    }
  }
}
