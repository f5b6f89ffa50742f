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
  package let rollStrip = RollStrip()
  package let rollButton = Button(tr("Roll")).named("rollButton")

  package let rollPressed = Action<Void>("rollPressed")
  package let sliderMoved = Action<Int>("sliderMoved")

  /// The ante that the slider offers, in dollars.
  package static let anteRange = 0...500

  private let dice: (DieTile, DieTile)
  private let puck: Box
  private let balance: Card
  private let ante: Box

  package init() {
    dice = (DieTile(dieLabel1), DieTile(dieLabel2))
    let texts = Box(.vertical, [Label(tr("Point")).styled("caption"), pointLabel.styled("point", "numeric")])
    puck = Box(.vertical, [texts.expanding(vertically: true).aligned(.fill, .center)])
    puck.styled("puck")
    balance = Card(tr("Balance"), balanceLabel.styled("money"), alignment: 1)
    let anteRow = Box(
      .horizontal,
      [
        Label(tr("Ante")).styled("caption").textAligned(0).expanding(horizontally: true),
        anteLabel.styled("money", "ante", "numeric"),
      ])
    ante = Box(.vertical, [anteRow, anteSlider.named("anteSlider").accessible(tr("Ante"))])
    super.init(style: "craps", name: "crapsScreen")
    for value in stride(from: 0, through: Self.anteRange.upperBound, by: 100) {
      anteSlider.mark(value, String(value))
    }
    totalLabel.styled("total", "numeric")
    messageLabel.styled("message").aligned(.center, .center)
    rollStrip.accessible(tr("Last rolls"))
    rollButton.styled("main").tooltip = tr("Roll the dice (R)")
    add(AnyWidget(puck), balance, rollStrip, dice.0, dice.1, totalLabel, messageLabel, ante, rollButton)
    focusBegins(at: rollButton)
    rollButton.onClicked { [weak self] in self?.rollPressed.send() }
    anteSlider.onMoved { [weak self] value in self?.sliderMoved.send(value) }
  }

  /// Has the dice tumble once, from their last throw or not: motion that changes nothing.
  package func tumbleDice() {
    dice.0.replay("tumbling")
    dice.1.replay("tumbling")
  }

  /// How the table stands: it colours the message, and turns the puck.
  package enum Outcome: CaseIterable { case off, on, won, lost }

  /// Shows how the table stands.
  package func showOutcome(_ outcome: Outcome) {
    for other in Outcome.allCases { root.setStyle("\(other)", other == outcome) }
  }

  // MARK: - Layout

  private static let puckSize = 64.0

  override func arrangeNarrow(_ page: Rect) {
    var room = page
    var top = room.cutTop(Self.puckSize, gap: Metrics.step)
    puck.place(in: top.cutLeft(Self.puckSize))
    balance.place(in: top)
    rollButton.place(in: room.cutBottom(Metrics.buttonHeight, gap: Metrics.step))
    ante.place(in: room.cutBottom(ante.naturalHeight(forWidth: room.width), gap: Metrics.step))
    // On a very small screen the dice need the room of the last rolls.
    if room.height > 190 {
      rollStrip.place(in: room.cutBottom(26, gap: Metrics.step))
    } else {
      rollStrip.isShown = false
    }
    arrangeThrow(room)
  }

  override func arrangeShort(_ page: Rect) {
    var room = page
    var side = room.cutRight(room.width * 0.44, gap: Metrics.gap * 2)
    var top = side.cutTop(Self.puckSize, gap: Metrics.step)
    puck.place(in: top.cutLeft(Self.puckSize))
    balance.place(in: top)
    rollButton.place(in: side.cutBottom(Metrics.buttonHeight, gap: Metrics.step))
    ante.place(in: side.cutBottom(ante.naturalHeight(forWidth: side.width), gap: Metrics.step))
    rollStrip.place(in: side.centered(Size(side.width, 26)))
    arrangeThrow(room)
  }

  override func arrangeWide(_ page: Rect) {
    var room = page.inset(by: Metrics.step)
    var top = room.cutTop(84, gap: Metrics.gap)
    puck.place(in: top.cutLeft(84))
    balance.place(in: top.cutRight(200))
    rollStrip.place(in: Rect(top.x + 116, top.y + 24, max(0, top.width - 116), 26))
    var bottom = room.cutBottom(84, gap: Metrics.gap)
    rollButton.place(in: bottom.cutRight(200, gap: Metrics.gap * 3).centered(Size(200, 64)))
    let anteHeight = ante.naturalHeight(forWidth: bottom.width)
    ante.place(in: bottom.centered(Size(bottom.width, anteHeight)))
    arrangeThrow(room)
  }

  /// The dice, their total and what it means, as one group in the middle.
  private func arrangeThrow(_ room: Rect) {
    let message = max(42, messageLabel.naturalHeight(forWidth: room.width))
    let total = totalLabel.naturalHeight(forWidth: room.width)
    let side = max(48, min(190, room.height - message - total - 2 * Metrics.step, (room.width - 40) / 2.3))
    var group = room.centered(
      Size(room.width, min(room.height, side + total + message + 2 * Metrics.step)))
    let diceRoom = group.cutTop(side, gap: Metrics.step).centered(Size(side * 2 + side / 5, side))
    dice.0.place(in: Rect(diceRoom.x, diceRoom.y, side, side).inset(by: 4))
    dice.1.place(in: Rect(diceRoom.x + side * 1.2, diceRoom.y, side, side).inset(by: 4))
    totalLabel.place(in: group.cutTop(total, gap: 2))
    messageLabel.place(in: group)
  }
}
