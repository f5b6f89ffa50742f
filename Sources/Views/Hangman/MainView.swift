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
  /// The computer's temperament.
  package let temperamentLabel = Label().named("temperamentLabel").styled("temperament")
  /// The number of words that are still possible; empty if it is not shown.
  package let candidatesLabel = Label(wraps: true).named("candidatesLabel").styled("chip", "numeric")
  /// Opens the ledger; it is shown after a game, in the place of the number.
  package let ledgerButton = Button("").named("ledgerButton")
  package let guessField = TextField().named("guessField")
  package let keyboard: KeyboardView

  package let showInfo = Action<Void>("showInfo")
  package let showLedger = Action<Void>("showLedger")
  package let newGamePressed = Action<Void>("newGamePressed")
  package let letterGuessed = Action<String>("letterGuessed")

  let title: ChalkTitle
  let wrongCaption = Label(tr("Wrong"), wraps: true).styled("caption")
  let leftCaption = Label(tr("Wrong guesses left"), wraps: true).styled("caption")
  let marks = MistakeMarks().named("mistakeMarks")
  private(set) var hasLedger = false
  let focusKeeper: FocusKeeper

  package init() {
    title = ChalkTitle(titleLabel)
    keyboard = KeyboardView(letterGuessed, field: guessField)
    focusKeeper = FocusKeeper(of: newGameButton)
    super.init(style: "hangman", name: "mainScreen")
    infoButton.styled("third").tooltip = tr("Word length and wrong guesses")
    newGameButton.styled("third").tooltip = tr("Start a new game")
    ledgerButton.styled("ledger-button").tooltip = tr("The words that were possible at each guess")
    messageLabel.styled("message").aligned(.center, .center)
    guessField.setCharacters(minimum: 1, maximum: 1)
    guessField.placeholder = tr("Type a letter")
    guessField.disableUndo()
    guessField.styled("guess").labeled(tr("Guess a letter"))
    add(
      title, infoButton, focusKeeper, newGameButton, wrongCaption, wrongLetters, gallows, leftCaption,
      guessesLeftLabel, marks, wordSlots, messageLabel, temperamentLabel, candidatesLabel, ledgerButton,
      keyboard)
    veil(marks, with: guessesLeftLabel)
    focusBegins(at: guessField)
    infoButton.sends(showInfo)
    ledgerButton.sends(showLedger)
    newGameButton.sends(newGamePressed)
    // As the document allows, a letter is sent as soon as it is typed.
    guessField.onChanged { [weak self] in self?.sendGuess() }
    // A letter key counts in the field as elsewhere: in every layout, and once while it is held.
    guessField.onKey(capturing: true) { [weak self] key in self?.sendGuess(key) ?? false }
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

  /// Shows the name of the computer's temperament.
  package func showTemperament(_ name: String, describedAs description: String) {
    temperamentLabel.text = name
    temperamentLabel.accessible(description)
  }

  /// Shows the button that opens the ledger, with a title; nil removes it.
  package func showLedgerButton(_ title: String?) {
    ledgerButton.isSensitive = title != nil
    if let title { ledgerButton.text = title }
    hasLedger = title != nil
    content.queueAllocate()
  }

  /// Gives the keyboard focus to the button that opens the ledger.
  package func focusLedgerButton() {
    root.traceCall()
    ledgerButton.grabFocus()
  }

  /// Enables the field for guesses. After the last guess in it, Enter starts a new game.
  package func enableGuesses(_ isEnabled: Bool) {
    if !isEnabled, guessField.containsFocus { focusKeeper.take(from: guessField) }
    guessField.isSensitive = isEnabled
  }

  /// Whether Enter starts a new game, although no button has the keyboard focus.
  package var enterStartsNewGame: Bool { focusKeeper.isFocus }

  /// Gives the keyboard focus to the field for guesses.
  package func focusGuessField() {
    root.traceCall()
    guessField.grabFocus()
  }

  private func sendGuess(_ key: Key) -> Bool {
    guard case .character(let character) = key else { return false }
    letterGuessed.send(String(character), by: guessField, "key-pressed")
    return true
  }

  private func sendGuess() {
    let text = guessField.text
    if !text.isEmpty { letterGuessed.send(text, by: guessField, "changed") }
  }

  // MARK: - Layout

  /// The gap between the slate and the keyboard, and the width of the wall beside the slate.
  private static let slateGap = 12.0
  static let wall = 36.0
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
}
