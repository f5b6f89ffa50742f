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
    self.balance.accessible(tr("Balance"))
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

  /// The height that the tray of the balance needs.
  func balanceHeight(on page: Page) -> Double {
    moneyHeight + naturalHeight(of: changeLabel) + max(naturalHeight(of: rollStrip), stepHeight(on: page))
      + 2 * Self.inset.height
  }

  /// The height that the tray of the ante needs.
  func anteHeight(on page: Page) -> Double {
    moneyHeight + naturalHeight(of: anteTrack) + Metrics.step + stepHeight(on: page) + 2 * Self.inset.height
  }

  func balanceTray(on page: Page) -> Layout {
    column {
      money(balanceCaption, balance).frame(height: moneyHeight)
      row(gap: Metrics.gap) {
        balanceLine.layout
        changeLabel.fittingLine().frame(width: { min($0.width, changeLabel.naturalWidth) })
      }
      rollStrip.frame(height: max(naturalHeight(of: rollStrip), stepHeight(on: page)))
    }.padding(Self.inset.width, Self.inset.height)
  }

  func anteTray(on page: Page) -> Layout {
    column {
      money(anteCaption, anteLabel).frame(height: moneyHeight)
      anteTrack.layout.gap(Metrics.step / 2)
      anteSteps.frame(height: stepHeight(on: page))
    }.padding(Self.inset.width, Self.inset.height)
  }

  /// The tray of a narrow page, which has both amounts.
  func onlyTray(on page: Page) -> Layout {
    column {
      row(gap: 2 * Metrics.gap) {
        money(balanceCaption, balance)
        money(anteCaption, anteLabel)
      }.frame(height: moneyHeight)
      anteTrack.layout.gap(Metrics.step / 2)
      anteSteps.frame(height: stepHeight(on: page))
    }.padding(Self.inset.width, Self.inset.height)
  }

  private var anteSteps: Layout {
    let buttons = anteButtons.map(\.button)
    return Layout { room in
      buttons.enumerated().map { index, button in
        button.placed(in: room.column(index, of: buttons.count, gap: Metrics.step))
      }
    }
  }

  /// The height of the buttons that change the ante: large enough to click, however small the page is drawn.
  private func stepHeight(on page: Page) -> Double {
    anteButtons.reduce(Metrics.smallTarget / page.scale) { max($0, naturalHeight(of: $1.button)) }
  }

  private var moneyHeight: Double { naturalHeight(of: balance, anteLabel, balanceCaption) }

  /// An amount beside its caption. If one of the two amounts does not fit, both are drawn smaller.
  private func money(_ caption: Label, _ amount: some Widget) -> Layout {
    row(gap: Metrics.step) {
      caption.frame(width: caption.naturalWidth)
      Layout { [balance, anteLabel, balanceCaption, anteCaption] room in
        let width =
          room.width + caption.naturalWidth - max(balanceCaption.naturalWidth, anteCaption.naturalWidth)
        let scale = min(1, width / max(balance.naturalWidth, anteLabel.naturalWidth))
        return [amount.placed(in: room, scale: max(0.3, scale))]
      }
    }
  }
}
