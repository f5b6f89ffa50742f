import Models
import Views

extension Chart {
  init(againstComputer statistics: PigStatistics) {
    let counts = PigStrategy.allCases.map { statistics.count(against: .computer($0)) }
    self.init(
      tr("Games against the computer"), of: counts, by: tr("Opponent"),
      names: PigStrategy.allCases.map(\.computer.name))
  }

  /// The games between two people, by their winners.
  init(betweenPeople statistics: PigStatistics) {
    let count = statistics.count(against: .human)
    self.init(
      tr("Games between two people"),
      summary: count.games == 0
        ? tr("No finished games yet.")
        : tr(
          "Player 1 won {first}, and player 2 won {second}.",
          ["first": Numeral.text(count.won), "second": Numeral.text(count.lost)]),
      of: trc("number", "Games"), by: tr("Winner"), .named([tr("Player 1"), tr("Player 2")]),
      [
        Series(trc("number", "Games"), count.games == 0 ? [] : [Double(count.won), Double(count.lost)])
      ])
  }
}
