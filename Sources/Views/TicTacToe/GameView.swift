import GtkKit

/// The Game screen of Tic Tac Toe Reverse: the board, the counters, Play and ↑ Bet (seeds/tic-tac-toe-reverse.txt).
package final class GameView: ScreenView {
  package let titleLabel = Label(tr("Tic Tac Toe Reverse")).named("titleLabel").styled("game-title")
  package let creditLabel = Label().named("creditLabel")
  package let wonLabel = Label().named("wonLabel")
  package let spinsLabel = Label().named("spinsLabel")
  package let betLabel = Label().named("betLabel")
  package let board = BoardView().accessible(tr("Board"))
  package let messageLabel = Label(wraps: true, role: .status).named("messageLabel")
  package let playButton = Button(tr("Play")).named("playButton")
  package let betButton = Button(tr("↑ Bet")).named("betButton")

  package let playPressed = Action<Void>("playPressed")
  package let betPressed = Action<Void>("betPressed")

  private let counters: [Card]

  package init() {
    counters = [
      Card(tr("Credit"), creditLabel, style: "credit"), Card(tr("Won"), wonLabel, style: "won-total"),
      Card(tr("Spins"), spinsLabel, style: "spins"), Card(tr("Bet"), betLabel, style: "bet"),
    ]
    super.init(style: "tictactoe", name: "gameScreen")
    messageLabel.styled("message").aligned(.center, .center)
    playButton.styled("main").tooltip = tr("Play a run with this bet")
    betButton.styled("second").tooltip = tr("Double the bet (+)")
    add(titleLabel)
    for counter in counters { add(counter) }
    add(board, messageLabel, playButton, betButton)
    focusBegins(at: playButton)
    playButton.sends(playPressed)
    betButton.sends(betPressed)
  }

  // MARK: - Layout

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    switch arrangement {
    case .narrow: narrowLayout(page)
    case .short: shortLayout(page)
    case .wide: page.withMargin(Metrics.gap, Metrics.gap) { wideLayout($0) }
    }
  }

  private func narrowLayout(_ page: Page) -> Layout {
    column(gap: 3) {
      titleLabel.line()
      counterGrid(columns: 4).frame(height: naturalHeight(of: counters[0])).gap(Metrics.step)
      squareBoard
      messageLabel.fittingText().frame(height: messageHeight(lines: 1.3))
      buttons.frame(height: page.height(ofButtons: playButton, betButton))
    }
  }

  private func shortLayout(_ page: Page) -> Layout {
    let gap = Metrics.gap * 1.5
    // The board has the room that the column beside it leaves.
    let minimumSide = max(200, titleLabel.naturalWidth * 0.85, buttonsWidth)
    let board = min(page.height, page.width - minimumSide - gap)
    // Four counters in a row would be too narrow in a high column.
    let columns = page.height > (page.width - board - gap) * 1.2 ? 2 : 4
    return row(gap: gap) {
      squareBoard.frame(width: board)
      sideColumn(
        columns: columns, gap: Metrics.step, buttonHeight: page.height(ofButtons: playButton, betButton))
    }
  }

  private func wideLayout(_ page: Page) -> Layout {
    let gap = Metrics.gap * 3
    let board = min(page.height, page.width * 0.55)
    let side = min(max(380, titleLabel.naturalWidth * 0.75, buttonsWidth), page.width - board - gap)
    return row(gap: gap) {
      squareBoard.frame(width: board)
      sideColumn(
        columns: 2, gap: Metrics.gap,
        buttonHeight: page.height(ofButtons: playButton, betButton, atLeast: 72))
    }.frame(width: board + side + gap, height: board)
  }

  /// All parts except the board, one below the other.
  private func sideColumn(columns: Int, gap: Double, buttonHeight: Double) -> Layout {
    let message = messageHeight(lines: 2)
    let rows = Double(counters.count / columns)
    let minimum = naturalHeight(of: counters[0]) * rows + Metrics.step * (rows - 1)
    return column(gap: gap) {
      titleLabel.line()
      // The counters grow with the room, and leave some for the message.
      counterGrid(columns: columns).frame(height: {
        max(minimum, min(minimum * 2, $0.height - buttonHeight - gap - message * 1.3 - gap))
      })
      messageLabel.fittingText().frame(height: message).centered()
      buttons.frame(height: buttonHeight)
    }
  }

  /// The same height for each message: nothing moves when it changes.
  private func messageHeight(lines: Double) -> Double { lines * messageLabel.lineHeight + 8 }

  private var squareBoard: Layout {
    Layout { [board] room in
      let side = max(150, min(room.width, room.height))
      return [board.placed(in: room.centered(Size(side, side)))]
    }
  }

  private func counterGrid(columns: Int) -> Layout {
    Layout { [counters] room in
      counters.enumerated().map { index, counter in
        let row = room.row(index / columns, of: counters.count / columns, gap: Metrics.step)
        return counter.placed(in: row.column(index % columns, of: columns, gap: Metrics.step))
      }
    }
  }

  /// The minimum width of both buttons in a row.
  private var buttonsWidth: Double { playButton.minimumWidth + betButton.minimumWidth + Metrics.step }

  private var buttons: Layout {
    row(gap: Metrics.step) {
      playButton
      betButton.frame(width: { [self] in
        let spare = $0.width - playButton.minimumWidth - Metrics.step
        return max(betButton.minimumWidth, min($0.width * 0.43, spare))
      })
    }
  }
}
