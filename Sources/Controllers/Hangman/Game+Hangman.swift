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
        "flipside", keys: ["<Control>comma"], title: { tr("Hangman’s settings, or back") },
        call: "toggleFlipside()"
      ) { (hangman: HangmanViewController, goBack) in hangman.toggleFlipside(goBack: goBack)
      }
    ],
    lesson: {
      Lesson(
        tr("◆ A flipside with its delegate, and registered defaults that a new game reads."),
        about: FlipsideViewController.self)
    },
    saveKeys: [SaveKey.hangman, SaveKey.hangmanStatistics],
    keepsPlayers: true,
    statistics: {
      StatisticsSource(of: $0.statistics(.hangmanStatistics)) { statistics in
        statistics.best.map { trn("Best {n} wrong guess", "Best {n} wrong guesses", $0) }
      } charts: { statistics in
        statistics.playedTemperaments.map { Chart(gamesOf: $0, in: statistics) }
          + [Chart(mistakesIn: statistics)]
      }
    },
    makeHelp: { services in .hangman(services.hangman) },
    makeController: { services, screen in
      HangmanViewController(
        flip: screen as? HangmanFlipView
          ?? HangmanFlipView(back: FlipsideView(temperaments: Temperament.names)),
        hangman: services.hangman, games: HangmanGames(services), time: services.time)
    })
}

nonisolated extension ScreenName {
  package static let hangman = ScreenName("hangman")
}

nonisolated extension SaveKey where Value == SavedHangmanGames {
  package static var hangman: Self { SaveKey("hangman", of: .hangman) }
}

nonisolated extension HangmanStatistics: Savable {}

nonisolated extension SaveKey where Value == HangmanStatistics {
  package static var hangmanStatistics: Self {
    SaveKey("hangmanStatistics", of: .hangman, .statistics)
  }
}
