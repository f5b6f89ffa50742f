import GtkKit

/// The craps table: green felt, two dice, the puck and the ante (seeds/craps.txt, "The view").
package final class CrapsView: ScreenView, CrapsOutlets {
  package let balanceLabel = Label().named("balanceLabel").styled("money", "numeric").textAligned(1)
  package let dieLabel1 = DieTile(angle: -0.12).named("dieLabel1")
  package let dieLabel2 = DieTile(angle: 0.15).named("dieLabel2")
  package let totalLabel = Label().named("totalLabel").styled("total", "numeric")
  package let pointLabel = Label().named("pointLabel")
  package let anteLabel = Label().named("anteLabel").styled("money", "numeric").textAligned(1)
  package let anteSlider: Slider
  package let messageLabel = Label(wraps: true, role: .status).named("messageLabel")
  package let hintLabel = Label().named("hintLabel").styled("hint")
  package let changeLabel = Label().named("changeLabel").styled("change", "numeric").textAligned(1)
  package let balanceLine = TrendLine(empty: Label().styled("caption").textAligned(0)) {
    CrapsColors($0).trend
  }
  .named("balanceLine")
  package let rollStrip = RollStrip().named("rollStrip").accessibleLabel(tr("Last rolls"))
  package let rollButton = Button(tr("Roll")).named("rollButton")

  package let rollPressed = Action<Void>("rollPressed")
  package let sliderMoved = Action<Int>("sliderMoved")
  package let anteChangePressed = Action<Int>("anteChangePressed")
  package let anteAllPressed = Action<Void>("anteAllPressed")

  /// The range of the ante slider, in dollars (seeds/craps.txt: "a minimum value of 0 and a maximum value of 500").
  package static let anteRange = 0...500

  /// The time in which the dice fly and land, in milliseconds.
  package static let throwTime = 700

  private let pointRow: PointRow
  /// The sunk trays of the rail, of which a narrow page has one.
  let (balanceTray, anteTray) = (CrapsView.tray(), CrapsView.tray())
  private var dice: [DieTile] { [dieLabel1, dieLabel2] }
  private let passLine = PassLineChips().named("anteChips")
  private let diceThrow: DiceThrow
  /// The chance by which throws differ, which has nothing to do with the numbers that are rolled.
  private var chance: any RandomNumberGenerator
  private let chipFlight: ChipFlight
  let rollingBalance: RollingLabel
  let balanceCaption = Label(tr("Balance")).styled("caption").textAligned(0)
  let anteCaption = Label(tr("Ante")).styled("caption").textAligned(0)
  /// The slider in a widget that gets what is pressed while the slider is disabled: GTK 4.18 counts active widgets wrong otherwise.
  private(set) lazy var anteTrack = LayoutBox(role: .presentation, [anteSlider]) { [anteSlider] in
    anteSlider.layout
  }
  /// The buttons that change the ante: by a small or a large step, or (nil) to all that the balance pays.
  let anteButtons: [(change: Int?, button: Button)]

  /// A table with the numbers that can be the point, the step between antes in dollars, and the chance by which throws differ.
  package init(
    points: [Int], anteStep: Int, throwing chance: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) {
    self.chance = chance
    anteSlider = Slider(Self.anteRange, step: anteStep, page: 10 * anteStep)
    rollingBalance = RollingLabel(balanceLabel)
    anteButtons = [-5 * anteStep, -anteStep, anteStep, 5 * anteStep, nil].map { ($0, Self.anteButton($0)) }
    pointRow = PointRow(points, pointLabel)
    diceThrow = DiceThrow([dieLabel1, dieLabel2], from: pointRow, to: passLine)
    chipFlight = ChipFlight(from: passLine, to: balanceLabel)
    super.init(style: "craps", name: "crapsScreen", colors: CrapsColors.self)
    anteSlider.named("anteSlider").accessibleLabel(tr("Ante"))
    // Screen readers name the group of the amount, and not a label beside it.
    rollingBalance.accessibleLabel(tr("Balance"))
    balanceCaption.setAccessibleHidden(true)
    messageLabel.styled("message").aligned(.center, .center)
    // A tooltip would cover it.
    rollButton.styled("main").setAccessibleDescription(tr("Roll the dice (R)"))
    add(balanceTray, anteTray, pointRow, dieLabel1, dieLabel2, totalLabel, messageLabel, hintLabel, passLine)
    add(
      balanceCaption, rollingBalance, balanceLine, changeLabel, rollStrip, anteCaption, anteLabel, anteTrack)
    for (_, button) in anteButtons { add(button.styled("ante-step")) }
    add(rollButton)
    add(layer: chipFlight, veiledWith: passLine)
    add(layer: diceThrow, veiledWith: dieLabel1)
    focusBegins(at: rollButton)
    // From a button that changes the ante, the Tab key goes on from the slider.
    root.setFocusFallbacks([anteSlider, rollButton])
    rollButton.sends(rollPressed)
    anteSlider.sends(sliderMoved)
    for (change, button) in anteButtons {
      guard let change else {
        button.sends(anteAllPressed)
        continue
      }
      button.onClicked { [anteChangePressed] in anteChangePressed.send(change, by: button, "clicked") }
    }
  }

  private static func tray() -> CustomWidget { CustomWidget(role: .presentation).styled("tray") }

  /// A button that changes the ante; nil is as much as possible.
  private static func anteButton(_ change: Int?) -> Button {
    guard let change else {
      return Button(tr("All")).named("anteAllButton").labeledByTooltip(tr("Ante as much as possible"))
    }
    let amount = ["amount": String(abs(change))]
    return change < 0
      ? Button(Numeral.signed(tr("−${amount}", amount))).named("anteMinus\(-change)Button")
        .accessibleLabel(tr("Lower the ante by ${amount}", amount))
      : Button(Numeral.signed(tr("+${amount}", amount))).named("antePlus\(change)Button")
        .accessibleLabel(tr("Raise the ante by ${amount}", amount))
  }

  // MARK: - Showing

  package func throwDice(_ first: Int, _ second: Int) {
    root.traceCall(showing: [dieLabel1, dieLabel2])
    diceThrow.begin([first, second], Toss(using: &chance))
  }

  package func landDice() {
    root.traceCall()
    diceThrow.end()
  }

  package func showChange(_ amount: Int) {
    changeLabel.text = Self.change(amount)
    changeLabel.setStyle("gained", amount > 0)
  }

  static func change(_ amount: Int) -> String {
    let dollars = ["amount": Numeral.text(abs(amount))]
    return amount == 0
      ? "" : Numeral.signed(amount > 0 ? tr("+${amount}", dollars) : tr("−${amount}", dollars))
  }

  package func showPoint(_ point: Int?) { pointRow.show(point) }

  package func showChips(worth amount: Int) {
    chipFlight.end()
    passLine.show(amount)
  }

  package func pushWinnings(_ amount: Int) {
    root.traceCall(showing: [passLine])
    passLine.pushWinnings(amount)
  }

  package func collectChips() {
    root.traceCall(showing: [passLine])
    chipFlight.collect()
  }

  package func sweepChips() {
    root.traceCall(showing: [passLine])
    chipFlight.sweep()
  }

  package func showPayable(_ amount: Int) { anteSlider.fillLevel = amount }

  package func enableAnteButtons(where isPossible: (_ change: Int?) -> Bool) {
    for (change, button) in anteButtons { button.isSensitive = isPossible(change) }
  }

  // MARK: - Layout

  override var margin: Double { 0 }
  override func arrangement(fitting size: Size) -> Arrangement { .fitting(size, tablet: .wide) }

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    let table = geometry(arrangement, on: page)
    var parts: [(layout: Layout, rect: Rect)] = [
      (pointRow.layout, table.band), (roll(on: page, table), table.play), (passLine.layout, table.chips),
      (rollButton.layout, table.rollButton),
    ]
    if let rolls = table.rolls {
      parts += [(rollStrip.layout, rolls), (onlyTray(on: page), table.ante)]
    } else {
      parts += [(balanceTray(on: page), table.balance), (anteTray(on: page), table.ante)]
    }
    return Layout(parts, in: page.size)
  }

  override func alertGround(in arrangement: Arrangement) -> [any Widget] { [anteTray, rollButton] }

  override func drawSurface(_ snapshot: Snapshot, _ surface: Surface) {
    let table = geometry(surface.arrangement, on: surface.page)
    FeltPicture(
      table: root.readsRightToLeft ? table.mirrored(in: surface.page.width) : table, surface: surface,
      columns: pointRow.columns, print: pointRow.print
    ).draw(on: snapshot)
  }

  private func geometry(_ arrangement: Arrangement, on page: Page) -> TableGeometry {
    let height = { (layout: Layout) in layout.height(.natural, forWidth: page.width) }
    let heights = (
      numbers: height(pointRow.layout), balance: height(balanceTray(on: page)),
      ante: height(arrangement == .narrow ? onlyTray(on: page) : anteTray(on: page)),
      rolls: height(rollStrip.layout), roll: max(page.mainTarget(), height(rollButton.layout))
    )
    return TableGeometry(arrangement, page.size, heights)
  }

  /// The dice, their total and the result, one below the other on the axis, inside of the pass line.
  private func roll(on page: Page, _ table: TableGeometry) -> Layout {
    let width = { (depth: Double) in
      table.width(insidePassLineAt: table.play.height * depth) - 2 * Metrics.step
    }
    let dice = max(50, page.mainTarget(atLeast: 0))
    let gap = Layout.spacer.frame(height: 2...10)
    return column {
      Layout.spacer
      // The tiles of the dice have room for their shadows below, and none above.
      Layout.spacer.frame(height: 8...20)
      diePair.frame(height: dice...max(dice, table.play.width * 0.3))
      gap
      totalLabel.fittingLine().fixed()
      gap
      // If the text is large, the dice need the room: longer messages are drawn smaller.
      messageLabel.fittingText().centered(vertically: true).frame(width: width(0.75))
        .frame(height: messageLabel.lineHeight * 1.2 + 6)
      gap
      hintLabel.fittingLine(minimumScale: 0.5).frame(width: width(0.95)).fixed()
      Layout.spacer
    }
  }

  private var diePair: Layout {
    Layout { [dice] room in
      let side = min(room.height, room.width / 2.3)
      return [-0.63, 0.63].enumerated().map { index, offset in
        dice[index].placed(
          in: Rect(room.center.x + offset * side - side / 2, room.center.y - side / 2, side, side))
      }
    }
  }
}
