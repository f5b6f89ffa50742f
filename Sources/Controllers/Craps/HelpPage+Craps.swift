import Models
import Views

extension HelpPage {
  /// How Craps is played, in the words of seeds/craps.txt, "Rules of Craps".
  static var craps: HelpPage {
    HelpPage(
      tr("Craps"),
      sections: [
        Section(tr("The ante")) {
          Rule(
            [.chips(CrapsModel.anteStep * 10)],
            tr(
              "The ante is a multiple of {step}, greater than zero, and no more than your balance. You cannot change it while a point is on.",
              ["step": dollars(CrapsModel.anteStep)]), about: CrapsTopic.ante)
          Rule(
            [.amount(dollars(0)), .arrow, .amount(dollars(CrapsModel.startingBalance))],
            tr(
              "You start with {balance}. If you go bankrupt, you start over with the same amount.",
              ["balance": dollars(CrapsModel.startingBalance)]), about: CrapsTopic.bankruptcy)
        },
        Section(tr("The first roll")) {
          Rule(
            [.die(4), .die(3), .won],
            tr("If the sum of the two dice is 7 or 11, you win, and the game is over."),
            about: CrapsTopic.natural)
          Rule(
            [.die(1), .die(2), .lost], tr("If the sum is 2, 3 or 12, you lose, and the game is over."),
            about: CrapsTopic.craps)
          Rule(
            [.die(5), .die(3), .arrow, .puck(8)],
            tr("Any other sum (4, 5, 6, 8, 9 or 10) becomes your point, and you roll again."),
            about: CrapsTopic.newPoint)
        },
        Section(tr("The point")) {
          Rule(
            [.puck(8), .die(2), .die(6), .won], tr("If you roll the point again before a 7, you win."),
            about: CrapsTopic.madePoint)
          Rule(
            [.puck(8), .die(3), .die(4), .lost], tr("If you roll a 7 first, you lose."),
            about: CrapsTopic.seven)
          Rule(
            [.puck(8), .die(5), .die(4)], tr("Any other sum does nothing: roll again."),
            about: CrapsTopic.otherSum)
          tr("The puck lies on the point and says On. Between games the point is off.")
        },
        Section(tr("The game")) {
          tr(
            "Craps is a gambling game with two dice. You begin by providing an ante, the amount of money that you gamble on this game. If you win, your balance goes up by the ante; if you lose, it goes down by the ante."
          )
        },
        Section(tr("How to play here")) {
          tr(
            "Set the ante with the slider or the buttons ±{step}, ±{more} and All, then press Roll or the key R. New Game starts over.",
            ["step": dollars(CrapsModel.anteStep), "more": dollars(CrapsModel.anteStep * 5)])
        },
      ], tables: [crapsOdds])
  }

  private static var crapsOdds: Table {
    let stake = 100
    return Table(
      tr("The odds"),
      [
        Row(tr("You win a game"), chance: CrapsOdds.winning),
        Row(tr("The first roll wins"), chance: CrapsOdds.firstRoll(.won)),
        Row(tr("The first roll loses"), chance: CrapsOdds.firstRoll(.lost)),
      ] + pointOdds + [
        Row(tr("Rolls in a game, on average"), Numeral.text(CrapsOdds.rollsPerGame.value, digits: 2)),
        Row(tr("House edge"), chance: CrapsOdds.edge),
      ],
      note: tr(
        "In the long run, you lose {loss} of every {stake} that you bet. Neither the size of the ante nor waiting changes that.",
        [
          "stake": dollars(stake),
          "loss": tr("${amount}", ["amount": Numeral.text(CrapsOdds.edge.value * Double(stake), digits: 2)]),
        ]))
  }

  /// The probability of winning on each point. A low point has the same as the high one with as many outcomes.
  private static var pointOdds: [Row] {
    zip(CrapsRoll.points, CrapsRoll.points.reversed()).filter { $0 < $1 }.map { low, high in
      Row(
        tr("The point {low} or {high} wins", ["low": String(low), "high": String(high)]),
        chance: CrapsOdds.winning(onPoint: low))
    }
  }
}

/// What the rules of Craps are about.
enum CrapsTopic {
  case ante, natural, craps, newPoint, madePoint, seven, otherSum, bankruptcy

  /// What the rule of the last roll is about.
  init(of model: ModelHandle<CrapsModel>) {
    guard let roll = model.rolls.last else {
      self = .ante
      return
    }
    self =
      switch roll.effect {
      case _ where model.bankrupt: .bankruptcy
      case .point: .newPoint
      case .none: .otherSum
      case .won: [7, 11].contains(roll.total) ? .natural : .madePoint
      case .lost: roll.total == 7 ? .seven : .craps
      }
  }
}
