import GtkKit

/// The arrangement of the slate and the keyboard.
extension MainView {
  /// The minimum height of a page with the field below the keys.
  private static let minimumHeightWithField = 460.0

  func keyboardHeight(_ arrangement: Arrangement, _ page: Page) -> Double {
    let least = max(keyboard.minimumHeight, KeyboardView.height(onPageOf: page.scale))
    let keys =
      switch arrangement {
      case .narrow: max(least, min(3 * 54, page.height * 0.36))
      case .short: max(least, min(3 * 46, page.height * 0.42))
      case .wide: max(least * 1.05, 3 * 48)
      }
    return page.height < Self.minimumHeightWithField
      ? keys : keys + keyboard.fieldHeight(onPageOf: page.scale)
  }

  func slateLayout(_ arrangement: Arrangement, _ slate: Page) -> Layout {
    let buttonHeight = slate.height(ofButtons: infoButton, atLeast: 32)
    if arrangement == .short {
      return slate.height < Self.minimumHeightWithLetters
        ? lowLayout(slate, buttonHeight) : shortLayout(slate, buttonHeight)
    }
    let side = slate.width * (arrangement == .wide ? 0.3 : 0.27)
    let button = max(infoButton.naturalWidth, newGameButton.naturalWidth)
    return column(gap: arrangement == .wide ? Metrics.step : 3) {
      row(gap: Metrics.step) {
        infoButton.frame(width: button)
        title
        focusKeeper.buttonLayout.frame(width: button)
      }.frame(height: max(buttonHeight, naturalHeight(of: title)))
      row(gap: Metrics.step) {
        if arrangement == .wide {
          column(gap: 3) {
            wrong
            candidates.frame(height: footerHeight(slate, atLeast: 32))
          }.frame(width: side)
          gallows
          column(gap: 3) {
            guessesLeft
            temperamentLabel.fittingLine().frame(height: footerHeight(slate, atLeast: 32))
          }.frame(width: side)
        } else {
          wrong.frame(width: side)
          gallows
          guessesLeft.frame(width: side)
        }
      }
      if arrangement == .wide {
        wordAndAnswer.frame(height: slate.height * 0.38)
      } else {
        wordAndAnswer.frame(height: slate.height * 0.36)
        footer.frame(height: footerHeight(slate))
      }
    }
  }

  /// The minimum height of a short slate with the wrong letters.
  private static let minimumHeightWithLetters = 170.0

  /// Three columns: the gallows, the word, and the wrong guesses left.
  private func lowLayout(_ slate: Page, _ buttonHeight: Double) -> Layout {
    let side = slate.width * 0.23
    return row(gap: Metrics.step) {
      column(gap: 3) {
        infoButton.frame(height: buttonHeight)
        gallows
      }.frame(width: max(infoButton.naturalWidth, side))
      column(gap: 3) {
        title.frame(height: title.minimumHeight)
        wordAndAnswer
        footer.frame(height: footerHeight(slate))
      }
      column(gap: 3) {
        focusKeeper.buttonLayout.frame(height: buttonHeight)
        guessesLeft
      }.frame(width: max(newGameButton.naturalWidth, side))
    }
  }

  /// Three columns, with the wrong letters in the middle one, and the word below them.
  private func shortLayout(_ slate: Page, _ buttonHeight: Double) -> Layout {
    let side = max(infoButton.naturalWidth, newGameButton.naturalWidth, slate.width * 0.23)
    return column(gap: 3) {
      row(gap: Metrics.step) {
        column(gap: 3) {
          infoButton.frame(height: buttonHeight)
          gallows
        }.frame(width: side)
        column(gap: 3) {
          title.frame(height: title.minimumHeight)
          wrong
        }
        column(gap: 3) {
          focusKeeper.buttonLayout.frame(height: buttonHeight)
          guessesLeft
        }.frame(width: side)
      }
      wordSlots.layout.padding(Metrics.step, 0).frame(
        height: max(wordSlots.minimumHeight, slate.height * 0.24))
      row(gap: Metrics.step) {
        temperamentLabel.fittingLine().frame(width: side)
        answer
        candidates.frame(width: side)
      }.frame(height: max(answerHeight, footerHeight(slate)))
    }
  }

  private var wrong: Layout {
    column(gap: 3) {
      wrongCaption.fittingText().frame(height: { [self] in min(captionHeight, $0.height * 0.4) })
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
      answer.frame(height: answerHeight)
    }
  }

  private var answer: Layout { messageLabel.plate() }
  private var answerHeight: Double { 1.4 * messageLabel.lineHeight + 6 }

  // MARK: - Below the answer

  /// The height of the button that opens the ledger, which is also that of the texts in its place.
  private func footerHeight(_ slate: Page, atLeast height: Double = 0) -> Double {
    max(height, Metrics.smallTarget / slate.scale, ledgerButton.minimumHeight, candidatesLabel.lineHeight + 6)
  }

  /// The number of words that are still possible or, after a game, the button that opens the ledger.
  private var candidates: Layout {
    Layout { [self] rect in
      if hasLedger {
        return ledgerButton.frame(width: min(rect.width, ledgerButton.naturalWidth + 1)).placements(in: rect)
      }
      return candidatesLabel.text.isEmpty ? [] : candidatesLabel.plate().placements(in: rect)
    }
  }

  /// The temperament, and beside it what is known of the words.
  private var footer: Layout {
    Layout { [self] rect in
      let name = temperamentLabel.naturalWidth + 1
      let hasOther = hasLedger || !candidatesLabel.text.isEmpty
      let other = hasLedger ? ledgerButton.naturalWidth : candidatesLabel.naturalWidth
      let width = name + (hasOther ? Metrics.gap + other + 2 : 0)
      return row(gap: Metrics.gap) {
        temperamentLabel.frame(width: name)
        if hasOther { candidates }
      }.placements(in: rect.centered(Size(min(rect.width, width), rect.height)))
    }
  }
}
