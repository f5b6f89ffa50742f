import GtkKit

/// Hangman's front: the gallows, the word, the keyboard (seeds/evil-hangman.txt, "Features").
package final class MainView: ScreenView {
  package let titleLabel = Label(tr("Hangman")).named("titleLabel")
  package let infoButton = Button(tr("Settings")).named("infoButton")
  package let newGameButton = Button(tr("New Game")).named("newGameButton")
  package let gallows = GallowsView()
  package let wordSlots = WordSlots()
  package let guessesLeftLabel = Label().named("guessesLeftLabel")
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
    titleLabel.styled("game-title")
    infoButton.styled("third").tooltip = tr("Word length and wrong guesses")
    newGameButton.styled("third").tooltip = tr("Start a new game")
    guessesLeftLabel.styled("left", "numeric").textAligned(0)
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

  private func sendGuess() {
    let text = guessField.text
    guard !text.isEmpty else { return }
    guessField.reset()
    letterGuessed.send(text, by: guessField, "changed")
  }

  // MARK: - Layout

  override func arrangeNarrow(_ page: Rect) {
    var room = page
    placeTop(&room, gap: 3)
    let keys = max(keyboard.minimumHeight, min(3 * 50, room.height * 0.45))
    keyboard.place(in: room.cutBottom(keys, gap: 4))
    placeStatus(room.cutBottom(statusHeight, gap: 3))
    messageLabel.placeText(in: room.cutBottom(messageHeight(lines: 1.3), gap: 3))
    // On a very small screen the word stands beside the gallows, so that both can be seen.
    if room.height < 150 {
      gallows.place(in: room.cutLeft(min(room.height, room.width / 3), gap: Metrics.step))
      wordSlots.place(in: room)
    } else {
      wordSlots.place(in: room.cutBottom(max(40, room.height * 0.3), gap: 3))
      gallows.place(in: room)
    }
  }

  override func arrangeShort(_ page: Rect) {
    var room = page
    placeTop(&room, gap: 3)
    var left = room.cutLeft(max(room.width * 0.28, guess.minimumWidth), gap: Metrics.gap)
    guessesLeftLabel.placeLine(in: left.cutBottom(height(of: guessesLeftLabel), gap: 3))
    guess.place(in: left.cutBottom(statusHeight, gap: 3))
    gallows.place(in: left.centered(Size(left.width, max(40, left.height))))
    keyboard.place(in: room.cutBottom(max(keyboard.minimumHeight, min(144, room.height * 0.6)), gap: 4))
    messageLabel.placeText(in: room.cutBottom(messageHeight(lines: 1.3), gap: 4))
    wordSlots.place(in: room)
  }

  override func arrangeWide(_ page: Rect) {
    var room = page.inset(by: Metrics.step)
    placeTop(&room, gap: Metrics.step)
    let keys = max(keyboard.minimumHeight, 3 * 56)
    keyboard.place(in: room.cutBottom(keys, gap: Metrics.gap))
    gallows.place(in: room.cutLeft(min(room.height * 1.05, room.width * 0.36), gap: Metrics.gap * 2))
    let message = messageHeight(lines: 1.4)
    let slots = max(60, min(150, room.height - statusHeight - message - 24))
    var group = room.centered(Size(room.width, slots + statusHeight + message + 24))
    wordSlots.place(in: group.cutTop(slots, gap: Metrics.gap).inset(by: Metrics.gap, 0))
    messageLabel.placeText(in: group.cutTop(message, gap: Metrics.gap))
    placeStatus(group.centered(Size(min(room.width, statusWidth + Metrics.gap * 6), statusHeight)))
  }

  /// Room for so many lines, whatever is said: nothing moves when it changes.
  private func messageHeight(lines: Double) -> Double { lines * messageLabel.lineHeight + 4 }

  private var statusHeight: Double { max(38, guess.minimumHeight, guessesLeftLabel.minimumHeight) }
  private var statusWidth: Double { guess.naturalWidth + guessesLeftLabel.naturalWidth + Metrics.gap }

  private func placeStatus(_ room: Rect) {
    var room = room
    guess.place(in: room.cutRight(guess.naturalWidth, gap: Metrics.gap))
    guessesLeftLabel.placeLine(in: room)
  }

  private func placeTop(_ room: inout Rect, gap: Double) {
    var top = room.cutTop(height(ofButtons: infoButton, titleLabel, atLeast: 44), gap: gap)
    infoButton.place(in: top.cutLeft(infoButton.naturalWidth, gap: Metrics.step))
    let newGame = top.cutRight(newGameButton.naturalWidth, gap: Metrics.step)
    focusKeeper.place(before: newGame)
    newGameButton.place(in: newGame)
    titleLabel.placeLine(in: top)
  }
}
