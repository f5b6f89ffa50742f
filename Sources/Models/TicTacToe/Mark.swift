/// What stands in a cell of the board.
public enum Mark: String, CaseIterable, Codable, Hashable, Sendable {
  /// A cross.
  case x = "X"
  /// A nought.
  case o = "O"
}
