import Views

/// The controllers of all games, each of which is made when its game is first shown.
struct GameControllers {
  /// Makes the controller of a game, for a screen that had another one, or for a new screen.
  let make: (_ game: Game, _ screen: (any Screen)?) -> ViewController
  /// The controllers that have been made.
  var made: [Game: ViewController] = [:]
  /// The screens that the next controllers get.
  var screens: [Game: any Screen] = [:]
  /// Whether they show a past state.
  var isPast = false
  /// Whether they announce nothing.
  var isSilent = false
}
