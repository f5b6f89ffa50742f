import GtkKit

/// The Game screen of Tic Tac Toe Reverse: a machine with the board, the counters, Play and ↑ Bet
/// (seeds/tic-tac-toe-reverse.txt).
package final class GameView: MachineScreenView {
  package let betLabel = Label().named("betLabel")
  package let betCounter: Counter
  package let board = BoardView().accessibleLabel(tr("Board"))
  package let lamps = Lamps()
  package let messageLabel = Label(wraps: true, role: .status).named("messageLabel")
  package let playButton = Button(tr("Play")).named("playButton")
  package let betButton, againButton: Button

  package let playPressed = Action<Void>("playPressed")
  package let betPressed = Action<Void>("betPressed")
  package let againPressed = Action<Void>("againPressed")

  private var counters: [Counter] { [creditCounter, wonCounter, spinsCounter, betCounter] }
  /// The body of the machine, and the line inside of its lamps.
  private let cabinet = CustomWidget(role: .presentation).styled("cabinet")
  private let line = CustomWidget(role: .presentation).styled("cabinet-line")

  package init() {
    betCounter = Counter(tr("Bet"), betLabel, style: "bet", name: "betCounter")
    betButton = Button(tr("↑ Bet")).named("betButton")
    againButton = Button(tr("Bet again")).named("againButton").styled("second")
    super.init(name: "gameScreen")
    messageLabel.styled("message")
    playButton.styled("main")
    // A tooltip would cover it.
    betButton.styled("second").accessibleLabel(tr("↑ Bet")).setAccessibleDescription(tr("Double the bet (+)"))
    add(cabinet, line, titleLabel)
    for counter in counters { add(counter) }
    add(board, messageLabel, playButton, betButton, againButton)
    for strip in lamps.strips { add(strip) }
    focusBegins(at: playButton)
    for side in lamps.sides { veil(side, with: lamps) }
    playButton.sends(playPressed)
    // The board is the largest thing on the screen.
    board.onUnusedClick { [playPressed, weak board] in
      if let board { playPressed.send(by: board, "clicked") }
    }
    betButton.sends(betPressed)
    againButton.sends(againPressed)
  }

  /// Enables the button that repeats the last bet; nil if that is not possible.
  package func enableAgain(bet: String?) {
    againButton.isSensitive = bet != nil
    againButton.accessibleLabel(tr("Bet again")).tooltip = nil
    if let bet { againButton.labeledByTooltip(tr("Bet {bet} again", ["bet": bet])) }
  }

  /// Edges the board in gold after a win, and lights the counters that it has changed.
  package func showWin(_ isWin: Bool) {
    guard isWin != board.hasStyle("lit") else { return }
    root.traceCall(showing: [board, creditCounter, wonCounter])
    for part in [board, creditCounter, wonCounter] { part.setStyle("lit", isWin) }
  }

  // MARK: - Layout

  override func alertGround(in arrangement: Arrangement) -> [any Widget] {
    let controls: [any Widget] = [playButton, betButton, againButton]
    // Beside the board, Play is higher than the other buttons.
    if playButton.height > betButton.height { return controls }
    return controls + counters + (arrangement == .wide ? [] : [messageLabel])
  }

  /// The machine. Its foot is as high as that of a till beside it.
  override func body(on page: Page, _ arrangement: Arrangement) -> Rect {
    let margin = arrangement == .wide ? 8.0 : 4
    let height = page.height * (1 - Self.foot) - margin / 2
    let room = Rect(margin, margin / 2, page.width - 2 * margin, height)
    let widest = arrangement == .wide ? height * 1.6 : room.width
    return room.centered(Size(min(room.width, widest), min(height, page.width * 1.75)))
  }

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    let body = body(on: page, arrangement)
    let lampWidth = arrangement == .wide ? 26.0 : 18
    let padding = lampWidth / 3
    let inside = body.inset(by: lampWidth + padding)
    let inner = Page(size: Size(inside.width, inside.height), scale: page.scale)
    let content =
      switch arrangement {
      case .short: shortLayout(inner)
      case .wide where inner.height < inner.width * 0.8: wideLayout(inner)
      case .narrow, .wide: narrowLayout(inner)
      }
    let lit = lamps.around(content.padding(padding, padding).above(line), width: lampWidth)
    return Layout([(lit.above(cabinet), body)], in: page.size)
  }

  /// The board on the axis, with the result below it, the counters at one side, and the bet and what is pressed at the other.
  private func wideLayout(_ page: Page) -> Layout {
    // Both sides are equally wide, and the board is in the middle.
    let side = max(
      140, betButton.minimumWidth, againButton.minimumWidth,
      min(page.width * 0.26, (page.width - page.height * 0.78) / 2))
    let height = max(page.height * 0.2, counters[0].minimumHeight)
    return column(gap: Metrics.step) {
      title(height: page.height * 0.115)
      row(gap: Metrics.gap * 1.5) {
        column(gap: Metrics.gap) {
          // All need the same: one is measured.
          for counter in counters[..<3] {
            Layout { [counter.placed(in: $0)] }.frame(height: height)
            if counter !== counters[2] { Layout.spacer }
          }
        }.frame(width: side)
        column(gap: Metrics.gap) {
          squareBoard
          messageLabel.fittingText().frame(height: messageHeight(lines: 1.25))
        }
        column(gap: Metrics.gap) {
          Layout { [betCounter] in [betCounter.placed(in: $0)] }.frame(height: height)
          betButton.frame(height: page.mainTarget(atLeast: 54))
          againButton.frame(height: page.mainTarget(atLeast: 54))
          Layout.spacer
          playButton.frame(height: max(page.mainTarget(), page.height * 0.3))
        }.frame(width: side)
      }
    }
  }

  private func narrowLayout(_ page: Page) -> Layout {
    column(gap: 5) {
      title(height: page.height * 0.1)
      squareBoard
      messageLabel.fittingText().frame(height: messageHeight(lines: 1))
      counterGrid(columns: 4).frame(height: min(page.height * 0.13, max(60, page.height * 0.1)))
      buttons(page).frame(height: max(page.mainTarget(atLeast: 44), page.height * 0.09))
    }
  }

  private func shortLayout(_ page: Page) -> Layout {
    let gap = Metrics.gap
    // The board has the room that the column beside it leaves.
    let minimumSide = max(200, min(titleLabel.naturalWidth * 0.85, page.width / 2))
    let side = min(page.height, page.width - minimumSide - gap)
    // Four counters in a row would be too narrow in a high column.
    let isHigh = page.height > (page.width - side - gap) * 1.2
    let grid = firstFitting {
      if !isHigh { counterGrid(columns: 4) }
      counterGrid(columns: 2)
    }
    let height = grid.height(.natural, forWidth: page.width)
    return row(gap: gap) {
      squareBoard.frame(width: max(0, side) * 0.75...max(0, side))
      column(gap: Metrics.step) {
        title(height: page.height * 0.15)
        grid.frame(height: height...max(height, min(page.height * 0.42, height * 1.7)))
        messageLabel.fittingText().frame(height: messageHeight(lines: 1)...messageHeight(lines: 2)).growing()
        // In a narrow column, Play has a row of its own, so that it is larger than the other buttons.
        if page.width - side < 270 {
          playButton.frame(height: page.mainTarget(atLeast: 44))
          betButtons.frame(height: page.mainTarget(atLeast: 44))
        } else {
          buttons(page).frame(height: page.mainTarget())
        }
      }
    }
  }

  /// The title. With larger text it is the first part that grows no further.
  private func title(height: Double) -> Layout {
    let cap = min(height, titleLabel.minimumHeight)
    return titleLabel.fittingLine(minimumScale: 0.4).frame(height: cap * 0.8...cap)
  }

  /// The same height for each message: nothing moves when it changes.
  private func messageHeight(lines: Double) -> Double { lines * messageLabel.lineHeight + 8 }

  private var squareBoard: Layout {
    Layout(
      width: board.layout.width, height: board.layout.height,
      place: { [board] room in
        let side = min(room.width, room.height)
        return [board.placed(in: room.centered(Size(side, side)))]
      })
  }

  private func counterGrid(columns: Int) -> Layout {
    column(gap: Metrics.step) {
      for start in stride(from: 0, to: counters.count, by: columns) {
        row(gap: Metrics.step) {
          for counter in counters[start..<start + columns] { counter.growing(counter.share) }
        }
      }
    }
  }

  private func buttons(_ page: Page) -> Layout {
    row(gap: Metrics.gap) {
      playButton
      betButtons.growing(1.7)
    }
  }

  private var betButtons: Layout {
    row(gap: Metrics.gap) {
      betButton
      againButton
    }
  }
}
