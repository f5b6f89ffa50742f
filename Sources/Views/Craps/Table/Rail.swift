import GtkKit

/// The player's rail: a tray with the balance and the last rolls, and a tray with the ante and what changes it.
extension CrapsView {
  func balanceTray(on page: Page) -> Layout {
    tray(balanceTray) {
      money(balanceCaption, rollingBalance).fixed()
      row(gap: Metrics.gap) {
        balanceLine
        // The line ends at the same place, whatever the change is.
        changeLabel.fittingLine().frame(width: changeLabel.width(of: Self.change(-Self.anteRange.upperBound)))
      }
      rollStrip.frame(height: page.smallTarget)
    }
  }

  func anteTray(on page: Page) -> Layout {
    tray(anteTray) {
      money(anteCaption, anteLabel).fixed()
      changes(on: page)
    }
  }

  /// The tray of a narrow page, which has both amounts.
  func onlyTray(on page: Page) -> Layout {
    tray(anteTray) {
      row(gap: 2 * Metrics.gap) {
        stackedMoney(balanceCaption, rollingBalance)
        stackedMoney(anteCaption, anteLabel)
      }.fixed()
      changes(on: page)
    }
  }

  private func stackedMoney(_ caption: Label, _ amount: some Widget) -> Layout {
    column {
      caption.fittingLine().centered().fixed()
      amount.fittingLine(minimumScale: 0.3).withoutMinimumWidth().centered().fixed()
    }
  }

  /// The parts in a tray, with space between them and its edge.
  private func tray(_ tray: CustomWidget, @LayoutBuilder _ parts: () -> [Layout]) -> Layout {
    column(parts).padding(12, 7).above(tray)
  }

  private func changes(on page: Page) -> Layout {
    column(gap: Metrics.step / 2) {
      anteTrack.atLeast(height: page.smallTarget)
      row(gap: Metrics.step) {
        for button in anteButtons { button.button }
      }.frame(height: page.smallTarget)
    }
  }

  private func money(_ caption: Label, _ amount: some Widget) -> Layout {
    row(gap: Metrics.step) {
      caption.fixed()
      amount.fittingLine(minimumScale: 0.3).withoutMinimumWidth()
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

  /// What is shown without rolls. Its height is that of the chips.
  private let empty = Label(tr("Last rolls")).styled("caption", "no-roll").textAligned(0)
  /// The chips from the oldest roll to the newest. Screen readers reach the newest first.
  private var chips: [Label] = []

  init() {
    super.init()
    empty.setAccessibleHidden(true)
    add(empty)
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
    SizeRequest(orientation == .vertical ? empty.measured(.vertical).minimum : 0)
  }

  override package func arrange(in area: Area) -> [Placement] {
    if chips.isEmpty { return [empty.placedLine(in: area.rect)] }
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
