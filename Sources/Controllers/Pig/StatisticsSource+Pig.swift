import Models
import Views

extension Chart {
  init(againstComputer statistics: PigStatistics) {
    let counts = PigStrategy.allCases.map { statistics.count(against: .computer($0)) }
    let (won, games) = (counts.total(\.won), counts.total(\.games))
    self.init(
      tr("Games against the computer"),
      summary: games == 0
        ? tr("No game against the computer is over yet.")
        : trn(
          "You won {won} of {games} game against the computer.",
          "You won {won} of {games} games against the computer.", games,
          ["games": Numeral.text(games), "won": Numeral.text(won)]),
      of: counts, by: tr("Opponent"), names: PigStrategy.allCases.map(\.computer.name))
  }

  /// The games between two people, by their winners.
  init(betweenPeople statistics: PigStatistics) {
    let count = statistics.count(against: .human)
    self.init(
      tr("Games between two people"),
      summary: count.games == 0
        ? tr("No game between two people is over yet.")
        : trn(
          "Of {games} game, player 1 won {first} and player 2 won {second}.",
          "Of {games} games, player 1 won {first} and player 2 won {second}.", count.games,
          [
            "games": Numeral.text(count.games), "first": Numeral.text(count.won),
            "second": Numeral.text(count.lost),
          ]),
      of: trc("number", "Games"), by: tr("Winner"), .named([tr("Player 1"), tr("Player 2")]),
      [
        Series(trc("number", "Games"), count.games == 0 ? [] : [Double(count.won), Double(count.lost)])
      ])
  }
}
