import GtkKit

/// The Game screen of Tic Tac Toe Reverse: the board, the counters, Play and ↑ Bet (seeds/tic-tac-toe-reverse.txt).
package final class GameView: ScreenView {
  package let titleLabel = Label(tr("Tic Tac Toe Reverse")).named("titleLabel")
  package let creditLabel = Label().named("creditLabel")
  package let wonLabel = Label().named("wonLabel")
  package let spinsLabel = Label().named("spinsLabel")
  package let betLabel = Label().named("betLabel")
  package let board = BoardView()
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
    titleLabel.styled("game-title")
    messageLabel.styled("message").aligned(.center, .center)
    playButton.styled("main").tooltip = tr("Play a run with this bet")
    betButton.styled("second").tooltip = tr("Double the bet (+)")
    add(titleLabel)
    for counter in counters { add(counter) }
    add(board, messageLabel, playButton, betButton)
    board.accessible(tr("Board"))
    focusBegins(at: playButton)
    playButton.sends(playPressed)
    betButton.sends(betPressed)
  }

  // MARK: - Layout

  override func arrangeNarrow(_ page: Rect) {
    var room = page
    titleLabel.placeLine(in: room.cutTop(height(of: titleLabel), gap: 3))
    placeCounters(room.cutTop(height(of: counters[0]), gap: Metrics.step), columns: 4)
    arrangeButtons(room.cutBottom(height(ofButtons: playButton, betButton), gap: 3))
    messageLabel.placeText(in: room.cutBottom(messageHeight(lines: 1.3), gap: 3))
    placeBoard(in: room)
  }

  override func arrangeShort(_ page: Rect) {
    var room = page
    let gap = Metrics.gap * 1.5
    // The board takes what the column beside it can spare.
    let side = max(200, titleLabel.naturalWidth * 0.85, buttonsWidth)
    placeBoard(in: room.cutLeft(min(room.height, room.width - side - gap), gap: gap))
    // Four counters in a row would be too narrow in a high column.
    arrangeSide(
      room, columns: room.height > room.width * 1.2 ? 2 : 4,
      buttons: height(ofButtons: playButton, betButton), gap: Metrics.step)
  }

  override func arrangeWide(_ page: Rect) {
    let room = page.inset(by: Metrics.gap)
    let board = min(room.height, room.width * 0.55)
    let side = min(
      max(380, titleLabel.naturalWidth * 0.75, buttonsWidth), room.width - board - Metrics.gap * 3)
    var group = room.centered(Size(board + side + Metrics.gap * 3, board))
    placeBoard(in: group.cutLeft(board, gap: Metrics.gap * 3))
    arrangeSide(
      group, columns: 2, buttons: height(ofButtons: playButton, betButton, atLeast: 72), gap: Metrics.gap)
  }

  /// What both buttons need in a row.
  private var buttonsWidth: Double { playButton.minimumWidth + betButton.minimumWidth + Metrics.step }

  /// All but the board, in a column beside it.
  private func arrangeSide(_ side: Rect, columns: Int, buttons: Double, gap: Double) {
    var room = side
    titleLabel.placeLine(in: room.cutTop(height(of: titleLabel), gap: gap))
    arrangeButtons(room.cutBottom(buttons, gap: gap))
    let message = messageHeight(lines: 2)
    let rows = Double(counters.count / columns)
    let least = height(of: counters[0]) * rows + Metrics.step * (rows - 1)
    // The counters grow with the room, and leave the message as much again.
    let all = max(least, min(least * 2, room.height - message * 1.3 - gap))
    placeCounters(room.cutTop(all, gap: gap), columns: columns)
    messageLabel.placeText(in: room.centered(Size(room.width, message)))
  }

  /// Room for so many lines, whatever is said: nothing moves when it changes.
  private func messageHeight(lines: Double) -> Double { lines * messageLabel.lineHeight + 8 }

  private func placeBoard(in room: Rect) {
    let side = max(150, min(room.width, room.height))
    board.place(in: room.centered(Size(side, side)))
  }

  private func placeCounters(_ room: Rect, columns: Int) {
    let rows = counters.count / columns
    for (index, counter) in counters.enumerated() {
      let row = room.row(index / columns, of: rows, gap: Metrics.step)
      counter.place(in: row.column(index % columns, of: columns, gap: Metrics.step))
    }
  }

  private func arrangeButtons(_ room: Rect) {
    var room = room
    let spare = room.width - playButton.minimumWidth - Metrics.step
    let bet = max(betButton.minimumWidth, min(room.width * 0.43, spare))
    playButton.place(in: room.cutLeft(room.width - bet - Metrics.step, gap: Metrics.step))
    betButton.place(in: room)
  }
}
