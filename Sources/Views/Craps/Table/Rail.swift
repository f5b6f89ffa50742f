import GtkKit

/// The player's rail: a tray with the balance and the last rolls, and a tray with the ante and what changes it.
struct PlayerRail {
  private let balanceCaption = Label(tr("Balance")).styled("caption").textAligned(0)
  private let balance: RollingLabel
  private let changeLabel: Label
  private let balanceLine: TrendLine
  private let rollStrip: RollStrip
  private let anteCaption = Label(tr("Ante")).styled("caption").textAligned(0)
  private let anteLabel: Label
  let anteTrack: AnteTrack
  /// The buttons that change the ante: by a small or a large step, or to all that the balance pays.
  let anteButtons: [AnteButton]

  /// The space between the edge of a tray and its content.
  private static let inset = Size(12.0, 7.0)

  init(
    balance: Label, line: TrendLine, change: Label, rolls: RollStrip, ante: Label, slider: Slider, step: Int
  ) {
    self.balance = RollingLabel(balance.styled("money", "numeric").textAligned(1))
    // Screen readers name the group of the amount, and not a label beside it.
    self.balance.accessibleLabel(tr("Balance"))
    balanceCaption.setAccessibleHidden(true)
    balanceLine = line
    changeLabel = change.styled("change", "numeric").textAligned(1)
    rollStrip = rolls
    anteLabel = ante.styled("money", "numeric").textAligned(1)
    anteTrack = AnteTrack(slider)
    anteButtons = [-5 * step, -step, step, 5 * step, nil].map { AnteButton($0) }
  }

  /// The widgets in the order of the Tab key.
  var parts: [any Widget] {
    [balanceCaption, balance, balanceLine, changeLabel, rollStrip, anteCaption, anteLabel, anteTrack]
      + anteButtons.map(\.button)
  }

  // MARK: - Layout

  func balanceTray(on page: Page) -> Layout {
    column {
      money(balanceCaption, balance).fixed()
      row(gap: Metrics.gap) {
        balanceLine
        changeLabel.fittingLine().fixed()
      }
      rollStrip.frame(height: page.smallTarget)
    }.padding(Self.inset.width, Self.inset.height)
  }

  func anteTray(on page: Page) -> Layout {
    column {
      money(anteCaption, anteLabel).fixed()
      changes(on: page)
    }.padding(Self.inset.width, Self.inset.height)
  }

  /// The tray of a narrow page, which has both amounts.
  func onlyTray(on page: Page) -> Layout {
    let amounts = [money(balanceCaption, balance), money(anteCaption, anteLabel)]
    let width = amounts.map { $0.width(.minimum) }.max() ?? 0
    return column {
      row(gap: 2 * Metrics.gap) { for amount in amounts { amount.atLeast(width: width) } }.fixed()
      changes(on: page)
    }.padding(Self.inset.width, Self.inset.height)
  }

  /// The slider and the buttons that change the ante.
  private func changes(on page: Page) -> Layout {
    column(gap: Metrics.step / 2) {
      anteTrack
      row(gap: Metrics.step) {
        for button in anteButtons { button.button }
      }.frame(height: page.smallTarget)
    }
  }

  /// An amount beside its caption. If one of the two amounts does not fit, both are drawn smaller.
  private func money(_ caption: Label, _ amount: some Widget) -> Layout {
    row(gap: Metrics.step) {
      caption.fixed()
      Layout(
        // It does not depend on the amount: nothing moves when that changes.
        width: { [anteLabel] _ in 3 * anteLabel.characterWidth },
        height: { _, width in amount.naturalHeight(forWidth: width) },
        place: { [balance, anteLabel, balanceCaption, anteCaption] room in
          let width =
            room.width + caption.naturalWidth - max(balanceCaption.naturalWidth, anteCaption.naturalWidth)
          let scale = min(1, width / max(balance.naturalWidth, anteLabel.naturalWidth))
          return [amount.placed(in: room, scale: max(0.3, scale))]
        })
    }
  }
}

/// The slider of the ante in its track, in which the part that the balance cannot pay is hatched.
final class AnteTrack: CustomWidget {
  private let slider: Slider
  /// How much the balance pays.
  private var limit = 0

  init(_ slider: Slider) {
    self.slider = slider
    super.init()
    add(slider).named("anteTrack")
  }

  /// Shows how much the balance pays.
  func show(limit: Int) {
    set(limit, from: self.limit, property: "limit") {
      self.limit = limit
      queueDraw()
    }
  }

  override var childLayout: Layout? { slider.layout }

