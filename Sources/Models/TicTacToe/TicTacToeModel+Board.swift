extension TicTacToeModel {
  /// The number of cells along each side of the board.
  static let side = 3

  /// Finds the lines of three equal marks on a full board.
  ///
  /// - Parameter board: Nine marks, row by row. A board of any other size has no lines.
  /// - Returns: The indices of each line's cells: rows from the top, columns from the left, the falling diagonal
  ///   and the rising diagonal.
  public static func losingLines(of board: [Mark]) -> [[Int]] {
    guard board.count == side * side else { return [] }
    return lines.filter { line in line.allSatisfy { board[$0] == board[line[0]] } }
  }

  /// The cells of the three rows, three columns and two diagonals.
  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  /// All 512 boards.
  static let allBoards: [[Mark]] = (0..<1 << (side * side)).map { number in
    (0..<side * side).map { cell in number >> cell & 1 == 0 ? .x : .o }
  }

  /// The 32 boards without a line. A fair run wins one time in 16.
  static let winningBoards = allBoards.filter { losingLines(of: $0).isEmpty }
}
