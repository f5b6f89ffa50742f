import GtkKit

/// The craps table: green felt, two dice, the puck and the ante (seeds/craps.txt, "The view").
package final class CrapsView: ScreenView {
  package let balanceLabel = Label().named("balanceLabel")
  package let dieLabel1 = Label().named("dieLabel1")
  package let dieLabel2 = Label().named("dieLabel2")
  package let totalLabel = Label().named("totalLabel").styled("total", "numeric")
  package let pointLabel = Label().named("pointLabel")
  package let anteLabel = Label().named("anteLabel").styled("money", "ante", "numeric").textAligned(1)
  package let anteSlider: Slider
  package let messageLabel = Label(wraps: true, role: .status).named("messageLabel")
  package let rollStrip = RollStrip().named("rollStrip").accessible(tr("Last rolls"))
  package let rollButton = Button(tr("Roll")).named("rollButton")

  package let rollPressed = Action<Void>("rollPressed")
  package let sliderMoved = Action<Int>("sliderMoved")

  /// The range of the ante slider, in dollars (seeds/craps.txt: "a minimum value of 0 and a maximum value of 500").
  package static let anteRange = 0...500

  /// The duration of the tumble animation in milliseconds, as in the style sheet.
  package static let tumbleTime = 300

  private let dice: (DieTile, DieTile)
  private let pointRow: PointRow
  private let balance: Card
  private let anteCaption = Label(tr("Ante")).styled("caption").textAligned(0)
  private let anteChips = ChipStacks()

  /// A table with the numbers that can be the point, and the step between antes in dollars.
  package init(points: [Int], anteStep: Int) {
    anteSlider = Slider(Self.anteRange, step: anteStep, page: 10 * anteStep)
    dice = (DieTile(dieLabel1), DieTile(dieLabel2))
    pointRow = PointRow(points, pointLabel)
    balance = Card(tr("Balance"), balanceLabel.styled("money"), style: "balance", alignment: 1)
    super.init(style: "craps", name: "crapsScreen")
    for value in stride(from: 0, through: Self.anteRange.upperBound, by: 100) {
      anteSlider.mark(value, String(value))
    }
    anteSlider.named("anteSlider").accessible(tr("Ante"))
    messageLabel.styled("message").aligned(.center, .center)
    rollButton.styled("main").tooltip = tr("Roll the dice (R)")
    add(pointRow, balance, rollStrip, dice.0, dice.1, totalLabel, messageLabel)
    add(anteCaption, anteChips, anteLabel, anteSlider, rollButton)
    focusBegins(at: rollButton)
    rollButton.sends(rollPressed)
    anteSlider.sends(sliderMoved)
  }

  /// Moves the puck to the point; nil moves it off the numbers.
  package func showPoint(_ point: Int?) { pointRow.show(point) }

  /// Shows the ante in chips.
  package func showChips(worth amount: Int) { anteChips.show(amount) }

  /// Plays the tumble animation of the dice.
  package func tumbleDice() {
    root.traceCall()
    dice.0.replay("tumbling")
    dice.1.replay("tumbling")
  }

  // MARK: - Layout

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    switch arrangement {
    case .narrow: narrowLayout(page)
    case .short: shortLayout(page)
    case .wide: page.withMargin(Metrics.step, Metrics.step) { wideLayout($0) }
    }
  }

  private func narrowLayout(_ page: Page) -> Layout {
    column(gap: 3) {
      pointRow.frame(height: naturalHeight(of: pointRow, atLeast: 36))
      rollsAndBalance(height: naturalHeight(of: balance, rollStrip, atLeast: 44))
      stackedRoll
      ante(chipHeight: 34).gap(Metrics.step)
      rollButton.frame(height: page.height(ofButtons: rollButton))
    }
  }

  private func shortLayout(_ page: Page) -> Layout {
    row(gap: Metrics.gap * 1.5) {
      stackedRoll
      column(gap: Metrics.step) {
        pointRow.frame(height: naturalHeight(of: pointRow, atLeast: 36))
        rollsAndBalance(height: naturalHeight(of: balance, rollStrip))
        ante(chipHeight: 40).centered()
        rollButton.frame(height: page.height(ofButtons: rollButton))
      }.frame(width: page.width * 0.5)
    }
  }

  private func wideLayout(_ page: Page) -> Layout {
    let balanceWidth = max(190, balance.naturalWidth)
    let pointWidth = min(page.width - balanceWidth - Metrics.gap, max(540, pointRow.minimumWidth))
    let rollWidth = max(200, rollButton.naturalWidth)
    return column(gap: Metrics.gap) {
      row(gap: Metrics.gap) {
        pointRow.frame(width: pointWidth)
        Layout.spacer
        balance.frame(width: balanceWidth)
      }.frame(height: naturalHeight(of: balance, pointRow, atLeast: 72))
      spreadRoll.gap(Metrics.step)
      row(gap: Metrics.gap * 3) {
        ante(chipHeight: 62)
        rollButton.frame(width: rollWidth, height: page.height(ofButtons: rollButton, atLeast: 72))
      }.frame(height: max(90, anteHeight(chipHeight: 62), rollButton.minimumHeight))
    }
  }

  private func rollsAndBalance(height: Double) -> Layout {
    row(gap: Metrics.step) {
      rollStrip.frame(height: naturalHeight(of: rollStrip, atLeast: 26))
      balance.frame(width: balance.naturalWidth)
    }.frame(height: height)
  }

  /// The dice, their total and the message, one below the other in the middle.
  private var stackedRoll: Layout {
    .reading { [self] room in
      let (total, message) = (naturalHeight(of: totalLabel), messageHeight)
      let below = min(190, room.height - message - total - Metrics.step, (room.width - 40) / 2.2)
      // The total is beside the dice if that makes them clearly larger.
      if min(room.height - message, room.width * 0.65 / 2.2) > below * 1.2 {
        return column {
          row(gap: Metrics.step) {
            diePair
            totalLabel.fittingLine(minimumScale: 0.5).frame(width: room.width * 0.33, height: total)
          }
          messageLabel.fittingText().frame(height: message)
        }
      }
      let side = max(46, below)
      return column {
        diePair.frame(height: side).gap(Metrics.step)
        totalLabel.line()
        messageLabel.fittingText()
      }.frame(height: side + total + message + Metrics.step)
    }
  }

  /// The dice, and beside them their total, the message and the last rolls.
  private var spreadRoll: Layout {
    .reading { [self] room in
      let side = max(80, min(210, room.height, room.width * 0.25))
      let text = max(280, room.width - side * 2.2 - Metrics.gap * 6)
      let textHeight =
        naturalHeight(of: totalLabel) + messageHeight + naturalHeight(of: rollStrip, atLeast: 30)
      return row(gap: Metrics.gap * 4) {
        diePair.frame(width: side * 2.2, height: side)
        column(gap: Metrics.gap) {
          totalLabel.line()
          messageLabel.fittingText().frame(height: messageHeight)
          rollStrip
        }.frame(height: textHeight + 2 * Metrics.gap)
      }.frame(width: min(room.width, side * 2.2 + Metrics.gap * 4 + text))
    }
  }

  /// The same height for each message: nothing moves when it changes.
  private var messageHeight: Double {
    // If the text is large, the dice need the room: longer messages are drawn smaller.
    let line = messageLabel.lineHeight
    return max(min(2 * line, 36), 1.4 * line) + 2
  }

  private func anteHeight(chipHeight: Double) -> Double {
    naturalHeight(of: anteLabel, atLeast: chipHeight) + naturalHeight(of: anteSlider)
  }

  /// The caption, the chips and the amount above the slider.
  private func ante(chipHeight: Double) -> Layout {
    column {
      row(gap: Metrics.step) {
        aboveSlider(anteCaption).frame(width: anteCaption.naturalWidth)
        anteChips
        aboveSlider(anteLabel).frame(width: { [anteLabel] in max(anteLabel.naturalWidth, $0.width * 0.2) })
      }
      anteSlider.frame(height: naturalHeight(of: anteSlider))
    }.frame(height: anteHeight(chipHeight: chipHeight))
  }

  private func aboveSlider(_ label: Label) -> Layout {
    column {
      Layout.spacer
      label.frame(height: naturalHeight(of: label))
    }
  }

  private var diePair: Layout {
    Layout { [dice] room in
      let side = max(46, min(room.height, room.width / 2.2))
      let pair = room.centered(Size(side * 2.2, side))
      let places = [pair.x, pair.x + side * 1.2].map { Rect($0, pair.y, side, side).inset(by: 4) }
      return [dice.0.placed(in: places[0]), dice.1.placed(in: places[1])]
    }
  }
}
