import GtkKit

/// Hangman's main screen: a slate with the gallows and the word, and the keyboard (seeds/evil-hangman.txt, "Features").
package final class MainView: ScreenView {
  package let titleLabel = Label(tr("Hangman")).named("titleLabel").styled("game-title")
  package let infoButton = Button(tr("Settings")).named("infoButton")
  package let newGameButton = Button(tr("New Game")).named("newGameButton")
  package let gallows = GallowsView()
  package let wordSlots = WordSlots()
  package let wrongLetters = WrongLetters()
  package let guessesLeftLabel = Label().named("guessesLeftLabel").styled("left", "numeric")
  package let messageLabel = Label(wraps: true, role: .status).named("messageLabel")
  package let guessField = TextField().named("guessField")
  package let keyboard: KeyboardView

  package let showInfo = Action<Void>("showInfo")
  package let newGamePressed = Action<Void>("newGamePressed")
  package let letterGuessed = Action<String>("letterGuessed")

  private let title: ChalkTitle
  private let wrongCaption = Label(tr("Wrong"), wraps: true).styled("caption")
  private let leftCaption = Label(tr("Wrong guesses left"), wraps: true).styled("caption")
  private let marks = MistakeMarks()
  private let focusKeeper: FocusKeeper

  package init() {
    title = ChalkTitle(titleLabel)
    keyboard = KeyboardView(letterGuessed, field: guessField)
    focusKeeper = FocusKeeper(of: newGameButton)
    super.init(style: "hangman", name: "mainScreen")
    infoButton.styled("third").tooltip = tr("Word length and wrong guesses")
    newGameButton.styled("third").tooltip = tr("Start a new game")
    messageLabel.styled("message").aligned(.center, .center)
    guessField.setCharacters(minimum: 1, maximum: 1)
    guessField.setTextAlignment(0.5)
    guessField.disableUndo()
    guessField.styled("guess").labeled(tr("Guess a letter"))
    add(
      title, infoButton, focusKeeper, newGameButton, wrongCaption, wrongLetters, gallows, leftCaption,
      guessesLeftLabel, marks, wordSlots, messageLabel, keyboard)
    focusBegins(at: guessField)
    infoButton.sends(showInfo)
    newGameButton.sends(newGamePressed)
    // As the document allows, a letter is sent as soon as it is typed.
    guessField.onChanged { [weak self] in self?.sendGuess() }
  }

  /// Shows the number of wrong guesses left, as a number and as circles beside the crosses of the others.
  package func showGuessesLeft(_ left: Int, of limit: Int, describedAs description: String) {
    guessesLeftLabel.text = String(left)
    guessesLeftLabel.accessible(description)
    marks.show(limit - left, of: limit)
  }

  /// Shows the answer to a guess, or a message.
  package func showAnswer(_ text: String, _ style: MessageStyle, isMiss: Bool = false) {
    messageLabel.show(text, style)
    messageLabel.setStyle("miss", isMiss)
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

  /// The gap between the slate and the keyboard, and the width of the wall beside the slate.
  private static let slateGap = 12.0
  private static let wall = 36.0
  /// The padding of the page, as in the style sheet.
  static let padding = Size(8, 8)

  override func drawSurface(_ canvas: Canvas, _ surface: Surface) {
    let isWide = surface.arrangement == .wide
    let inside = Rect(surface.page.size).inset(by: Self.padding.width, Self.padding.height)
    let page = Page(size: Size(inside.width, inside.height), scale: surface.page.scale)
    var slate = inside.inset(by: isWide ? Self.wall : 0, 0)
    slate.height -= keyboardHeight(surface.arrangement, page) + Self.slateGap
    Slate.draw(slate, frame: Slate.frame(isWide: isWide), on: canvas, surface)
  }

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    let isWide = arrangement == .wide
    let margin = Slate.frame(isWide: isWide) + (isWide ? 10 : 5)
    let keys = keyboardHeight(arrangement, page)
    let wall = isWide ? Self.wall : 0
    let slate = Size(
      page.width - 2 * (wall + margin), page.height - keys - Self.slateGap - 2 * margin)
    return column(gap: Self.slateGap) {
      slateLayout(arrangement, Page(size: slate, scale: page.scale)).padding(wall + margin, margin)
      keyboard.frame(height: keys)
    }
  }

  private func keyboardHeight(_ arrangement: Arrangement, _ page: Page) -> Double {
    let least = max(keyboard.minimumHeight, KeyboardView.height(onPageOf: page.scale))
    return switch arrangement {
    case .narrow: max(least, min(3 * 57, page.height * 0.36))
    case .short: max(least, min(3 * 46, page.height * 0.42))
    case .wide: max(least * 1.15, 3 * 53)
    }
  }

  private func slateLayout(_ arrangement: Arrangement, _ slate: Page) -> Layout {
    let buttonHeight = slate.height(ofButtons: infoButton, atLeast: 32)
    if arrangement == .short { return shortLayout(slate, buttonHeight) }
    let side = slate.width * (arrangement == .wide ? 0.3 : 0.27)
    let button = max(infoButton.naturalWidth, newGameButton.naturalWidth)
    return column(gap: arrangement == .wide ? Metrics.step : 3) {
      row(gap: Metrics.step) {
        infoButton.frame(width: button)
        title
        focusKeeper.buttonLayout.frame(width: button)
      }.frame(height: max(buttonHeight, naturalHeight(of: title)))
      row(gap: Metrics.step) {
        wrong.frame(width: side)
        gallows
        guessesLeft.frame(width: side)
      }
      wordAndAnswer.frame(height: slate.height * (arrangement == .wide ? 0.38 : 0.36))
    }
  }

  /// Three columns: the gallows, the word, and the wrong guesses left.
  private func shortLayout(_ slate: Page, _ buttonHeight: Double) -> Layout {
    let side = slate.width * 0.23
    return row(gap: Metrics.step) {
      column(gap: 3) {
        infoButton.frame(height: buttonHeight)
        gallows
      }.frame(width: max(infoButton.naturalWidth, side))
      column(gap: 3) {
        title.frame(height: title.minimumHeight)
        wordAndAnswer
      }
      column(gap: 3) {
        focusKeeper.buttonLayout.frame(height: buttonHeight)
        guessesLeft
      }.frame(width: max(newGameButton.naturalWidth, side))
    }
  }

  private var wrong: Layout {
    column(gap: 3) {
      wrongCaption.fittingText().frame(height: captionHeight)
      wrongLetters.layout.padding(Metrics.step, 0)
    }
  }

  private var guessesLeft: Layout {
    column(gap: 3) {
      leftCaption.fittingText().frame(height: { [self] in min(captionHeight, $0.height * 0.4) })
      guessesLeftLabel.fittingText().frame(height: { [self] in
        min(guessesLeftLabel.lineHeight, $0.height * 0.6)
      })
      marks.layout.padding(Metrics.gap, 0)
    }
  }

  private var captionHeight: Double { leftCaption.lineHeight * 2 }

  private var wordAndAnswer: Layout {
    column(gap: 3) {
      wordSlots.layout.padding(Metrics.step, 0)
      messageLabel.plate().frame(height: 1.4 * messageLabel.lineHeight + 6)
    }
  }
}
