/// The result of a run of Tic Tac Toe Reverse.
public enum Outcome: Codable, Equatable, Sendable {
  /// No line of three: the player wins with the given bet.
  case won(bet: Int)
  /// A line of three or more: the player loses the given bet.
  case lost(bet: Int)
}
