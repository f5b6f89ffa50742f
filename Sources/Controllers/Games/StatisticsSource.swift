import Models
import Views

/// The statistics of a game as charts, and how to clear them.
package struct StatisticsSource {
  /// Makes the charts. In `observe`, they follow each change of the statistics.
  package let charts: () -> [Chart]
  /// The best result of the player, in few words; nil before there is one. In `observe`, it follows each change.
  package let best: () -> String?
  /// Clears the statistics. The user has confirmed ``Alert/init(clearingStatisticsOf:)``.
  package let clear: () -> Void

  package init(
    charts: @escaping () -> [Chart], best: @escaping () -> String? = { nil }, clear: @escaping () -> Void
  ) {
    (self.charts, self.best, self.clear) = (charts, best, clear)
  }

  /// The charts of statistics that are counted in one value.
  init<Value: Statistics>(
    of model: StatisticsModel<Value>, best: @escaping (Value) -> String?, charts: @escaping (Value) -> [Chart]
  ) {
    self.init(
      charts: { charts(model.value) }, best: { best(model.value) }, clear: { model.clear() })
  }
}

extension Alert {
  package init(clearingStatisticsOf game: Game) {
    self.init(
      tr("Clear the statistics?"),
      tr("The statistics of {game} start over from zero. Your game goes on.", ["game": game.title]),
      button: tr("Clear"), cancel: tr("Cancel"))
    isDestructive = true
  }
}

extension Chart {
  /// The games that were won and lost, as a pair of bars for each of the `names`.
  init(
    _ title: String, of counts: [GameCount], by categoryTitle: String, names: [String]
  ) {
    let values = ["won": Numeral.text(counts.total(\.won)), "games": Numeral.text(counts.total(\.games))]
    // Without a game there is nothing to show. Zero of some games is a value.
    let counts = counts.contains { $0.games > 0 } ? counts : []
    self.init(
      title,
      summary: counts.isEmpty ? tr("No finished games yet.") : tr("Games won: {won} of {games}.", values),
      of: trc("number", "Games"), by: categoryTitle, .named(names),
      [
        Series(tr("Games won"), counts.map { Double($0.won) }),
        Series(tr("Games lost"), counts.map { Double($0.lost) }),
      ])
  }

  /// The last of some values as a line. `first` is the number of the first of all values, `describe` returns the summary of
  /// those that are shown, and `nothing` is the summary if there are none.
  init(
    _ title: String, last count: Int, of values: [Int], numberedFrom first: Int, by categoryTitle: String,
    _ valueTitle: String, isMoney: Bool = false, else nothing: String,
    describe: (_ count: Int, _ least: Int, _ greatest: Int, _ last: Int) -> String
  ) {
    let shown = values.suffix(count)
    let summary =
      if let least = shown.min(), let greatest = shown.max(), let last = shown.last {
        describe(shown.count, least, greatest, last)
      } else { nothing }
    self.init(
      title, summary: summary, of: valueTitle, isMoney: isMoney, by: categoryTitle,
      .numbered(from: first + shown.startIndex), [Series(valueTitle, shown.map(Double.init))])
  }
}
