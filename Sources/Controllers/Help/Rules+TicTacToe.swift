import Models
import Views

extension Rules {
  /// How Tic Tac Toe Reverse is played, in the words of seeds/tic-tac-toe-reverse.txt, "Detailed Description".
  static var ticTacToe: Rules {
    Rules(
      tr("Tic Tac Toe Reverse"),
      sections: [
        Section(
          tr("The game"),
          tr(
            "If there are three Xs or Os in a line, you lose rather than win. The board is set at random by the computer: it is not one player against the other, but a betting game."
          )),
        Section(
          tr("A run"),
          tr(
            "If three pictures are alike in any row, column or diagonal, the run is lost: they are marked, and Credit goes down by the Bet."
          ),
          tr(
            "If there is no such line, the run is won: Credit goes up by the Bet, and Won by {factor} times the Bet.",
            ["factor": String(Bank.prizeFactor)]),
          tr("Each run counts as a spin, and sets the Bet back to {bet}.", ["bet": String(Bank.startingBet)])
        ),
        Section(
          tr("The bet"),
          tr(
            "↑ Bet doubles the bet; when it comes to {limit} or more, it is {bet} again. A bet of more than your credit is not taken.",
            ["limit": Numeral.text(Double(Bank.betLimit)), "bet": String(Bank.startingBet)])),
        Section(
          tr("The game is rigged"),
          trn(
            "A run after {n} lost in a row always wins.",
            "At the latest, the run after {n} lost in a row wins.",
            TicTacToeModel.lossesBeforeRiggedWin)),
        Section(
          tr("How to play here"),
          tr("Press Play for a run. Press ↑ Bet, or the key +, to raise the bet first."),
          tr("The Bank shows the same counters; type an amount there and press Add credit.")),
      ],
      tables: [ticTacToeOdds])
  }

  private static var ticTacToeOdds: Table {
    let (fair, rigged) = (TicTacToeOdds.fairWin, TicTacToeOdds.riggedWin)
    return Table(
      tr("The odds"),
      [
        Row(
          tr("A board has no line"), chance: fair.value,
          detail: tr(
            "{part} in {whole} boards",
            [
              "part": String(TicTacToeOdds.boardsWithoutLine), "whole": String(TicTacToeOdds.boards),
            ])),
        Row(tr("A run wins in the long run, rigged as it is"), chance: rigged),
        Row(
          tr("Runs from one win to the next, on average"),
          Numeral.text(TicTacToeOdds.riggedRunsPerWin.value, digits: 2)),
        Row(
          tr("Credit from a run, betting 1"),
          Numeral.text(TicTacToeOdds.creditPerRun(winning: rigged).value, digits: 2),
          detail: tr(
            "{credit} if it were not rigged",
            [
              "credit": Numeral.text(TicTacToeOdds.creditPerRun(winning: fair).value, digits: 2)
            ])),
        Row(
          tr("Won from a run, betting 1"),
          Numeral.text(TicTacToeOdds.prizePerRun(winning: rigged).value, digits: 2)),
      ],
      note: tr(
        "With the same bet each time, your credit dwindles. Who counts, bets little, and much on the run that is sure."
      ))
  }
}
