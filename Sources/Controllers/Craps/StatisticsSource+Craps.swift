import Models
import Views

extension StatisticsSource {
  init(balances: StatisticsModel<CrapsStatistics>, dice: StatisticsModel<DiceTotals>) {
    self.init(
      charts: { [Chart(of: balances.value), Chart(of: dice.value)] },
      best: {
        balances.value.best.flatMap {
          $0 > CrapsModel.startingBalance ? tr("Best {amount}", ["amount": dollars($0)]) : nil
        }
      },
      clear: {
        balances.clear()
        dice.clear()
      })
  }
}

extension Chart {
  init(of statistics: CrapsStatistics, last count: Int = CrapsStatistics.limit) {
    self.init(
      tr("Balance after each game"), last: count, of: statistics.balances, numberedFrom: statistics.firstGame,
      by: tr("Game number"), tr("Balance"), isMoney: true, else: tr("No finished games yet.")
    ) { count, least, greatest, last in
      trn(
        "After {games} game, your balance was {last}.",
        "In the last {games} games: between {least} and {greatest}, at the end {last}.",
        count,
        [
          "games": Numeral.text(count), "least": dollars(least), "greatest": dollars(greatest),
          "last": dollars(last),
        ])
    }
    let start = CrapsModel.startingBalance
    expected = Series(tr("Start: {amount}", ["amount": dollars(start)]), [Double(start)])
  }

  /// The line at the table, from the balance with which the player has started to the present one.
  init(lineOf statistics: CrapsStatistics, upTo balance: Int) {
    let count = statistics.balances.last == balance ? statistics.currentGames : 0
    self.init(of: statistics, last: min(count, TrendLine.length))
    if let start = statistics.start, (1..<TrendLine.length).contains(count) {
      series[0].values.insert(Double(start), at: 0)
    }
  }

  /// The totals of the dice as a histogram, beside those that are expected.
  init(of dice: DiceTotals) {
    let (count, total, expected) =
      zip(dice.counts, zip(DiceTotals.totals, dice.expected))
      .map { ($0, $1.0, $1.1) }.max { $0.0 < $1.0 } ?? (0, 0, 0)
    let summary =
      dice.rolls == 0
      ? tr("The dice have not been rolled in this session.")
      : trn(
        "The dice were rolled once: {total}.",
        "The dice were rolled {rolls} times. The most frequent total was {total}, rolled {count} times ({expected} expected).",
        dice.rolls,
        [
          "rolls": Numeral.text(dice.rolls), "total": String(total), "count": Numeral.text(count),
          "expected": Numeral.text(expected, digits: 1),
        ])
    self.init(
      tr("Totals of the dice in this session"), summary: summary, of: tr("Rolls"), by: tr("Total"),
      .named(DiceTotals.totals.map(String.init)),
      [Series(tr("Rolled"), dice.rolls == 0 ? [] : dice.counts.map(Double.init))],
      expected: Series(tr("Expected"), dice.expected))
  }
}
