import Models
import Views

extension HelpPage {
  /// How Evil Hangman is played, in the words of seeds/evil-hangman.txt.
  static var hangman: HelpPage {
    HelpPage(
      tr("Evil Hangman"),
      sections: [
        Section(tr("The game")) {
          Rule(
            [.word("----")],
            tr(
              "The computer is thinking of a word. Guess a letter, and it tells you where, if anywhere, the letter appears in the word. If you find every letter, you win; if you are out of wrong guesses, the computer wins."
            ), about: HangmanTopic.start)
        },
        Section(tr("A guess")) {
          Rule(
            [.word("-EA-")], tr("If the word has your letter, you see each place where it stands."),
            about: HangmanTopic.hit)
          Rule(
            [.miss("O"), .arrow, .gallows(0.5)], tr("If it does not, you have one fewer wrong guess."),
            about: HangmanTopic.miss)
        },
        Section(tr("The end")) {
          Rule(
            [.word("BEAR"), .won], tr("You win when you have found every letter."), about: HangmanTopic.win)
          Rule(
            [.gallows(1), .lost], tr("The computer wins when you have no wrong guesses left."),
            about: HangmanTopic.loss)
        },
        Section(tr("What is evil about it")) {
          tr(
            "The computer cheats. It does not pick a word, but starts with a list of all words of that length. Each time you guess a letter, it groups the words by the positions of that letter, and keeps the largest group. If the words of that group have the letter, its positions are shown. If not, the computer just laughs."
          )
          tr(
            "In short: it dodges your guesses by changing the word that it is supposedly thinking of. But everything that it says is true of some word in its list."
          )
        },
        Section(tr("An example")) {
          Rule(
            [.words(["BEAR", "BOAR", "DEER", "DUCK", "HARE"], kept: ["BOAR", "DUCK"])],
            tr(
              "Suppose there are five words: BEAR, BOAR, DEER, DUCK and HARE. You guess E. Two words have no E. BEAR, DEER and HARE have it in different positions, one word each. So the computer says no, and keeps BOAR and DUCK."
            ))
          tr(
            "If you had guessed R, it would have admitted an R at the end. That leaves BEAR, BOAR and DEER, the most words that it can keep."
          )
        },
        Section(tr("Three temperaments")) {
          Rule(
            [.words(["BEAR", "BOAR", "DEER", "DUCK", "HARE"], kept: ["BOAR"])],
            tr("Honest: the computer thinks of one word and keeps it. It never dodges."))
          Rule(
            [.words(["BEAR", "BOAR", "DEER", "DUCK", "HARE"], kept: ["BOAR", "DUCK"])],
            tr("Evil: it keeps the largest group, as in the example."))
          Rule(
            [.word("----"), .arrow, .gallows(1)],
            tr(
              "Diabolical: it looks ahead. Of the largest groups, it keeps the one that will cost you the most wrong guesses."
            ))
          tr(
            "After a game, a button below the answer opens the ledger: a row for each guess, with the groups of words as parts of a bar. The yellow part is the group that was kept, and the number beside it says how many words were left."
          )
        },
        Section(tr("How to play here")) {
          tr(
            "Click the letters on the screen, or type them. Characters that are not letters, and letters that you guessed before, cost nothing."
          )
          tr(
            "In Settings, choose how many letters the word has, how many wrong guesses you may make, how the computer plays, and the list of words. This applies from the next game."
          )
          tr("Settings can also show how many words are still possible while you play.")
        },
      ])
  }
}

/// What the rules of Hangman are about.
enum HangmanTopic {
  case start, hit, miss, win, loss

  /// What the rule of the last guess is about.
  init(of model: ModelHandle<HangmanModel>?) {
    guard let model, let letter = model.dodges.last?.letter else {
      self = .start
      return
    }
    self =
      switch model.status {
      case .playing: model.pattern.contains(letter) ? .hit : .miss
      case .won: .win
      case .lost: .loss
      }
  }
}
