import GtkKit

/// The arrangements of the page. Title, pig, die, result and buttons have one axis.
extension PigView {
  func narrowLayout(_ page: Page) -> Layout {
    let buttons = turnButtonsHeight(page)
    let history = page.height(
      ofButtons: newGameButton, oddsButton, historyTable.button, atLeast: buttons - Metrics.step)
    let others =
      naturalHeight(of: titleLabel) + resultHeight + oddsHeight + Metrics.step + buttons
      + history + PigCounter.lip + 21
    let cards = naturalHeight(of: player1, player2) + Metrics.step + computerHeight(page)
    let below = Size(page.width, page.height - cards - others)
    let card = max(player1.minimumWidth, player2.minimumWidth, computerPanel.minimumWidth)
    let beside = Size(page.width - card - Metrics.gap, page.height - others)
    // Below the cards of a page that is about as wide as high, the pig would be smaller. A small window needs enough height:
    // it cannot draw the page smaller.
    let canBeBroad = page.width * page.scale > 400 || beside.height >= broadCards(page)
    if canBeBroad, scale(in: beside) > scale(in: below) {
      return broadLayout(page, card: card, upTo: beside)
    }
    // What is left beside the pig on a high page is the history.
    let isHigh = page.height > page.width * 1.55
    return column(gap: Metrics.step) {
      titleLabel.line().gap(3)
      players
      computerPanel.frame(height: computerHeight(page))
      pigAndCounter.gap(PigCounter.lip)
      result.gap(0)
      odds.gap(Metrics.step + 2)
      turnButtons.frame(height: buttons).gap(Metrics.gap)
      if isHigh {
        shared(oddsButton, newGameButton).frame(height: history)
        historyTable.frame(height: { max(history, $0.height * 0.28) })
      } else {
        shared(historyTable.button, oddsButton, newGameButton).frame(height: history)
      }
    }
  }

  /// The cards beside the pig, which is drawn in a room, and more of the history.
  private func broadLayout(_ page: Page, card: Double, upTo room: Size) -> Layout {
    let pigHeight = room.width / PigCounter.size.width * (PigPicture.height + PigCounter.size.height)
    return column(gap: Metrics.step) {
      titleLabel.line().gap(3)
      row(gap: Metrics.gap) {
        column(gap: Metrics.step) {
          player1
          player2
          computerPanel.frame(height: doubleComputerHeight(page))
        }.frame(width: card)
        pigAndCounter
      }.frame(height: min(max(pigHeight, broadCards(page)), room.height)).gap(PigCounter.lip)
      result
      odds
      row(gap: Metrics.step) {
        turnButtons
        oddsButton.frame(width: oddsWidth(page))
        newGameButton.frame(width: newGameButton.minimumWidth)
      }.frame(height: turnButtonsHeight(page)).gap(Metrics.gap)
      historyTable
    }
  }

  /// The height of the cards below each other, and of the computer's controls.
  private func broadCards(_ page: Page) -> Double {
    2 * (naturalHeight(of: player1, player2) + Metrics.step) + doubleComputerHeight(page)
  }

  func shortLayout(_ page: Page) -> Layout {
    let buttons = turnButtonsHeight(page)
    let width = turnButtonWidth * 2 + newGameButton.minimumWidth + Metrics.step * 2
    return row(gap: Metrics.gap) {
      column(gap: Metrics.step) {
        titleLabel.line().gap(3)
        players
        computerPanel.frame(height: computerHeight(page))
        historyTable
        row(gap: Metrics.gap) {
          oddsButton.frame(width: oddsWidth(page))
          oddsBesideButton
        }.frame(height: page.height(ofButtons: oddsButton, atLeast: 34))
      }
      column(gap: Metrics.step) {
        pigAndCounter.gap(PigCounter.lip)
        result.gap(Metrics.step + 2)
        row(gap: Metrics.step) {
          turnButtons
          newGameButton.frame(width: newGameButton.minimumWidth)
        }.frame(height: buttons).gap(Metrics.step)
        Layout.spacer.frame(height: 0)
      }.frame(width: max(width, min(page.width * 0.48, page.width - playersWidth - Metrics.gap)))
    }
  }

