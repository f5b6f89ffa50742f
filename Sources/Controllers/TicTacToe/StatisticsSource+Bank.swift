import Models
import Views

extension StatisticsSource {
  /// The chart of the Bank.
  init(of statistics: StatisticsModel<BankStatistics>) {
    self.init(charts: { [Chart(of: statistics.value)] }, clear: { statistics.clear() })
  }
}

extension Chart {
  /// The credit as a line over the last spins.
  init(of statistics: BankStatistics) {
    let credits = statistics.credits
    let summary =
      if let least = credits.min(), let greatest = credits.max(), let last = credits.last {
        trn(
          "After {n} spin, the credit was {last}.",
          "In the last {n} spins, the credit was between {least} and {greatest}. After the last one it was {last}.",
          credits.count,
          ["least": Numeral.text(least), "greatest": Numeral.text(greatest), "last": Numeral.text(last)])
      } else { tr("The reels have not turned yet.") }
    self.init(
      tr("Credit over the last spins"), summary: summary, .line, categoryTitle: tr("Spin"),
      categories: .numbered(from: statistics.firstSpin), valueAxis: Axis(tr("Credit"), .count),
      series: [Series(tr("Credit"), credits.map(Double.init))])
  }
}
