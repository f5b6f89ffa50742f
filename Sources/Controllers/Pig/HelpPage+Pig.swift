import Models
import Views

extension HelpPage {
  /// How Pig is played, in the words of seeds/pig.txt, "Gameplay Rules".
  static var pig: HelpPage {
    let goal = ["goal": String(PigModel.goal)]
    return HelpPage(
      tr("Pass the Pigs"),
      sections: [
        Section(tr("A turn")) {
          Rule(
            [.pigDie(4), .arrow, .coins(4)],
            tr("If you roll a 2 to 6, it is added to your turn total, and your turn goes on."),
            about: PigTopic.roll)
          Rule(
            [.pigDie(1), .lost],
            tr("If you roll a 1, you pig out: you score nothing, and it is the next player’s turn."),
            about: PigTopic.one)
          Rule(
            [.coins(10), .arrow, .score(10)],
            tr("If you pass, your turn total is added to your score, and it is the next player’s turn."),
            about: PigTopic.pass)
          tr("On your turn you roll a die again and again, until you roll a 1 or decide to pass.")
        },
        Section(tr("Winning")) {
          Rule(
            [.score(PigModel.goal), .won],
            tr(
              "You win when you pass with {goal} or more. The points of a turn count only after you pass.",
              goal), about: PigTopic.winning)
        },
        Section(tr("The game")) {
          tr(
            "Play with a friend or against the computer. The first player to score {goal} or more points wins.",
            goal)
        },
        Section(tr("An example")) {
          tr(
            "The first player rolls a 5, could pass and score 5, but rolls again. With a 2 the turn total is 7. The third roll is a 1: the turn ends without points."
          )
          tr("The second player rolls 4, 5, 3, 5 and 5, and passes: 22 more points.")
        },
        Section(tr("How to play here")) {
          tr(
            "Press Roll, Pass or New Game, or the keys R, P (or H, for “hold”) and N. Click a name to change it."
          )
          tr(
            "Turn on the switch at any time to let the computer be Player 2. Choose whether it holds at 20, keeps pace with your score, or plays perfectly."
          )
          tr(
            "Press Odds to see the chance of winning by rolling and by passing, if both players play perfectly from then on. A tick marks the better choice."
          )
        },
      ], tables: [pigOdds])
  }

  private static var pigOdds: Table {
    let even = PigOdds.evenTotal
    let limits = [even / 2, even, even + even / 2]
    return Table(
      tr("The odds"),
      [Row(tr("A roll pigs out"), chance: PigOdds.piggingOut)]
        + limits.map { limit in
          let turn = PigOdds.Turn(holdingAt: limit)
          return Row(
            tr("Pig out before {limit}", ["limit": String(limit)]), chance: turn.piggingOut,
            detail: tr("holding scores {points} on average", ["points": Numeral.text(turn.points, digits: 2)])
          )
        } + [
          Row(
            tr("The player who begins wins, if both play perfectly"),
            chance: PigSolution.standard.winProbability(own: 0, opponent: 0, turnTotal: 0))
        ],
      note: tr(
        "With {even} points in the turn, a roll loses as much as it gains on average, so holding there scores the most. To win, a player who is behind must take more risks.",
        ["even": String(even)]))
  }
}

/// What the rules of Pig are about.
enum PigTopic {
  case roll, one, pass, winning

  /// What the rule of the last event is about, or of the pass that would win.
  init(of model: ModelHandle<PigModel>) {
    self =
      switch model.log.last {
      case .piggedOut: .one
      case .choseToPass: .pass
      case .won: .winning
      default: model.players[model.activePlayer].score + model.turnTotal < PigModel.goal ? .roll : .winning
      }
  }
}
