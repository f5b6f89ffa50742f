/// The chances in Tic Tac Toe Reverse, counted from all boards there are.
public enum TicTacToeOdds {
  /// How many boards there are.
  public static let boards = TicTacToeModel.allBoards.count

  /// How many of them have no line.
  public static let boardsWithoutLine = TicTacToeModel.winningBoards.count

  /// The chance that a run wins where nothing is rigged.
  public static let fairWin = Fraction(boardsWithoutLine, of: boards)

  /// How many runs lead from one win to the next on average, where the game is rigged.
  ///
  /// Each run before the sure one takes place if all before it were lost; the sure one is the last there can be.
  public static let riggedRunsPerWin: Fraction = {
    var (runs, takesPlace) = (Fraction.zero, Fraction.one)
    for _ in 0...TicTacToeModel.lossesBeforeRiggedWin {
      runs = runs + takesPlace
      takesPlace = takesPlace * (Fraction.one - fairWin)
    }
    return runs
  }()

  /// What part of all runs wins in the long run, where the game is rigged.
  public static let riggedWin = Fraction.one / riggedRunsPerWin

  /// What a run does to the credit on average, at a bet of 1: a win brings the bet, a loss takes it.
  public static func creditPerRun(winning: Fraction) -> Fraction { winning + winning - Fraction.one }

  /// What a run adds to the prizes on average, at a bet of 1.
  public static func prizePerRun(winning: Fraction) -> Fraction {
    winning * Fraction(Bank.prizeFactor, of: 1)
  }
}
