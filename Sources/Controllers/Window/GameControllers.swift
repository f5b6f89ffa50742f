/// The controllers of all games, each of which is made when its game is first shown.
struct GameControllers {
  /// Makes the controller of a game.
  let make: (Game) -> ViewController
  /// The controllers that have been made.
  var made: [Game: ViewController] = [:]
  /// Whether they show a past state.
  var isPast = false
}