  func wideLayout(_ page: Page) -> Layout {
    let buttons = turnButtonsHeight(page, atLeast: 60)
    let card = max(page.width * 0.245, player1.minimumWidth, player2.minimumWidth, computerPanel.minimumWidth)
    return row(gap: Metrics.gap * 2) {
      player1.frame(width: card)
      column(gap: Metrics.step) {
        titleLabel.line()
        pigAndCounter.gap(PigCounter.lip + Metrics.step)
        result.gap(Metrics.gap)
        odds.gap(Metrics.gap)
        turnButtons.frame(height: buttons).gap(Metrics.gap + 2)
        row(gap: Metrics.step) {
          oddsButton.frame(width: oddsButton.naturalWidth + 30)
          newGameButton.frame(width: newGameButton.naturalWidth + 40)
        }.frame(
          width: oddsButton.naturalWidth + newGameButton.naturalWidth + 70 + Metrics.step,
          height: page.height(ofButtons: newGameButton, oddsButton, atLeast: 34))
      }
      column(gap: Metrics.step) {
        player2
        computerPanel.frame(height: doubleComputerHeight(page))
      }.frame(width: card)
    }
  }

  private var playersWidth: Double { player1.minimumWidth + Metrics.step + player2.minimumWidth }

  private var players: Layout {
    row(gap: Metrics.step) {
      player1
      player2
    }.frame(height: naturalHeight(of: player1, player2))
  }

  /// The scale of the pig behind its counter in a room.
  private func scale(in room: Size) -> Double {
    min(room.width / PigCounter.size.width, room.height / (PigCounter.size.height + PigPicture.minimumHeight))
  }

  /// The pig behind its counter. In a low room the pig hides behind the counter, and then both are smaller.
  private var pigAndCounter: Layout {
    .reading { [self] room in
      let scale = scale(in: Size(room.width, room.height))
      let counterHeight = PigCounter.size.height
      let pigHeight = min(PigPicture.height * scale, room.height - counterHeight * scale)
      return column {
        pig.frame(width: PigPicture.width * scale, height: pigHeight)
        counter.frame(width: PigCounter.size.width * scale, height: counterHeight * scale)
      }.frame(height: pigHeight + counterHeight * scale)
    }
  }

  /// The result of the last roll or of the turn.
  private var result: Layout {
    // The plate of each result has the same height: nothing moves when it changes.
    lastRollLabel.plate().frame(height: resultHeight)
  }

  private var resultHeight: Double { lastRollLabel.lineHeight * 1.2 + 8 }

  /// The line of the odds, which is empty while they are not shown: nothing moves when they are turned on.
  private var odds: Layout { oddsLabel.fittingText().frame(height: oddsHeight) }

  /// Their height in two rows.
  private func doubleComputerHeight(_ page: Page) -> Double {
    max(computerPanel.doubleHeight, 2 * Metrics.smallTarget / page.scale + Metrics.step)
  }

  /// The odds in one line if there is room, or in two.
  private var oddsBesideButton: Layout {
    .reading { [oddsLabel] room in
      oddsLabel.naturalWidth * 0.7 <= room.width ? oddsLabel.fittingLine() : oddsLabel.fittingText()
    }
  }

  /// The height of the computer's controls in one row, which must not be too low to click.
  private func computerHeight(_ page: Page) -> Double {
    max(computerPanel.minimumHeight, Metrics.smallTarget / page.scale)
  }

  /// The width of a small button, which must not be too narrow to click.
  private func oddsWidth(_ page: Page) -> Double {
    max(Metrics.mainTarget / page.scale, oddsButton.minimumWidth)
  }

  private var oddsHeight: Double { oddsLabel.lineHeight }

  /// Buttons that share a row. Each has its minimum width and an equal part of the rest.
  private func shared(_ buttons: any Widget...) -> Layout {
    .reading { room in
      let gaps = Metrics.step * Double(buttons.count - 1)
      let rest = room.width - gaps - buttons.reduce(0) { $0 + $1.minimumWidth }
      return row(gap: Metrics.step) {
        for button in buttons { button.frame(width: button.minimumWidth + rest / Double(buttons.count)) }
      }
    }
  }

  private func turnButtonsHeight(_ page: Page, atLeast minimum: Double = Metrics.buttonHeight) -> Double {
    page.height(ofButtons: rollButton, passButton, atLeast: minimum)
  }

  /// The minimum width of Roll and of Pass, which are equally wide.
  private var turnButtonWidth: Double { max(rollButton.minimumWidth, passButton.minimumWidth) }

  private var turnButtons: Layout {
    row(gap: Metrics.step) {
      focusKeeper.buttonLayout
      passButton
    }
  }
}
