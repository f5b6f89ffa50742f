import GtkKit

/// Hangman's main screen: a slate with the gallows and the word, and the keyboard (seeds/evil-hangman.txt, "Features").
package final class MainView: SlateScreen {
  package let titleLabel = Label(tr("Hangman"), role: .heading).accessibleLevel(1).named("titleLabel")
    .styled("game-title")
  package let infoButton = Button(tr("Settings")).named("infoButton")
  package let newGameButton = Button(tr("New Game")).named("newGameButton")
  package let gallows = GallowsView()
  package let wordLabel = WordSlots().named("wordLabel")
  package let wrongLetters = WrongLetters()
  package let guessesLeftLabel = Label().named("guessesLeftLabel").styled("left", "numeric")
  package let messageLabel = Label(wraps: true, role: .status).named("messageLabel")
  /// What the computer says about its answer.
  package let voiceLabel = Label(wraps: true).named("voiceLabel").styled("voice").textAligned(0)
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

  private let leftCaption = Label(tr("Wrong guesses left"), wraps: true).styled("caption")
  /// The wrong guesses as crosses, and those that are left as circles. The number beside it says the same.
  package let marks = Label(role: .presentation).styled("marks")
  private static let marksInLine = 10
  private let focusKeeper: FocusKeeper
  private var hasLedger: Bool { ledgerButton.isSensitive }

  package init() {
    keyboard = KeyboardView(letterGuessed, field: guessField)
    focusKeeper = FocusKeeper(of: newGameButton)
    super.init(name: "mainScreen")
    infoButton.styled("third").tooltip = tr("Word length and wrong guesses")
    newGameButton.styled("third").tooltip = tr("Start a new game")
    ledgerButton.styled("ledger-button").tooltip = tr("The words that were possible at each guess")
    messageLabel.styled("message").aligned(.center, .center)
    guessField.setCharacters(minimum: 1, maximum: 1)
    guessField.placeholder = tr("Type a letter")
    guessField.disableUndo()
    guessField.styled("guess").labeledByTooltip(tr("Guess a letter"))
    add(
      titleLabel, infoButton, focusKeeper, newGameButton, wrongLetters.caption, wrongLetters, gallows,
      leftCaption, guessesLeftLabel, marks, wordLabel, messageLabel, temperamentLabel, voiceLabel,
      candidatesLabel, ledgerButton, keyboard)
    veil(marks, with: guessesLeftLabel)
    veil(wrongLetters.caption, with: wrongLetters)
    focusBegins(at: guessField)
    infoButton.sends(showInfo)
    ledgerButton.sends(showLedger)
    newGameButton.sends(newGamePressed)
    // As the document allows, a letter is sent as soon as it is typed.
    guessField.onChanged { [weak self] in self?.sendGuess() }
    // A letter key counts in the field as elsewhere: in every layout, and once while it is held.
    guessField.onKeyBeforeText { [weak self] key in self?.sendGuess(key) ?? false }
  }

  /// Shows the number of wrong guesses left, as a number and as marks.
  package func showGuessesLeft(_ left: Int, of limit: Int, describedAs description: String) {
    guessesLeftLabel.text = String(left)
    guessesLeftLabel.accessibleLabel(description)
    let lines = (limit + Self.marksInLine - 1) / Self.marksInLine
    let length = (limit + lines - 1) / lines
    marks.text = (0..<limit).map { index in
      (index > 0 && index.isMultiple(of: length) ? "\n" : "") + (index < limit - left ? "✕" : "○")
    }.joined()
  }

  package func showAnswer(_ text: String, _ style: MessageStyle, isMiss: Bool = false) {
    messageLabel.show(text, style)
    messageLabel.setStyle("miss", isMiss)
  }

  /// Shows the button that opens the ledger, with a title; nil removes it.
  package func showLedgerButton(_ title: String?) {
    ledgerButton.isSensitive = title != nil
    if let title { ledgerButton.text = title }
    content.queueAllocate()
  }

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

  package func focusGuessField() {
    root.traceCall()
    guessField.grabFocus()
  }

  private func sendGuess(_ key: Key) -> Bool {
    guard let guess = guess(by: key) else { return false }
    letterGuessed.send(guess, by: guessField, "key-pressed")
    return true
  }

  /// The guess by a key: what it prints, or its Latin letter if there is no key on the screen for what it prints.
  package func guess(by key: Key) -> String? {
    guard case .character(let letter) = key else { return nil }
    return String(Key.printed.flatMap { keyboard.hasKey(for: $0) ? $0 : nil } ?? letter)
  }

  private func sendGuess() {
    let text = guessField.text
    if !text.isEmpty { letterGuessed.send(text, by: guessField, "changed") }
  }

  // MARK: - Layout

  /// The gap between the slate and the keyboard.
  private static let slateGap = 12.0

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    let (wall, margin) = (Self.wall(arrangement), margin(arrangement))
    let keys = keyboardHeight(arrangement, page)
    let room = Size(page.width - 2 * (wall + margin), page.height - keys - Self.slateGap - 2 * margin)
    return column(gap: Self.slateGap) {
      slateLayout(arrangement, on: Page(size: room, scale: page.scale)).padding(margin, margin)
        .above(slate).padding(wall, 0)
      keyboard.frame(height: keys)
    }
  }

  // MARK: - The slate and the keyboard

  /// The height of a page from which the field is below the keys, in pixels.
  private static let highPage = 505.0

  private func keyboardHeight(_ arrangement: Arrangement, _ page: Page) -> Double {
    let minimum = max(keyboard.minimumHeight, keyboard.height(onPageOf: page.scale))
    guard arrangement != .short else { return minimum }
    let keys = max(minimum, min(keyboard.rowCount * 50, page.height * 0.34))
    let isFieldBelow = page.height * page.scale >= Self.highPage
    return isFieldBelow ? keys + keyboard.fieldHeight(onPageOf: page.scale) : keys
  }

  /// Whether a slate is high enough for a caption above the wrong letters.
  private func hasCaption(_ slate: Page) -> Bool { slate.height * slate.scale > 170 }

  /// The gallows, and beside it what counts the guesses. The word and the answer are below both or, where a page is wider than
  /// high, between them: so they are always in the middle, above the keys.
  private func slateLayout(_ arrangement: Arrangement, on slate: Page) -> Layout {
    let (isWide, isNarrow) = (arrangement == .wide, arrangement == .narrow)
    let hasRoom = !isNarrow && hasCaption(slate)
    let (gap, buttonHeight) = (hasRoom ? Metrics.step : 3, slate.mainTarget(atLeast: 32))
    let button = max(infoButton.naturalWidth, newGameButton.naturalWidth)
    let side = max(
      button, slate.width * 0.19,
      min(slate.width * (isWide ? 0.25 : 0.21), (slate.height - buttonHeight) * Gallows.ratio))
    let counters = column(gap: 3) {
      leftCaption.fittingText().frame(height: 1.5 * leftCaption.lineHeight)
      row(gap: Metrics.gap) {
        guessesLeftLabel.fixed()
        // They are as high as the number.
        Layout(
          width: { [marks] in $0 == .natural ? marks.naturalWidth : 16 },
          place: { [marks] in [marks.placedFilling($0, maximumScale: 1)] }
        ).fixed()
      }.centered().fixed().gap(Metrics.step)
      if hasCaption(slate) {
        wrongLetters.caption.fittingText().frame(height: 1.3 * leftCaption.lineHeight)
      }
      wrongLetters.layout.padding(Metrics.step, 0)
    }
    let word = wordLabel.layout.padding(Metrics.step, isNarrow || hasRoom ? 3 : 0)
    let line = (isNarrow || hasRoom ? 1.3 : 1.15) * messageLabel.lineHeight + 4
    let texts = column(gap: gap) {
      isNarrow ? word.frame(height: slate.height * 0.21...slate.height * 0.24) : word
      messageLabel.fittingText().centered(vertically: true).frame(height: line)
      footer(on: slate, isStacked: !hasLedger || hasRoom).frame(
        height: max(footerHeight + (isNarrow ? 0 : Metrics.step), slate.smallTarget))
    }
    let title = titleLabel.fittingLine(minimumScale: 0.5)
    let settings = infoButton.frame(width: button, height: buttonHeight)
    let newGame = focusKeeper.buttonLayout.frame(width: button, height: buttonHeight)
    guard !isNarrow else {
      return column(gap: gap) {
        row(gap: Metrics.step) {
          settings
          title
          newGame
        }.fixed()
        row(gap: Metrics.step) {
          gallows
          counters.centered(vertically: true).frame(width: slate.width * 0.46)
        }
        texts.fixed()
      }
    }
    return row(gap: Metrics.gap) {
      column(gap: gap) {
        row {
          settings
          Layout.spacer
        }.fixed()
        gallows
      }.frame(width: side)
      column(gap: gap) {
        title.frame(height: isWide ? buttonHeight : titleLabel.minimumHeight)
        texts
      }
      column(gap: gap) {
        row {
          Layout.spacer
          newGame
        }.fixed()
        counters
      }.frame(width: side)
    }
  }

  // MARK: - Below the answer

  /// Room for two lines of what the computer says, or three that are drawn smaller, or for one and what is below it.
  private var footerHeight: Double {
    max(2.3 * voiceLabel.lineHeight, 1.15 * voiceLabel.lineHeight + ledgerButton.minimumHeight)
  }

  /// The number of words that are still possible or, after a game, the button that opens the ledger; nil for neither.
  private func candidates(on slate: Page) -> Layout? {
    if hasLedger {
      return ledgerButton.frame(width: 0...ledgerButton.naturalWidth + 1)
        .frame(height: max(ledgerButton.minimumHeight, slate.smallTarget))
    }
    return candidatesLabel.text.isEmpty ? nil : candidatesLabel.fittingText().centered(vertically: true)
  }

  /// The temperament and what it says, and below or beside it what is known of the words.
  private func footer(on slate: Page, isStacked: Bool) -> Layout {
    let candidates = candidates(on: slate)
    return column(gap: Metrics.step) {
      row(gap: Metrics.gap) {
        temperamentLabel.fittingLine().fixed()
        voiceLabel.fittingText()
        if !isStacked, let candidates { candidates.fixed() }
      }.centered().withoutMinimumWidth()
      if isStacked, let candidates { candidates.centered().fixed() }
    }
  }
}
