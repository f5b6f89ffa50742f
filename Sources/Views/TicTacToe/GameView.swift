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
    // The board is the largest thing on the screen.
    board.onUnusedClick { [playPressed, weak board] in
      if let board { playPressed.send(by: board, "clicked") }
    }
    betButton.sends(betPressed)
  }

  // MARK: - Layout

  override func drawSurface(_ snapshot: Snapshot, _ surface: Surface) {
    Cabinet.ofGame(on: surface.page.size, surface.arrangement).draw(on: snapshot, surface)
  }

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    Cabinet.ofGame(on: page.size, arrangement).layout(lamps, on: page) { [self] in
      switch arrangement {
      case .narrow: narrowLayout($0)
      case .short: shortLayout($0)
      case .wide: wideLayout($0)
      }
    }
  }

  /// Everything on one axis, with the counters on both sides of the board.
  private func wideLayout(_ page: Page) -> Layout {
    let buttonHeight = page.mainTarget(atLeast: 44)
    let foot = page.width * 0.62
    return column(gap: Metrics.gap) {
      title(height: page.height * 0.09)
      boardWithCounters
      messageLabel.fittingText().frame(width: foot).frame(height: messageHeight(lines: 1.25))
      buttons.frame(width: foot).frame(height: buttonHeight)
    }
  }

  /// The board with counters at its sides, which are wide enough for many digits.
  private var boardWithCounters: Layout {
    let margin = Metrics.gap * 1.5
    let counters = [counterGrid(counters[0...1], columns: 1), counterGrid(counters[2...3], columns: 1)]
    let board = squareBoard
    return Layout(
      width: { need in counters.reduce(board.width(need) + 2 * margin) { $0 + $1.width(need) } },
      height: { need, width in
        max(board.height(need, forWidth: width), counters[0].height(need, forWidth: width))
      },
      place: { room in
        let least = counters[0].height(.minimum, forWidth: room.width) * 0.75
        let side = min(room.height, room.width - 2 * (margin + least))
        let width = min((room.width - side) / 2 - margin, max(side * 0.57, room.width * 0.2))
        return row(gap: margin) {
          counters[0].frame(width: width)
          board
          counters[1].frame(width: width)
        }.placements(in: room.centered(Size(side + 2 * (width + margin), side)))
      })
  }

  private func narrowLayout(_ page: Page) -> Layout {
    column(gap: 5) {
      title(height: page.height * 0.1)
      squareBoard
      messageLabel.fittingText().frame(height: messageHeight(lines: 1.15))
      counterGrid(counters[...], columns: 4).fixed()
      buttons.frame(height: page.mainTarget(atLeast: 44))
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
      if !isHigh { counterGrid(counters[...], columns: 4) }
      counterGrid(counters[...], columns: 2)
    }
    let height = grid.height(.natural, forWidth: page.width)
    return row(gap: gap) {
      squareBoard.frame(width: max(0, side) * 0.75...max(0, side))
      column(gap: Metrics.step) {
        title(height: page.height * 0.15)
        grid.frame(height: height...max(height, min(page.height * 0.3, height * 1.5)))
        message.frame(height: messageHeight(lines: 1)...messageHeight(lines: 2)).growing()
        buttons.frame(height: page.mainTarget())
      }
    }
  }

  /// The message in a narrow column: in one line, which may be drawn smaller, or else in two.
  private var message: Layout {
    firstFitting {
      messageLabel.fittingLine()
      messageLabel.fittingText()
    }
  }

  /// The title. With larger text it is the first part that grows no further.
  private func title(height: Double) -> Layout {
    let label = titleLabel
    let cap = min(height, label.minimumHeight)
    return Layout(
      width: { label.naturalWidth * ($0 == .minimum ? 0.4 : 1) },
      height: { need, _ in label.minimumHeight * (need == .minimum ? 0.4 : 1) },
      place: { room in
        let scale = min(1, room.height / label.minimumHeight, room.width / max(1, label.naturalWidth))
        return [label.placed(in: room, scale: scale)]
      }
    ).frame(height: cap * 0.8...cap)
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

  private func counterGrid(_ counters: ArraySlice<Counter>, columns: Int) -> Layout {
    // All columns are equally wide.
    let width = counters.map(\.minimumWidth).max() ?? 0
    return column(gap: Metrics.step) {
      for start in stride(from: counters.startIndex, to: counters.endIndex, by: columns) {
        row(gap: Metrics.step) {
          for counter in counters[start..<start + columns] { counter.atLeast(width: width) }
        }
      }
    }
  }

  private var buttons: Layout {
    row(gap: Metrics.gap) {
      playButton.growing(3)
      betButton.growing(2)
    }
  }
}
