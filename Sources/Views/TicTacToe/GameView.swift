import GtkKit

/// The Game screen of Tic Tac Toe Reverse: a machine with the board, the counters, Play and ↑ Bet
/// (seeds/tic-tac-toe-reverse.txt).
package final class GameView: ScreenView {
  package let titleLabel = Label(tr("Tic Tac Toe Reverse")).named("titleLabel").styled("game-title")
  package let creditLabel = Label().named("creditLabel")
  package let wonLabel = Label().named("wonLabel")
  package let spinsLabel = Label().named("spinsLabel")
  package let betLabel = Label().named("betLabel")
  package let creditCounter: Counter
  package let wonCounter: Counter
  package let board = BoardView().accessibleLabel(tr("Board"))
  package let lamps = Lamps()
  package let messageLabel = Label(wraps: true, role: .status).named("messageLabel")
  package let playButton = Button(tr("Play")).named("playButton")
  package let betButton = Button(tr("↑ Bet")).named("betButton")

  package let playPressed = Action<Void>("playPressed")
  package let betPressed = Action<Void>("betPressed")

  private let counters: [Counter]

  package init() {
    creditCounter = Counter(tr("Credit"), creditLabel, style: "credit", name: "creditCounter")
    wonCounter = Counter(tr("Won"), wonLabel, style: "won-total", name: "wonCounter")
    counters = [
      creditCounter, wonCounter, Counter(tr("Spins"), spinsLabel, style: "spins", name: "spinsCounter"),
      Counter(tr("Bet"), betLabel, style: "bet", name: "betCounter"),
    ]
    super.init(style: "tictactoe", name: "gameScreen", colors: TicTacToeColors.self)
    messageLabel.styled("message")
    playButton.styled("main").tooltip = tr("Play a run with this bet")
    betButton.styled("second").tooltip = tr("Double the bet (+)")
    add(titleLabel)
    for counter in counters { add(counter) }
    add(board, messageLabel, playButton, betButton)
    for strip in lamps.strips { add(strip) }
    focusBegins(at: playButton)
    playButton.sends(playPressed)
    betButton.sends(betPressed)
  }

  // MARK: - Layout

  override func drawSurface(_ snapshot: Snapshot, _ surface: Surface) {
    Cabinet.ofGame(on: surface.page.size, surface.arrangement).draw(on: snapshot, surface)
  }

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    Cabinet.ofGame(on: page.size, arrangement).layout(lamps, scale: page.scale) { [self] in
      switch arrangement {
      case .narrow: narrowLayout($0)
      case .short: shortLayout($0)
      case .wide: wideLayout($0)
      }
    }
  }

  /// Everything on one axis, with the counters on both sides of the board.
  private func wideLayout(_ page: Page) -> Layout {
    let gap = Metrics.gap
    let title = titleHeight(atMost: page.height * 0.09)
    let buttonHeight = page.height(ofButtons: playButton, betButton, atLeast: 44)
    let message = messageHeight(lines: 1.25)
    let rest = page.height - title - message - buttonHeight - 3 * gap
    let margin = Metrics.gap * 1.5
    let side = min(rest, page.width - 2 * (margin + naturalHeight(of: counters[0]) * 1.5))
    let width = min((page.width - side) / 2 - margin, max(side * 0.57, page.width * 0.2))
    // With larger text, the board is smaller than the words below it.
    let foot = max(side * 1.45, page.width * 0.6)
    return column(gap: gap) {
      self.title(height: title)
      row(gap: margin) {
        counterGrid(counters[0...1], columns: 1).frame(width: width)
        board.frame(width: side)
        counterGrid(counters[2...3], columns: 1).frame(width: width)
      }.frame(width: side + 2 * (width + margin), height: side)
      messageLabel.fittingText().frame(width: foot, height: message)
      buttons.frame(width: foot, height: buttonHeight)
    }
  }

  private func narrowLayout(_ page: Page) -> Layout {
    column(gap: 5) {
      title(height: titleHeight(atMost: page.height * 0.1))
      squareBoard
      messageLabel.fittingText().frame(height: messageHeight(lines: 1.15))
      counterGrid(counters[...], columns: 4).frame(height: naturalHeight(of: counters[0]))
      buttons.frame(height: page.height(ofButtons: playButton, betButton, atLeast: 44))
    }
  }

  private func shortLayout(_ page: Page) -> Layout {
    let gap = Metrics.gap
    // The board has the room that the column beside it leaves.
    let minimumSide = max(200, min(titleLabel.naturalWidth * 0.85, page.width / 2), buttonsWidth)
    let board = min(page.height, page.width - minimumSide - gap)
    // Four counters in a row would be too narrow in a high column.
    let columns = page.height > (page.width - board - gap) * 1.2 ? 2 : 4
    let rows = Double(counters.count / columns)
    let height = naturalHeight(of: counters[0]) * rows + Metrics.step * (rows - 1)
    return row(gap: gap) {
      squareBoard.frame(width: board)
      column(gap: Metrics.step) {
        title(height: titleHeight(atMost: page.height * 0.15))
        counterGrid(counters[...], columns: columns).frame(height: { min($0.height * 0.45, height * 1.5) })
        message.frame(height: { min($0.height, self.messageHeight(lines: 2)) }).centered()
        buttons.frame(height: page.height(ofButtons: playButton, betButton))
      }
    }
  }

  /// The message in a narrow column: in one line, which may be drawn smaller, or else in two.
  private var message: Layout {
    .reading { [messageLabel] room in
      messageLabel.naturalWidth * 0.7 <= room.width ? messageLabel.fittingLine() : messageLabel.fittingText()
    }
  }

  private func titleHeight(atMost height: Double) -> Double { min(naturalHeight(of: titleLabel), height) }

  /// The title in a height. With larger text it is the first part that grows no further.
  private func title(height: Double) -> Layout {
    Layout { [titleLabel] room in
      let scale = min(
        height / titleLabel.naturalHeight(forWidth: 0), room.width / max(1, titleLabel.naturalWidth))
      return [titleLabel.placed(in: room, scale: min(1, scale))]
    }.frame(height: height)
  }

  /// The same height for each message: nothing moves when it changes.
  private func messageHeight(lines: Double) -> Double { lines * messageLabel.lineHeight + 8 }

  private var squareBoard: Layout {
    Layout { [board] room in
      let side = max(150, min(room.width, room.height))
      return [board.placed(in: room.centered(Size(side, side)))]
    }
  }

  private func counterGrid(_ counters: ArraySlice<Counter>, columns: Int) -> Layout {
    Layout { room in
      counters.enumerated().map { index, counter in
        let row = room.row(index / columns, of: counters.count / columns, gap: Metrics.step)
        return counter.placed(in: row.column(index % columns, of: columns, gap: Metrics.step))
      }
    }
  }

  /// The minimum width of both buttons in a row.
  private var buttonsWidth: Double { playButton.minimumWidth + betButton.minimumWidth + Metrics.step }

  private var buttons: Layout {
    row(gap: Metrics.gap) {
      playButton
      betButton.frame(width: { [self] in
        let spare = $0.width - playButton.minimumWidth - Metrics.gap
        return max(betButton.minimumWidth, min($0.width * 0.4, spare))
      })
    }
  }
}
