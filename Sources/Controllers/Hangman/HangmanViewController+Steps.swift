import Models
import Views

/// How the answer to a guess is shown. The model has given it; the steps show its parts in order.
extension HangmanViewController {
  /// The letter is written, and then its key is marked.
  func showHit(_ letter: Character) {
    let written = WordSlots.writingTime(of: [.found(letter)])
    show([
      0: {
        $0.showQuestion(letter)
        $0.showWord()
        $0.play(.chalk)
      },
      written: { $0.showKey(letter) },
      written + 100: {
        $0.showEnd()
        $0.announce($0.outcome(of: String(letter), isHit: true))
      },
    ])
  }

  /// The key shakes, and then a stroke is drawn. After the last one, the word is revealed.
  func showMiss(_ letter: Character) {
    let drawn = KeyboardView.shakeTime + GallowsView.strokeTime
    let revealed = drawn + WordSlots.writingTime(of: slots.filter(\.isRevealed))
    let steps: KeyValuePairs<Int, (HangmanViewController) -> Void> = [
      0: {
        $0.showQuestion(letter)
        $0.view.keyboard.shake(letter)
      },
      KeyboardView.shakeTime: {
        $0.showKey(letter)
        $0.showGallows()
        $0.play(.cross)
      },
      drawn: {
        $0.showGuesses()
        $0.showWord()
      },
      revealed + 100: {
        $0.showEnd()
        $0.announce($0.outcome(of: String(letter), isHit: false))
      },
      revealed + 100 + Self.lossTime: { $0.replayLoss() },
    ]
    show(steps.dropLast(model?.status == .lost ? 0 : 1).map { ($0.key, $0.value) })
  }

  /// The time for which a loss is shown before the ledger replays it, in milliseconds.
  static let lossTime = 2500

  /// Shows the whole state again, and how the computer dodged, unless the player goes on.
  private func replayLoss() {
    updateUI()
    guard model?.temperament.dodges == true, !isHastened, !flip.showsBack else { return }
    showLedger()
    flip.ledger.focusNewGameButton()
  }

  /// Shows the whole state. After a game, a pause begins: a press that comes as fast as the guesses must not take the result
  /// away.
  private func showEnd() {
    updateUI()
    guard !isPlaying else { return }
    pause.begin()
    play(model?.status == .won ? .win : .loss)
  }

  /// Says why a text is no guess, and shakes its key.
  func showRefusal(of text: String) {
    let repeated = alphabet.letter(of: text).flatMap { model?.guessed.contains($0) == true ? $0 : nil }
    show([
      0: {
        $0.view.showAnswer(
          HangmanSpeech.refusal(of: text, repeating: repeated, in: $0.alphabet), .neutral)
        $0.view.voiceLabel.text = HangmanSpeech.quoted(tr("I will pretend that I did not hear that."))
        $0.view.keyboard.shake(repeated)
      },
      KeyboardView.shakeTime: { $0.announce($0.view.messageLabel.text) },
    ])
  }

  private func showQuestion(_ letter: Character) {
    view.showAnswer(tr("{letter}?", ["letter": String(letter)]), .neutral)
    view.voiceLabel.text = ""
  }

  // MARK: - Announcements

  /// How to go on after a game. Screen readers do not name the widget that then has the focus.
  var nextGame: String {
    !isPlaying && view.enterStartsNewGame ? tr("Press Enter for a new game.") : ""
  }

  /// The result of a guess, and after it what the computer says.
  func outcome(of letter: String, isHit: Bool) -> String {
    let end =
      switch (isHit, isPlaying) {
      case (true, true): HangmanSpeech.word(slots)
      case (true, false): tr("You found it: {word}", ["word": model?.word ?? ""])
      case (false, true): HangmanSpeech.guessesLeft(guessesLeft)
      case (false, false): spoken(view.messageLabel.text)
      }
    return sentences(HangmanSpeech.letter(letter, isHit: isHit), end, possibleWords, nextGame, voice)
  }
}