  override func draw(on canvas: Canvas, in area: Area) {
    guard let trough = slider.trough(in: self) else { return }
    let isMirrored = slider.readsRightToLeft
    let colors = CrapsColors(of: self)
    let groove = Rect(trough.x, area.rect.center.y - 4, trough.width, 8)
    canvas.roundedRectangle(groove, radius: 4)
    canvas.fill(colors.groove)
    let share = Double(limit) / Double(slider.range.upperBound)
    guard share < 1 else { return }
    let width = groove.width * (1 - share)
    let rest = Rect(isMirrored ? groove.x : groove.x + groove.width - width, groove.y, width, groove.height)
    canvas.roundedRectangle(rest, radius: 4)
    canvas.clippedToPath { canvas in
      for x in stride(from: rest.x - 10, to: rest.x + rest.width, by: 7) {
        canvas.polyline(Point(x, groove.y + 9), Point(x + 10, groove.y - 1))
      }
      canvas.stroke(colors.hatch, width: 1.7)
    }
    let end = isMirrored ? rest.x + rest.width : rest.x
    canvas.polyline(Point(end, groove.y - 4), Point(end, groove.y + 12))
    canvas.stroke(colors.hatch, width: 1.6)
  }
}

/// A button that changes the ante by an amount.
struct AnteButton {
  let button: Button
  /// The change in dollars; nil for all that the balance pays.
  let change: Int?

  /// A button for a change; nil is as much as possible.
  init(_ change: Int?) {
    self.change = change
    let amount = ["amount": String(abs(change ?? 0))]
    switch change {
    case .some(...0):
      button = Button(Numeral.signed(tr("−${amount}", amount))).named("anteMinus\(abs(change ?? 0))Button")
        .accessibleLabel(tr("Lower the ante by ${amount}", amount))
    case .some:
      button = Button(Numeral.signed(tr("+${amount}", amount))).named("antePlus\(change ?? 0)Button")
        .accessibleLabel(tr("Raise the ante by ${amount}", amount))
    case nil:
      button = Button(tr("All")).named("anteAllButton").labeledByTooltip(tr("Ante as much as possible"))
    }
    button.styled("ante-step")
  }

  /// Sends one action with the change, or the other one.
  func sends(_ anteChangePressed: Action<Int>, orAll anteAllPressed: Action<Void>) {
    button.onClicked { [button, change] in
      if let change {
        anteChangePressed.send(change, by: button, "clicked")
      } else {
        anteAllPressed.send(by: button, "clicked")
      }
    }
  }
}

/// The effect of a roll, as the strip shows it.
package enum RollMark: String, CaseIterable {
  case none, point, won, lost

  var sign: String {
    switch self {
    case .none: ""
    case .point: " ●"
    case .won: " ✓"
    case .lost: " ✕"
    }
  }
}

/// The last rolls that there is room for, from the start of the line, the newest at the end. While there is room, a new roll
/// moves none of the others.
package final class RollStrip: CustomWidget, Outlet {
  /// The total of a roll, its effect, and its description for screen readers.
  package typealias Roll = (total: Int, mark: RollMark, description: String)

  /// A chip that is never shown: the strip has the same height without rolls.
  private let sample = Label("7").styled("roll", "numeric")
  /// The chips from the oldest roll to the newest. Screen readers reach the newest first.
  private var chips: [Label] = []

  init() {
    super.init()
    sample.setAccessibleHidden(true)
    add(sample)
  }

  /// Shows the newest of these rolls. Existing chips are reused.
  package func show(_ rolls: [Roll]) {
    let texts = rolls.map { "\($0.total)\($0.mark.sign)" }
    set(texts, from: chips.map(\.text)) {
      while chips.count > rolls.count { remove(chips.removeFirst()) }
      while chips.count < rolls.count {
        let chip = Label().styled("roll", "numeric")
        chips.insert(chip, at: 0)
        add(chip)
      }
      for (chip, (roll, text)) in zip(chips, zip(rolls, texts)) {
        chip.text = text
        for mark in RollMark.allCases { chip.setStyle(mark.rawValue, mark == roll.mark) }
        chip.accessibleLabel(roll.description)
      }
    }
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    SizeRequest(orientation == .vertical ? sample.measured(.vertical).minimum : 0)
  }

  override package func arrange(in area: Area) -> [Placement] {
    var shown: [Label] = []
    var width = -Metrics.step
    for chip in chips.reversed() {
      width += Metrics.step + chip.naturalWidth
      if width > area.size.width { break }
      shown.insert(chip, at: 0)
    }
    var rest = area.rect
    return shown.map { $0.placed(in: rest.cutLeft($0.naturalWidth, gap: Metrics.step)) }
  }
}
