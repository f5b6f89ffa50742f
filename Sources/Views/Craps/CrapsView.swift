import GtkKit

/// The craps table: green felt, two dice, the puck, the ante (seeds/craps.txt, "The view").
package final class CrapsView: ScreenView {
  package let balanceLabel = Label().named("balanceLabel")
  package let dieLabel1 = Label().named("dieLabel1")
  package let dieLabel2 = Label().named("dieLabel2")
  package let totalLabel = Label().named("totalLabel")
  package let pointLabel = Label().named("pointLabel")
  package let anteLabel = Label().named("anteLabel")
  package let anteSlider = Slider(CrapsView.anteRange, step: 5, page: 50)
  package let messageLabel = Label(wraps: true, role: .status).named("messageLabel")
  package let rollStrip = RollStrip().named("rollStrip")
  package let rollButton = Button(tr("Roll")).named("rollButton")

  package let rollPressed = Action<Void>("rollPressed")
  package let sliderMoved = Action<Int>("sliderMoved")

  /// The ante that the slider offers, in dollars.
  package static let anteRange = 0...500

  /// How long the dice tumble, in milliseconds; the style sheet has the same figure.
  package static let tumbleTime = 300

  private let dice: (DieTile, DieTile)
  private let pointRow: PointRow
  private let balance: Card
  private let anteCaption = Label(tr("Ante")).styled("caption").textAligned(0)
  private let chips = ChipStacks()

  package init() {
    dice = (DieTile(dieLabel1), DieTile(dieLabel2))
    pointRow = PointRow(pointLabel)
    balance = Card(tr("Balance"), balanceLabel.styled("money"), style: "balance", alignment: 1)
    super.init(style: "craps", name: "crapsScreen")
    for value in stride(from: 0, through: Self.anteRange.upperBound, by: 100) {
      anteSlider.mark(value, String(value))
    }
    anteSlider.named("anteSlider").accessible(tr("Ante"))
    anteLabel.styled("money", "ante", "numeric").textAligned(1)
    totalLabel.styled("total", "numeric")
    messageLabel.styled("message").aligned(.center, .center)
    rollStrip.accessible(tr("Last rolls"))
    rollButton.styled("main").tooltip = tr("Roll the dice (R)")
    add(pointRow, balance, rollStrip, dice.0, dice.1, totalLabel, messageLabel)
    add(anteCaption, chips, anteLabel, anteSlider, rollButton)
    focusBegins(at: rollButton)
    rollButton.sends(rollPressed)
    anteSlider.sends(sliderMoved)
  }

  /// Lays the puck on the point, or aside where there is none.
  package func showPoint(_ point: Int?) { pointRow.show(point) }

  /// Stacks the ante up in chips.
  package func showChips(worth amount: Int) { chips.show(amount) }

  /// Has the dice tumble once, from their last throw or not: motion that changes nothing.
  package func tumbleDice() {
    dice.0.replay("tumbling")
    dice.1.replay("tumbling")
  }

  // MARK: - Layout

  override func arrangeNarrow(_ page: Rect) {
    var room = page
    pointRow.place(in: room.cutTop(height(of: pointRow, atLeast: 36), gap: 3))
    var top = room.cutTop(height(of: balance, rollStrip, atLeast: 44), gap: 3)
    balance.place(in: top.cutRight(balance.naturalWidth, gap: Metrics.step))
    rollStrip.place(in: top.centered(Size(top.width, height(of: rollStrip, atLeast: 26))))
    rollButton.place(
      in: room.cutBottom(height(ofButtons: rollButton), gap: Metrics.step))
    placeAnte(in: room.cutBottom(anteHeight(chips: 34), gap: 3))
    arrangeThrow(room)
  }

  override func arrangeShort(_ page: Rect) {
    var room = page
    var side = room.cutRight(room.width * 0.5, gap: Metrics.gap * 1.5)
    pointRow.place(in: side.cutTop(height(of: pointRow, atLeast: 36), gap: Metrics.step))
    var top = side.cutTop(height(of: balance, rollStrip), gap: Metrics.step)
    balance.place(in: top.cutRight(balance.naturalWidth, gap: Metrics.step))
    rollStrip.place(in: top.centered(Size(top.width, height(of: rollStrip, atLeast: 26))))
    rollButton.place(
      in: side.cutBottom(height(ofButtons: rollButton), gap: Metrics.step))
    placeAnte(in: side.centered(Size(side.width, anteHeight(chips: 40))))
    arrangeThrow(room)
  }

  override func arrangeWide(_ page: Rect) {
    var room = page.inset(by: Metrics.step)
    var top = room.cutTop(height(of: balance, pointRow, atLeast: 72), gap: Metrics.gap)
    balance.place(in: top.cutRight(max(190, balance.naturalWidth), gap: Metrics.gap))
    pointRow.place(in: top.cutLeft(min(top.width, max(540, pointRow.minimumWidth))))
    let ante = anteHeight(chips: 62)
    var bottom = room.cutBottom(max(90, ante, rollButton.minimumHeight), gap: Metrics.step)
    let roll = bottom.cutRight(max(200, rollButton.naturalWidth), gap: Metrics.gap * 3)
    rollButton.place(in: roll.centered(Size(roll.width, height(ofButtons: rollButton, atLeast: 72))))
    placeAnte(in: bottom.centered(Size(bottom.width, ante)))
    arrangeThrowBeside(room)
  }

  /// The dice, their total and what it means, one below the other, as one group in the middle.
  private func arrangeThrow(_ room: Rect) {
    let message = messageHeight
    let total = height(of: totalLabel)
    let below = min(190, room.height - message - total - Metrics.step, (room.width - 40) / 2.2)
    // The total stands beside the dice where that gives them clearly more room.
    if min(room.height - message, room.width * 0.65 / 2.2) > below * 1.2 {
      var room = room
      messageLabel.placeText(in: room.cutBottom(message))
      let width = room.width * 0.33
      let place = room.cutRight(width, gap: Metrics.step).centered(Size(width, total))
      totalLabel.placeLine(in: place, least: 0.5)
      return placeDice(in: room)
    }
    let side = max(46, below)
    var group = room.centered(Size(room.width, side + total + message + Metrics.step))
    placeDice(in: group.cutTop(side, gap: Metrics.step))
    totalLabel.placeLine(in: group.cutTop(total))
    messageLabel.placeText(in: group)
  }

  /// The dice, and beside them their total, what it means and the rolls before.
  private func arrangeThrowBeside(_ room: Rect) {
    let side = max(80, min(210, room.height, room.width * 0.25))
    let text = max(280, room.width - side * 2.2 - Metrics.gap * 6)
    var group = room.centered(Size(min(room.width, side * 2.2 + Metrics.gap * 4 + text), room.height))
    let dice = group.cutLeft(side * 2.2, gap: Metrics.gap * 4)
    placeDice(in: dice.centered(Size(dice.width, side)))
    let total = height(of: totalLabel)
    let message = messageHeight
    let strip = height(of: rollStrip, atLeast: 30)
    var texts = group.centered(Size(group.width, total + message + strip + 2 * Metrics.gap))
    totalLabel.placeLine(in: texts.cutTop(total, gap: Metrics.gap))
    messageLabel.placeText(in: texts.cutTop(message, gap: Metrics.gap))
    rollStrip.place(in: texts)
  }

  /// The same room whatever is said: nothing moves when it changes.
  private var messageHeight: Double {
    // In large text a line and a bit, for the dice need the room: longer texts are drawn smaller.
    let line = messageLabel.lineHeight
    return max(min(2 * line, 36), 1.4 * line) + 2
  }

  private func anteHeight(chips: Double) -> Double {
    height(of: anteLabel, atLeast: chips) + height(of: anteSlider)
  }

  /// The amount and its chips above the slider.
  private func placeAnte(in room: Rect) {
    var room = room
    anteSlider.place(in: room.cutBottom(height(of: anteSlider)))
    let (caption, amount) = (height(of: anteCaption), height(of: anteLabel))
    // Both stand on the line above the slider.
    var left = room.cutLeft(anteCaption.naturalWidth, gap: Metrics.step)
    anteCaption.place(in: left.cutBottom(caption))
    var right = room.cutRight(max(anteLabel.naturalWidth, room.width * 0.2), gap: Metrics.step)
    anteLabel.place(in: right.cutBottom(amount))
    chips.place(in: room)
  }

  private func placeDice(in room: Rect) {
    let side = max(46, min(room.height, room.width / 2.2))
    let pair = room.centered(Size(side * 2.2, side))
    dice.0.place(in: Rect(pair.x, pair.y, side, side).inset(by: 4))
    dice.1.place(in: Rect(pair.x + side * 1.2, pair.y, side, side).inset(by: 4))
  }
}
