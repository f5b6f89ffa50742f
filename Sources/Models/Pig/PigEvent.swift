/// An event in a game of Pig (seeds/pig.txt, "Every game event should be recorded"). Players are identified by their index, 0 or 1.
public enum PigEvent: Codable, Equatable, Sendable {
  /// A game began; player 0 is to move.
  case newGame
  /// A player decided to roll.
  case choseToRoll(player: Int)
  /// A player rolled a die. `turnTotal` is the new turn total, 0 after a one.
  case rolled(player: Int, die: Die, turnTotal: Int)
  /// A player rolled a one and lost the turn with its points.
  case piggedOut(player: Int)
  /// A player decided to pass (hold). The turn total was banked, and `score` is the new score.
  case choseToPass(player: Int, banked: Int, score: Int)
  /// A player reached the goal.
  case won(player: Int, score: Int)
}
