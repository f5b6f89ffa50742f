import Models
import Views

extension StatisticsSource {
  /// The charts of Hangman.
  init(of statistics: StatisticsModel<HangmanStatistics>) {
    self.init(
      charts: { [Chart(gamesIn: statistics.value), Chart(mistakesIn: statistics.value)] },
      clear: { statistics.clear() })
  }
}

extension Chart {
  /// The games by the length of the word.
  init(gamesIn statistics: HangmanStatistics) {
    let counts = statistics.entries.map(\.count)
    let games = counts.total(\.games)
    self.init(
      tr("Games by word length"),
      summary: games == 0
        ? tr("No game is over yet.")
        : trn(
          "You won {won} of {games} game.", "You won {won} of {games} games.", games,
          ["games": Numeral.text(games), "won": Numeral.text(counts.total(\.won))]),
      .bars, categoryTitle: tr("Letters"), categories: .lengths(of: statistics),
      valueAxis: Axis(tr("Games"), .count),
      series: [
        Series(tr("Games won"), counts.map { Double($0.won) }),
        Series(tr("Games lost"), counts.map { Double($0.lost) }),
      ])
  }

  /// The average number of wrong guesses by the length of the word.
  init(mistakesIn statistics: HangmanStatistics) {
    let (games, mistakes) = (
      statistics.entries.map(\.count).total(\.games), statistics.entries.total(\.mistakes)
    )
    self.init(
      tr("Wrong guesses by word length"),
      summary: games == 0
        ? tr("No game is over yet.")
        : tr(
          "You guessed wrong {mistakes} times in a game on average.",
          ["mistakes": Numeral.text(Double(mistakes) / Double(games), digits: 1)]),
      .bars, categoryTitle: tr("Letters"), categories: .lengths(of: statistics),
      valueAxis: Axis(tr("Wrong guesses in a game"), .count),
      series: [Series(tr("Average"), statistics.entries.map(\.mistakesPerGame))])
  }
}

extension Chart.Categories {
  /// The lengths of the words that were played.
  fileprivate static func lengths(of statistics: HangmanStatistics) -> Self {
    .named(statistics.entries.map { String($0.length) })
  }
}
