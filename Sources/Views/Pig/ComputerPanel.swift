import GtkKit

/// The controls for the computer as a player: what the switch is for, the switch, and the choice of a strategy. They stand in
/// one row, or in two in a high panel.
final class ComputerPanel: CustomWidget {
  private let label: Label
  private let toggle: Switch
  private let strategy: DropDown

  init(_ label: Label, _ toggle: Switch, _ strategy: DropDown) {
    (self.label, self.toggle, self.strategy) = (label, toggle, strategy)
    super.init()
    add(label).add(toggle).add(strategy).styled("computer-panel")
  }

  /// The height of a panel with two rows.
  var doubleHeight: Double { minimumHeight + Metrics.step + rowHeight }

  private var rowHeight: Double { GtkKit.naturalHeight(of: label, toggle, strategy) }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    guard orientation == .horizontal else { return SizeRequest(Int(rowHeight.rounded(.up))) }
    let width = max(
      label.naturalWidth * 0.7 + Metrics.step + toggle.naturalWidth, strategy.minimumWidth)
    return SizeRequest(Int(width.rounded(.up)))
  }

  override func arrange(in area: Area) -> [Placement] {
    let toggle = toggle.frame(width: toggle.naturalWidth)
    guard area.size.height < 2 * rowHeight else {
      return column(gap: Metrics.step) {
        row(gap: Metrics.step) {
          label.fittingLine()
          toggle
        }
        strategy
      }.placements(in: area.rect)
    }
    return row(gap: Metrics.gap) {
      label.fittingLine()
      toggle
      strategy.frame(width: { [strategy] in max(strategy.minimumWidth, $0.width * 0.5) })
    }.placements(in: area.rect)
  }
}
