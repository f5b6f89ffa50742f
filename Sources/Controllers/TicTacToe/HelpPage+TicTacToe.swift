import Models
import Views

extension HelpPage {
  /// How Tic Tac Toe Reverse is played, in the words of seeds/tic-tac-toe-reverse.txt, "Detailed Description".
  static var ticTacToe: HelpPage {
    HelpPage(
      tr("Tic Tac Toe Reverse"),
      sections: [
        Section(tr("A run")) {
          Rule(
            [.board("XOXOXOOOX", line: [0, 4, 8]), .lost],
            tr(
              "If three symbols match in any row, column or diagonal, you lose the run: they are marked, and Credit goes down by the Bet."
            ), about: TicTacToeTopic.loss)
          Rule(
            [.board("XOXOOXOXO", line: []), .won],
            tr(
              "If there is no such line, you win the run: Credit goes up by the Bet, and Won by {factor} times the Bet.",
              ["factor": String(Bank.prizeFactor)]), about: TicTacToeTopic.win)
          tr("Won is a score: only Credit can be bet.")
          tr("Each run counts as one spin, and resets the Bet to {bet}.", ["bet": String(Bank.startingBet)])
        },
        Section(tr("The bet")) {
          Rule(
            [.bet(Bank.startingBet), .arrow, .bet(Bank.startingBet * 2)],
            tr(
              "↑ Bet doubles the bet. When it reaches {limit} or more, it is {bet} again. You cannot bet more than your credit.",
              ["limit": Numeral.text(Bank.betLimit), "bet": String(Bank.startingBet)]),
            about: TicTacToeTopic.bet)
        },
        Section(tr("The game is rigged")) {
          Rule(
            [.lost, .lost, .lost, .won],
            trn(
              "You win a run after at most {n} loss.",
              "You win a run after at most {n} losses in a row.", TicTacToeModel.lossesBeforeRiggedWin
            ), about: TicTacToeTopic.rigging)
        },
        Section(tr("The game")) {
          tr(
            "If there are three Xs or Os in a line, you lose rather than win. The board is set at random by the computer: it is not one player against the other, but a betting game."
          )
        },
        Section(tr("How to play here")) {
          tr(
            "Press Play, or the board, for a run. Press ↑ Bet, or the key +, to raise the bet first, or Bet again to bet as much as in the last run."
          )
          tr("The Bank shows the same counters. Press a note there, or type an amount and press Add credit.")
          tr(
            "New Game starts over, with a credit of {credit}.",
            ["credit": Numeral.text(Bank.startingCredit)])
        },
      ], tables: [ticTacToeOdds])
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
            ["part": String(TicTacToeOdds.boardsWithoutLine), "whole": String(TicTacToeOdds.boards)])),
        Row(tr("A run wins in the long run, with the rigging"), chance: rigged),
        Row(
          tr("Runs from one win to the next, on average"),
          Numeral.text(TicTacToeOdds.riggedRunsPerWin.value, digits: 2)),
        Row(
          tr("Change in Credit per run, with a bet of 1"),
          Numeral.text(TicTacToeOdds.creditPerRun(winning: rigged).value, digits: 2),
          detail: tr(
            "{credit} without the rigging",
            ["credit": Numeral.text(TicTacToeOdds.creditPerRun(winning: fair).value, digits: 2)])),
        Row(
          tr("Change in Won per run, with a bet of 1"),
          Numeral.text(TicTacToeOdds.prizePerRun(winning: rigged).value, digits: 2)),
      ],
      note: tr(
        "If you always bet the same amount, your credit shrinks. If you count the losses, you can bet little, and a lot on the run that is sure to win."
      ))
  }
}

/// What the rules of Tic Tac Toe Reverse are about.
enum TicTacToeTopic {
  case loss, win, bet, rigging

  /// What the rule of the last run is about, or of the next one, if it is sure to win or cannot be paid.
  init(of model: ModelHandle<TicTacToeModel>, _ bank: ModelHandle<Bank>) {
    self =
      switch model.outcome {
      case _ where bank.bet > bank.credit: .bet
      case _ where model.lossesInARow >= TicTacToeModel.lossesBeforeRiggedWin: .rigging
      case nil: .bet
      case .won: .win
      case .lost: .loss
      }
  }
}
