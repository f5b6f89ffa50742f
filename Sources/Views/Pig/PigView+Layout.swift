import GtkKit

/// The arrangements of the page. Title, pig, die, result and buttons have one axis.
extension PigView {
  /// The cards above the pig or, on a page that is about as wide as high, beside its head.
  func narrowLayout(_ page: Page) -> Layout {
    let (above, beside) = (highLayout(page), broadLayout(page))
    // A small window needs enough height: it cannot draw the page smaller.
    guard page.width * page.scale > 400 || beside.needed(of: page.size) <= 1 else { return above }
    return page.height < page.width * 1.2 ? beside : above
  }

  private func highLayout(_ page: Page) -> Layout {
    let others = page.mainTarget(atLeast: 44)
    // What is left beside the pig on a high page is the history.
    let isHigh = page.height > page.width * 1.55
    return column(gap: Metrics.step) {
      title
      players
      computer(page)
      pigAndCounter.frame(height: 0...page.width * Self.pigSize.height / Self.pigSize.width).growing(2.5).gap(
        PigCounter.lip)
      result.gap(0)
      turnButtons(page).fixed().gap(Metrics.gap)
      row(gap: Metrics.step) {
        if !isHigh { historyTable.button }
        oddsButton
        newGameButton
      }.frame(height: others)
      if isHigh { historyTable.atLeast(height: others) }
    }
  }

  /// The cards on both sides of the pig's head, above the tray.
  private func broadLayout(_ page: Page) -> Layout {
    column(gap: Metrics.step) {
      title
      pigBetweenCards(page).gap(PigCounter.lip)
      result
      turnButtons(page).fixed().gap(Metrics.gap)
      row(gap: Metrics.step) {
        computer(page).growing()
        oddsButton.frame(width: page.mainTarget(atLeast: oddsButton.naturalWidth + 30))
        newGameButton.frame(width: newGameButton.naturalWidth + 30)
      }.frame(height: page.mainTarget(atLeast: 44))
      historyTable.atLeast(height: Metrics.buttonHeight)
    }
  }

  private func pigBetweenCards(_ page: Page) -> Layout {
    let card = Size(
      max(player1.minimumWidth, player2.minimumWidth) + Metrics.gap,
      max(player1.minimumHeight, player2.minimumHeight) + Metrics.step)
    let minimum = max(
      pigAndCounter.width(.minimum) / PigCounter.size.width, card.height / PigPicture.height)
    let maximum = min(
      page.width / PigCounter.size.width, (page.width - 2 * card.width) / PigPicture.width)
    return Layout(
      width: { _ in minimum * PigPicture.width + 2 * card.width },
      height: { _, _ in minimum * Self.pigSize.height },
      place: { [self] room in
        let places = pigAndCounter.placements(in: room)
        let head = places[0].rect
        let width = head.x - room.x - Metrics.gap
        let place = Rect(room.x, head.y, width, min(head.height - Metrics.step, width * 1.3))
        let other = Rect(head.x + head.width + Metrics.gap, head.y, width, place.height)
        return places + [player1.placed(in: place), player2.placed(in: other)]
      }
    ).frame(height: 0...max(0, maximum * Self.pigSize.height))
  }

  func shortLayout(_ page: Page) -> Layout {
    // A low page has no room for high cards.
    let isLow = page.height < page.width * 0.6
    let turn = column(gap: Metrics.step) {
      pigAndCounter.gap(PigCounter.lip)
      result.gap(Metrics.step)
      turnButtons(page).fixed()
    }.frame(width: 0...page.width * 0.45)
    return row(gap: Metrics.gap) {
      column(gap: Metrics.step) {
        title
        // The longest name of the computer is shown whole.
        players.atLeast(width: 340 + Metrics.step).frame(height: 0...(isLow ? 0 : page.height * 0.4))
        computer(page)
        historyTable
        row(gap: Metrics.step) {
          oddsButton
          newGameButton
        }.frame(height: page.mainTarget(atLeast: 34))
      }
      turn
    }.padding(0, Metrics.step / 2)
  }

