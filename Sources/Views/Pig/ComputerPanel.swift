import GtkKit

/// The controls for the computer as a player: what the switch is for, the switch, a face, and the choice of a strategy. They stand in
/// two rows, or in one in a low panel that is wide enough.
final class ComputerPanel: CustomWidget {
  private let label: Label
  private let toggle: Switch
  private let face: ComputerFace
  private let strategy: DropDown

  init(_ label: Label, _ toggle: Switch, _ face: ComputerFace, _ strategy: DropDown) {
    (self.label, self.toggle, self.face, self.strategy) = (label, toggle, face, strategy)
    super.init()
    add(label).add(toggle).add(face).add(strategy).styled("computer-panel")
  }

  private var inOneRow: Layout {
    row(gap: Metrics.gap) {
      label.fittingLine()
      toggle.fixed()
      choice
    }
  }

  private var choice: Layout {
    row(gap: Metrics.step) {
      face.frame(width: strategy.minimumHeight * 1.1)
      strategy
    }
  }

  private var inTwoRows: Layout {
    let height = inOneRow.height(.minimum, forWidth: 0)
    return column(gap: Metrics.step) {
      row(gap: Metrics.step) {
        label.fittingLine()
        toggle.fixed()
      }.atLeast(height: height)
      choice.atLeast(height: height)
    }
  }

  func rows(forWidth width: Double) -> Int {
    let padding = minimumWidth - inTwoRows.width(.minimum)
    return inOneRow.width(.minimum) <= width - padding ? 1 : 2
  }

  override var heightDependsOnWidth: Bool { true }

  override var childLayout: Layout? {
    firstFitting {
      inTwoRows
      inOneRow
    }
  }
}
