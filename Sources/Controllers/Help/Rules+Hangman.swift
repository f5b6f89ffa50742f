import Models
import Views

extension Rules {
  /// How Evil Hangman is played, in the words of seeds/evil-hangman.txt; the odds come with the words.
  static func hangman(_ odds: HangmanOdds?) -> Rules {
    Rules(
      tr("Evil Hangman"),
      sections: [
        Section(
          tr("The game"),
          tr(
            "The computer is thinking of a word. Guess a letter, and it tells you where, if anywhere, the letter appears in the word. If you find every letter, you win; if you are out of wrong guesses, the computer wins."
          )),
        Section(
          tr("What is evil about it"),
          tr(
            "The computer cheats. Rather than pick a word, it starts off with a list of all words of that length. Each time you guess a letter, it sorts them by where they have that letter, and keeps the largest lot. If that lot has the letter, its places are shown; if not, the computer just laughs."
          ),
          tr(
            "Put more simply: it dodges your guesses by changing the word that it is supposedly thinking of. But it never says anything that is not true of some word on its list."
          )),
        Section(
          tr("An example"),
          tr(
            "Say there are five words: BEAR, BOAR, DEER, DUCK and HARE. You guess E. Two words have no E; BEAR, DEER and HARE have it at places of their own, one word each. So the computer says no, and has BOAR and DUCK left."
          ),
          tr(
            "Had you guessed R, it would have owned up to an R at the end: that leaves BEAR, BOAR and DEER, the most that it can keep."
          )),
        Section(
          tr("How to play here"),
          tr(
            "Press letters on the keyboard on the screen or on your own, or type one and press Enter. What is no letter, or was guessed before, costs nothing."
          ),
          tr(
            "Under Settings you choose how many letters the word has, and how many wrong guesses you may make. Both count from the next game on. The words are English."
          )),
      ],
      tables: odds.map { [firstGuesses($0), lengths($0)] } ?? [])
  }

  private static let lettersShown = 8

  private static func firstGuesses(_ odds: HangmanOdds) -> Table {
    Table(
      trn(
        "A first guess, with one letter", "A first guess, with {n} letters", odds.length),
      odds.firstGuesses.prefix(lettersShown).map { guess in
        let left = ["words": Numeral.text(Double(guess.wordsLeft))]
        return Row(
          tr("{letter} is in the word", ["letter": String(guess.letter)]), chance: guess.share.value,
          detail: guess.isHit
            ? trn(
              "✓ admitted, with {words} word left", "✓ admitted, with {words} words left", guess.wordsLeft,
              left)
            : trn(
              "✕ denied, with {words} word left", "✕ denied, with {words} words left", guess.wordsLeft, left))
      },
      note: tr("So often an honest computer would say yes. The evil one says what leaves it most words."))
  }

  private static func lengths(_ odds: HangmanOdds) -> Table {
    let most = Double(odds.counts.max() ?? 1)
    return Table(
      tr("The words"),
      odds.counts.enumerated().filter { $0.element > 0 }.map { index, count in
        Row(
          trn("One letter", "{n} letters", index + 1), Numeral.text(Double(count)),
          share: Double(count) / most)
      },
      note: trn(
        "One word in all.", "{words} words in all.", odds.total, ["words": Numeral.text(Double(odds.total))]))
  }
}