  func wideLayout(_ page: Page) -> Layout {
    let computer = computer(page).padding(11, 8).above(computerPanel).fixed()
    let card = max(
      page.width * 0.245, player1.minimumWidth, player2.minimumWidth, computer.width(.minimum))
    return row(gap: Metrics.gap * 2) {
      player1.frame(width: card)
      column(gap: Metrics.step) {
        titleLabel.fittingLine().fixed()
        pigAndCounter.gap(PigCounter.lip + Metrics.step)
        result.gap(Metrics.gap)
        turnButtons(page, atLeast: 60).fixed().gap(Metrics.gap + 2)
        row(gap: Metrics.step) {
          oddsButton.frame(width: oddsButton.naturalWidth + 30)
          newGameButton.frame(width: newGameButton.naturalWidth + 40)
        }.frame(height: page.mainTarget(atLeast: 34)).centered()
      }
      column(gap: Metrics.step) {
        player2
        computer
      }.frame(width: card)
    }
  }

  // MARK: - Parts

  private var title: Layout { titleLabel.fittingLine().fixed() }

  private var players: Layout {
    row(gap: Metrics.step) {
      player1
      player2
    }.fixed()
  }

  /// The controls for the computer as a player: what the switch is for, the switch, and the choice of a strategy. They
  /// stand in one row where it is wide enough, or in two, which must not be too low to click.
  private func computer(_ page: Page) -> Layout {
    let height = max(page.smallTarget, computerLabel.minimumHeight, computerSwitch.minimumHeight)
    // As wide as its widest text, whichever is chosen.
    let button = strategyChoice.children.first ?? AnyWidget(strategyChoice)
    let arrow = 36.0
    let width = (strategies.map { button.width(of: $0) }.max() ?? 0) + arrow
    let choice = strategyChoice.atLeast(width: width).frame(height: max(height, strategyChoice.minimumHeight))
    return firstFitting {
      row(gap: Metrics.gap) {
        computerLabel.fittingLine()
        computerSwitch.frame(height: height).fixed()
        choice
      }
      column(gap: Metrics.step) {
        row(gap: Metrics.step) {
          computerLabel.fittingLine()
          computerSwitch.fixed()
        }.frame(height: height)
        choice
      }
    }.fixed()
  }

  private static let pigSize = Size(PigCounter.size.width, PigCounter.size.height + PigPicture.height)

  /// The pig behind its counter.
  private var pigAndCounter: Layout {
    let size = Self.pigSize
    let minimum = max(
      0.2, counter.minimumWidth / PigCounter.size.width, counter.minimumHeight / PigCounter.size.height)
    return Layout(
      width: { _ in minimum * size.width }, height: { _, _ in minimum * size.height },
      place: { [pig, counter] room in
        let scale = min(room.width / size.width, room.height / size.height)
        let pigHeight = PigPicture.height * scale
        var place = room.centered(Size(size.width * scale, size.height * scale))
        let head = place.cutTop(pigHeight)
        return [
          pig.placed(in: head.centered(Size(PigPicture.width * scale, pigHeight))), counter.placed(in: place),
        ]
      })
  }

  /// The result of the last roll or of the turn. Its plate always has the same height: nothing moves when it changes.
  private var result: Layout {
    lastRollLabel.fittingText(onPlate: true).centered(vertically: true).padding(0, 2)
      .frame(height: lastRollLabel.lineHeight * 1.2 + 8)
  }

  /// The buttons, and above them the odds, which are empty while they are not shown: nothing moves when they are turned on.
  private func turnButtons(_ page: Page, atLeast height: Double = Metrics.buttonHeight) -> Layout {
    column(gap: Metrics.step + 2) {
      oddsLabel.fixed()
      row(gap: Metrics.step) {
        focusKeeper.buttonLayout
        passButton
      }.frame(height: page.mainTarget(atLeast: height))
    }
  }
}
