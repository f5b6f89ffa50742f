import GtkKit

/// The controls for the computer as a player: what the switch is for, the switch, and the choice of a strategy. They stand in
/// one row, or in two in a high panel.
struct ComputerPanel: Widget {
  let pointer: WidgetPointer
  private let rows: Rows

  init(_ label: Label, _ toggle: Switch, _ strategy: DropDown) {
    let rows = Rows(label: label, toggle: toggle, strategy: strategy)
    self.rows = rows
    let panel = Container(
      measure: { Extent(Int(($0 == .horizontal ? rows.width : rows.height).rounded(.up))) },
      arrange: { rows.layout(in: $0.size).placements(in: $0.rect) })
    pointer = panel.add(label).add(toggle).add(strategy).styled("computer-panel").pointer
  }

  /// The height of a panel with two rows.
  var doubleHeight: Double { minimumHeight + Metrics.step + rows.height }
}

/// The rows of the panel.
private struct Rows {
  let label: Label
  let toggle: Switch
  let strategy: DropDown

  var width: Double {
    max(label.naturalWidth * 0.7 + Metrics.step + toggle.naturalWidth, strategy.minimumWidth)
  }

  var height: Double { naturalHeight(of: label, toggle, strategy) }

  func layout(in size: Size) -> Layout {
    let toggle = toggle.frame(width: toggle.naturalWidth)
    guard size.height < 2 * height else {
      return column(gap: Metrics.step) {
        row(gap: Metrics.step) {
          label.fittingLine()
          toggle
        }
        strategy
      }
    }
    return row(gap: Metrics.gap) {
      label.fittingLine()
      toggle
      strategy.frame(width: { max(strategy.minimumWidth, $0.width * 0.5) })
    }
  }
}
