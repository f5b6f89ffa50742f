import Models
import Views

extension Chart {
  init(gamesOf temperament: Temperament, in statistics: HangmanStatistics) {
    let entries = statistics.entries(of: temperament)
    self.init(
      tr("Games: {temperament}", ["temperament": temperament.name]), of: entries.map(\.count),
      by: tr("Letters"), names: entries.map { String($0.length) })
  }

  /// The average number of wrong guesses by the length of the word, with a series for each temperament.
  init(mistakesIn statistics: HangmanStatistics) {
    let entries = statistics.entries
    let games = entries.map(\.count).total(\.games)
    let lengths = Set(entries.map(\.length)).sorted()
    self.init(
      tr("Wrong guesses by word length"),
      summary: games == 0
        ? tr("No finished games yet.")
        : tr(
          "On average, you guessed wrong {mistakes} times per game.",
          ["mistakes": Numeral.text(Double(entries.total(\.mistakes)) / Double(games), digits: 1)]),
      of: tr("Wrong guesses in a game"), by: tr("Letters"), .named(lengths.map(String.init)),
      statistics.playedTemperaments.map { temperament in
        let entries = statistics.entries(of: temperament)
        // A length that was not played has no average, which differs from an average of 0.
        return Series(
          temperament.name,
          lengths.map { length in entries.first { $0.length == length }?.mistakesPerGame ?? .nan })
      })
  }
}

extension HangmanStatistics {
  /// The temperaments with games; the usual one if there are no games.
  var playedTemperaments: [Temperament] {
    entries.isEmpty ? [.evil] : Temperament.allCases.filter { !entries(of: $0).isEmpty }
  }
}
