import GtkKit

/// Buttons side by side, of which one is pressed: the temperaments of the computer.
package final class TemperamentChoice: CustomWidget {
  package let buttons: [ToggleButton]

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

  /// The index of the chosen name. Setting it sends no action.
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

  override package var childLayout: Layout? {
    row(gap: 4) { for button in buttons { button } }
  }
}
