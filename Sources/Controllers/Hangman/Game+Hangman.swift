import Models
import Views

extension Game {
  /// Evil Hangman with its flipside: seeds/evil-hangman.txt.
  package static let hangman = Game(
    screens: [Screen(.hangman, tr("Hangman"), key: "h")],
    icon: .hangman,
    shortcuts: [
      Shortcut("a...z", tr("Guess this letter")), Shortcut("Escape", tr("Back from the settings")),
    ],
    lesson: Lesson(
      text: tr("◆ A flipside with its delegate, and registered defaults that a new game reads."),
      file: "Controllers/FlipsideViewController.swift"),
    saves: SaveKey.hangman,
    rules: { services in HangmanRules(settings: services.hangmanSettings(), words: services.words) },
    controller: { services in
      HangmanViewController(
        settings: services.hangmanSettings(), words: services.words, generator: services.makeGenerator(),
        time: services.time,
        saveSlot: { words in services.saveSlot(.hangman, at: \.[words: words.fingerprint]) })
    })
}

nonisolated extension ScreenName {
  package static let hangman = ScreenName(rawValue: "hangman")
}

nonisolated extension SaveKey where Value == SavedHangmanGames {
  package static var hangman: Self { SaveKey("hangman", of: .hangman) }
}
