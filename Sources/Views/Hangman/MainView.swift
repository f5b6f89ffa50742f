import GtkKit

/// Hangman's main screen: the gallows, the word and the keyboard (seeds/evil-hangman.txt, "Features").
package final class MainView: ScreenView {
  package let titleLabel = Label(tr("Hangman")).named("titleLabel").styled("game-title")
  package let infoButton = Button(tr("Settings")).named("infoButton")
  package let newGameButton = Button(tr("New Game")).named("newGameButton")
  package let gallows = GallowsView()
  package let wordSlots = WordSlots()
  package let guessesLeftLabel = Label().named("guessesLeftLabel").styled("left", "numeric").textAligned(0)
  package let messageLabel = Label(wraps: true, role: .status).named("messageLabel")
  package let guessField = TextField().named("guessField")
  package let keyboard: KeyboardView

  package let showInfo = Action<Void>("showInfo")
  package let newGamePressed = Action<Void>("newGamePressed")
  package let letterGuessed = Action<String>("letterGuessed")

  private let guess: Box
  private let focusKeeper: FocusKeeper

  package init() {
    keyboard = KeyboardView(letterGuessed)
    let fieldLabel = Label(tr("Guess")).styled("caption")
    guess = Box(.horizontal, gap: 9, [fieldLabel, guessField])
    focusKeeper = FocusKeeper(of: newGameButton)
    super.init(style: "hangman", name: "mainScreen")
    infoButton.styled("third").tooltip = tr("Word length and wrong guesses")
    newGameButton.styled("third").tooltip = tr("Start a new game")
    messageLabel.styled("message").aligned(.center, .center)
    guessField.setCharacters(minimum: 2, maximum: 2)
    guessField.setTextAlignment(0.5)
    guessField.disableUndo()
    guessField.styled("guess").aligned(.end, .center).accessible(tr("Guess a letter"))
    add(
      titleLabel, infoButton, focusKeeper, newGameButton, gallows, wordSlots, guessesLeftLabel, messageLabel,
      guess, keyboard)
    focusBegins(at: guessField)
    infoButton.sends(showInfo)
    newGameButton.sends(newGamePressed)
    // As the document allows, a letter is sent as soon as it is typed.
    guessField.onChanged { [weak self] in self?.sendGuess() }
  }

  /// Enables the field for guesses. After the last guess in it, Enter starts a new game.
  package func enableGuesses(_ isEnabled: Bool) {
    if !isEnabled, guessField.containsFocus { focusKeeper.take(from: guessField) }
    guessField.isSensitive = isEnabled
  }

  /// Gives the keyboard focus to the field for guesses.
  package func focusGuessField() {
    root.traceCall()
    guessField.grabFocus()
  }

  private func sendGuess() {
    let text = guessField.text
    if !text.isEmpty { letterGuessed.send(text, by: guessField, "changed") }
  }

  // MARK: - Layout

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    switch arrangement {
    case .narrow: narrowLayout(page)
    case .short: shortLayout(page)
    case .wide: page.withMargin(Metrics.step, Metrics.step) { wideLayout($0) }
    }
  }

  private func narrowLayout(_ page: Page) -> Layout {
    column(gap: 3) {
      top(page)
      gallowsAndWord
      messageLabel.fittingText().frame(height: messageHeight(lines: 1.3))
      status.frame(height: statusHeight).gap(4)
      keyboard.frame(height: { [keyboard] in
        max(keyboard.minimumHeight, min(3 * 50, $0.height * 0.45))
      })
    }
  }

  private func shortLayout(_ page: Page) -> Layout {
    column(gap: 3) {
      top(page)
      row(gap: Metrics.gap) {
        column(gap: 3) {
          gallows.frame(height: { max(40, $0.height) }).centered()
          guess.frame(height: statusHeight)
          guessesLeftLabel.line()
        }.frame(width: max(page.width * 0.28, guess.minimumWidth))
        column(gap: 4) {
          wordSlots
          messageLabel.fittingText().frame(height: messageHeight(lines: 1.3))
          keyboard.frame(height: { [keyboard] in
            max(keyboard.minimumHeight, min(144, $0.height * 0.6))
          })
        }
      }
    }
  }

  private func wideLayout(_ page: Page) -> Layout {
    column(gap: Metrics.gap) {
      top(page).gap(Metrics.step)
      row(gap: Metrics.gap * 2) {
        gallows.frame(width: { min($0.height * 1.05, $0.width * 0.36) })
        wordAndStatus
      }
      keyboard.frame(height: max(keyboard.minimumHeight, 3 * 56))
    }
  }

  private func top(_ page: Page) -> Layout {
    row(gap: Metrics.step) {
      infoButton.frame(width: infoButton.naturalWidth)
      titleLabel.fittingLine()
      focusKeeper.buttonLayout.frame(width: newGameButton.naturalWidth)
    }.frame(height: page.height(ofButtons: infoButton, titleLabel, atLeast: 44))
  }

  /// The word below the gallows, or beside them on a very small screen.
  private var gallowsAndWord: Layout {
    .reading { [gallows, wordSlots] room in
      if room.height < 150 {
        return row(gap: Metrics.step) {
          gallows.frame(width: min(room.height, room.width / 3))
          wordSlots
        }
      }
      return column(gap: 3) {
        gallows
        wordSlots.frame(height: max(40, room.height * 0.3))
      }
    }
  }

  /// The word, the message and the status, one below the other in the middle.
  private var wordAndStatus: Layout {
    .reading { [self] room in
      let others = statusHeight + messageHeight(lines: 1.4) + 24
      let slots = max(60, min(150, room.height - others))
      let statusWidth = guess.naturalWidth + guessesLeftLabel.naturalWidth + Metrics.gap * 7
      return column(gap: Metrics.gap) {
        wordSlots.frame(width: max(0, room.width - 2 * Metrics.gap), height: slots)
        messageLabel.fittingText().frame(height: messageHeight(lines: 1.4))
        status.frame(width: min(room.width, statusWidth), height: statusHeight)
      }.frame(height: slots + others)
    }
  }

  /// The same height for each message: nothing moves when it changes.
  private func messageHeight(lines: Double) -> Double { lines * messageLabel.lineHeight + 4 }

  private var statusHeight: Double { max(38, guess.minimumHeight, guessesLeftLabel.minimumHeight) }

  private var status: Layout {
    row(gap: Metrics.gap) {
      guessesLeftLabel.fittingLine()
      guess.frame(width: guess.naturalWidth)
    }
  }
}
