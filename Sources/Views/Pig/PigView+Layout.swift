import GtkKit

/// The arrangements of the page. Title, pig, die, result and buttons have one axis.
extension PigView {
  func narrowLayout(_ page: Page) -> Layout {
    let buttons = turnButtonsHeight(page)
    let history = page.height(ofButtons: newGameButton, atLeast: buttons - Metrics.step)
    // What is left beside the pig on a high page is the history.
    let isHigh = page.height > page.width * 1.55
    return column(gap: Metrics.step) {
      titleLabel.line().gap(3)
      players
      stage.gap(PigCounter.lip)
      result.gap(Metrics.step + 2)
      turnButtons.frame(height: buttons).gap(Metrics.gap)
      if isHigh {
        newGameButton.frame(height: history)
        historyTable.frame(height: { max(history, $0.height * 0.28) })
      } else {
        row(gap: Metrics.step) {
          historyTable
          newGameButton.frame(width: { [newGameButton] in max(newGameButton.minimumWidth, $0.width * 0.36) })
        }.frame(height: history)
      }
    }
  }

  func shortLayout(_ page: Page) -> Layout {
    let buttons = turnButtonsHeight(page)
    let width = turnButtonWidth * 2 + newGameButton.minimumWidth + Metrics.step * 2
    return row(gap: Metrics.gap) {
      column(gap: Metrics.step) {
        titleLabel.line().gap(3)
        players
        historyTable
      }
      column(gap: Metrics.step) {
        stage.gap(PigCounter.lip)
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
    let card = max(page.width * 0.245, player2.minimumWidth)
    return row(gap: Metrics.gap * 2) {
      player1.frame(width: card)
      column(gap: Metrics.step) {
        titleLabel.line()
        stage.gap(PigCounter.lip + Metrics.step)
        result.gap(Metrics.gap)
        turnButtons.frame(height: buttons).gap(Metrics.gap + 2)
        newGameButton.frame(
          width: min(page.width * 0.4, newGameButton.naturalWidth + 40),
          height: page.height(ofButtons: newGameButton, atLeast: 34))
      }
      player2.frame(width: card)
    }
  }

  private var playersWidth: Double { player1.minimumWidth + Metrics.step + player2.minimumWidth }

  private var players: Layout {
    row(gap: Metrics.step) {
      player1
      player2.frame(width: { [player2] in max(($0.width - Metrics.step) / 2, player2.minimumWidth) })
    }.frame(height: naturalHeight(of: player1, player2))
  }

  /// The pig behind its counter. In a low room the pig hides behind the counter, and then both are smaller.
  private var stage: Layout {
    .reading { [self] room in
      let counterHeight = PigCounter.size.height
      let scale = min(
        room.width / PigCounter.size.width, room.height / (counterHeight + PigPicture.leastHeight))
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
    lastRollLabel.plate().frame(height: lastRollLabel.lineHeight * 1.2 + 8)
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
