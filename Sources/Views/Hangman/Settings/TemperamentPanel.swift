import GtkKit

/// The panel on the flipside for the computer's temperament, and for the number of words that the game may show.
final class TemperamentPanel: CustomWidget {
  private let choice: TemperamentChoice
  private let caption: Label
  private let switchLabel: Label
  private let counts: Switch

  /// The padding and the border of the panel, top and bottom.
  private static let padding = 20.0
  private static let gap = 2.0
  private static let widestChoice = 560.0

  init(_ choice: TemperamentChoice, _ caption: Label, _ switchLabel: Label, _ counts: Switch) {
    self.choice = choice
    self.caption = caption.styled("setting-caption")
    self.switchLabel = switchLabel.styled("setting-caption")
    self.counts = counts
    super.init()
    styled("card").add(choice).add(caption).add(switchLabel).add(counts)
  }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    orientation == .horizontal
      ? SizeRequest(minimum: Int(choice.minimumWidth), natural: 600) : SizeRequest(30)
  }

  /// The height in which all parts fit, on a page that is drawn at a scale; stacked, the switch is below the caption.
  func height(onPageOf scale: Double, isStacked: Bool) -> Double {
    let switchHeight = max(textHeight, counts.minimumHeight * switchScale(onPageOf: scale))
    let texts = isStacked ? textHeight + Self.gap + switchHeight : switchHeight
    return (choice.height(onPageOf: scale) + Self.gap + texts + Self.padding).rounded(.up)
  }

  /// How many times larger than usual the switch is drawn on a page that is drawn at a scale: large enough for the pointer.
  private func switchScale(onPageOf scale: Double) -> Double {
    max(1, Metrics.smallTarget / (max(1, counts.minimumHeight) * scale))
  }

  private var textHeight: Double { max(caption.lineHeight * 1.3, 26) }

  override func arrange(in area: Area) -> [Placement] { layout(in: area).placements(in: area.rect) }

  /// Everything is on one axis, also where the panel is too low for the switch below the caption.
  private func layout(in area: Area) -> Layout {
    let scale = switchScale(onPageOf: area.scale)
    let size = Size(counts.naturalWidth * scale, counts.minimumHeight * scale)
    let toggle = Layout { [counts] in [counts.placed(in: $0.centered(size), scale: scale)] }
      .frame(width: size.width)
    let below = max(textHeight, size.height)
    let isStacked = area.size.height + 1 >= choice.minimumHeight + textHeight + below + 2 * Self.gap
    let switching = row(gap: Metrics.step) {
      switchLabel.fittingText()
      toggle
    }
    return column(gap: Self.gap) {
      choice.layout.padding(max(0, (area.size.width - Self.widestChoice) / 2), 0)
      if isStacked {
        caption.fittingText().frame(height: textHeight)
        switching.centered().frame(height: below)
      } else {
        row(gap: Metrics.gap) {
          caption.fittingText()
          switching
        }.frame(height: below)
      }
    }
  }
}

/// Buttons side by side, of which one is pressed: the temperaments of the computer.
package final class TemperamentChoice: CustomWidget {
  private let buttons: [ToggleButton]

  private static let gap = 4.0

  init(_ names: [String]) {
    var buttons: [ToggleButton] = []
    for name in names {
      // The name is drawn smaller where it does not fit.
      let label = Label(name)
      let face = LayoutBox(role: .presentation, [label]) { label.fittingLine(minimumScale: 0.6) }
      let button = ToggleButton(showing: face, groupedWith: buttons.first, role: .radio)
      buttons.append(button.accessibleLabel(name).styled("temperament-button"))
    }
    self.buttons = buttons
    super.init(role: .radioGroup)
    for button in buttons { add(button) }
    buttons.first?.isActive = true
  }

  /// The index of the chosen name. Setting it does not call the handlers of ``onChosen(_:)``.
  package var selection: Int {
    get { buttons.firstIndex(where: \.isActive) ?? 0 }
    set {
      set(newValue, from: selection) {
        if buttons.indices.contains(newValue) { buttons[newValue].isActive = true }
      }
    }
  }

  package func choose(_ index: Int) {
    if !buttons[index].isActive { buttons[index].toggle() }
  }

  /// Sends an action each time that the user chooses a name, with its index.
  func sends(_ action: Action<Int>, _ file: StaticString = #fileID, _ line: Int = #line) {
    for (index, button) in buttons.enumerated() {
      button.onToggled { [self] in
        if button.isActive { action.send(index, by: self, "chosen", file, line) }
      }
    }
  }

  // MARK: - Layout

  /// The height on a page that is drawn at a scale: the buttons are large enough for the pointer.
  func height(onPageOf scale: Double) -> Double { max(minimumHeight, Metrics.smallTarget / scale) }

  override package var childLayout: Layout? {
    row(gap: Self.gap) { for button in buttons { button } }
  }
}
