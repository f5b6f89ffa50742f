/// The odds of Tic Tac Toe Reverse, counted from all boards.
public enum TicTacToeOdds {
  /// The number of boards.
  public static let boards = TicTacToeModel.allBoards.count

  /// The number of boards without a line.
  public static let boardsWithoutLine = TicTacToeModel.winningBoards.count

  /// The probability that a fair run wins.
  public static let fairWin = Fraction(boardsWithoutLine, of: boards)

  /// The average number of runs from one win to the next in a rigged game: each takes place if all runs before it were lost.
  public static let riggedRunsPerWin: Fraction = {
    var (runs, takesPlace) = (Fraction.zero, Fraction.one)
    for _ in 0...TicTacToeModel.lossesBeforeRiggedWin {
      runs = runs + takesPlace
      takesPlace = takesPlace * (Fraction.one - fairWin)
    }
    return runs
  }()

  /// The share of all runs that win in a rigged game.
  public static let riggedWin = Fraction.one / riggedRunsPerWin

  /// The average change of the credit by a run with a bet of 1: a win adds the bet, a loss takes it.
  public static func creditPerRun(winning: Fraction) -> Fraction { winning + winning - Fraction.one }

  /// The average prize of a run with a bet of 1.
  public static func prizePerRun(winning: Fraction) -> Fraction {
    winning * Fraction(Bank.prizeFactor, of: 1)
  }
}
