/// The content of a cell on the board.
public enum Mark: String, CaseIterable, Codable, Hashable, Sendable {
  /// A cross.
  case x = "X"
  /// A nought.
  case o = "O"
}
