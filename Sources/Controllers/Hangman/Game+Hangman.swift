import Models
import Views

extension Game {
  /// Evil Hangman with its flipside: seeds/evil-hangman.txt.
  package static let hangman = Game(
    screens: [ScreenDescription(name: .hangman, title: { tr("Hangman") }, key: "h")],
    icon: .hangman,
    shortcuts: {
      [
        Shortcut("a...z", tr("Guess this letter")),
        Shortcut("Escape", tr("Back from the settings or the ledger")),
      ]
    },
    actions: [
      GameAction(
        name: "flipside", keys: ["<Control>comma"], title: { tr("Hangman’s settings, or back") },
        call: "toggleFlipside()", method: { ($0 as? HangmanViewController)?.toggleFlipside(wasShown: $1) })
    ],
    pattern: { tr("◆ A flipside with its delegate, and registered defaults that a new game reads.") },
    saveKeys: [SaveKey.hangman, SaveKey.shownHangman, SaveKey.hangmanStatistics],
    statistics: {
      StatisticsSource(of: $0.statistics(.hangmanStatistics)) { statistics in
        statistics.best.map { tr("Fewest wrong {n}", ["n": Numeral.text($0)]) }
      } charts: { statistics in
        statistics.playedTemperaments.map { Chart(gamesOf: $0, in: statistics) }
          + [Chart(mistakesIn: statistics)]
      }
    },
    showHelp: { services, show in services.hangman.showHelp(show) },
    makeController: { services, screen in
      let shown = services.restore(.shownHangman) { $0 }
      var hangman = services.hangman
      if let settings = shown?.settings(words: hangman.settings().words) { hangman.settings = { settings } }
      let controller = HangmanViewController(
        flip: screen as? HangmanFlipView
          ?? HangmanFlipView(back: FlipsideView(temperaments: Temperament.names)),
        hangman: hangman, games: HangmanGames(services), time: services.time)
      controller.show(shown?.side ?? .front)
      return controller
    },
    note: { controller, moment in moment[.shownHangman] = (controller as? HangmanViewController)?.shown })
}

nonisolated extension ScreenName {
  package static let hangman = ScreenName("hangman")
}

nonisolated extension SaveKey where Value == SavedHangmanGames {
  package static var hangman: Self { SaveKey("hangman", of: .hangman) }
}

/// What a moment of the Inspector has of Hangman beside the games: the settings, and the side of the slate.
package nonisolated struct ShownHangman: Savable {
  enum Side: String, Codable, Sendable { case front, ledger, back }

  private let wordLength: Int
  private let maximumMistakes: Int
  private let temperament: Temperament
  private let showsCandidateCount: Bool
  let side: Side

  @MainActor init(settings: RegisteredDefaults, side: Side) {
    wordLength = settings.wordLength
    maximumMistakes = settings.maximumMistakes
    temperament = settings.temperament
    showsCandidateCount = settings.showsCandidateCount
    self.side = side
  }

  /// The settings of then, with the present list of words: its name is private. A session from elsewhere may have impossible ones.
  @MainActor func settings(words: String) -> RegisteredDefaults {
    let settings = RegisteredDefaults()
    settings.wordLength = min(max(wordLength, 1), WordList.lengthLimit)
    settings.maximumMistakes = min(max(maximumMistakes, 1), HangmanModel.largestLimit)
    settings.temperament = temperament
    settings.showsCandidateCount = showsCandidateCount
    settings.words = words
    return settings
  }
}

nonisolated extension SaveKey where Value == ShownHangman {
  static var shownHangman: Self { SaveKey("shownHangman", of: .hangman, .shown) }
}

nonisolated extension SaveKey where Value == HangmanStatistics {
  package static var hangmanStatistics: Self {
    SaveKey("hangmanStatistics", of: .hangman, .statistics)
  }
}
