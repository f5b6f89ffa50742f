import Models
import Views

extension Chart {
  /// The credit as a line over the last spins.
  init(of statistics: BankStatistics, last count: Int = BankStatistics.limit) {
    self.init(
      tr("Credit over the last spins"), last: count, of: statistics.credits,
      numberedFrom: statistics.firstSpin,
      by: tr("Spin"), Axis(tr("Credit"), .count), else: tr("The reels have not turned yet.")
    ) { count, least, greatest, last in
      trn(
        "After {n} spin, the credit was {last}.",
        "In the last {n} spins, the credit was between {least} and {greatest}. After the last one it was {last}.",
        count,
        ["least": Numeral.text(least), "greatest": Numeral.text(greatest), "last": Numeral.text(last)])
    }
  }
}
