/// Something that happened in a game of Pig. Players are told apart by their index, 0 or 1.
///
/// Source: seeds/pig.txt, "Every game event should be recorded in the game log".
public enum PigEvent: Codable, Equatable, Sendable {
  /// A game began; player 0 is to move.
  case newGame
  /// A player decided to roll.
  case choseToRoll(player: Int)
  /// A player's die came up, which makes the turn total what it is; a one makes it 0.
  case rolled(player: Int, die: Die, turnTotal: Int)
  /// A player rolled a one and lost the turn and all it had gathered.
  case piggedOut(player: Int)
  /// A player decided to pass (to hold): the turn total is banked, which makes the score what it is.
  case choseToPass(player: Int, banked: Int, score: Int)
  /// A player reached the goal.
  case won(player: Int, score: Int)
}
