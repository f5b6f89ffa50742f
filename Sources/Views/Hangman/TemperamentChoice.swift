import GtkKit

/// Buttons side by side, of which one is pressed: the temperaments of the computer.
package struct TemperamentChoice: Widget {
  package let pointer: WidgetPointer
  private let buttons: [ToggleButton]

  private static let gap = 4.0
  private static let minimumScale = 0.6

  /// A choice of names. The first one is chosen.
  init(_ names: [String]) {
    var buttons: [ToggleButton] = []
    for name in names {
      let label = Label(name)
      let face = Container(
        role: .presentation,
        measure: { orientation in
          let natural = Double(label.measured(orientation).natural)
          let minimum = orientation == .horizontal ? natural * Self.minimumScale : natural
          return Extent(minimum: Int(minimum.rounded(.up)), natural: Int(natural))
        },
        arrange: { [label.placedLine(in: $0.rect, minimumScale: Self.minimumScale)] })
      let button = ToggleButton(showing: face.add(label), groupedWith: buttons.first, role: .radio)
      buttons.append(button.accessible(name).styled("temperament-button"))
    }
    let container = Container(
      role: .radioGroup,
      measure: { [buttons] orientation in
        let extents = buttons.map { $0.measured(orientation) }
        guard orientation == .horizontal else {
          return Extent(extents.map(\.minimum).max() ?? 0)
        }
        let gaps = Int(Self.gap) * max(0, buttons.count - 1)
        return Extent(
          minimum: extents.map(\.minimum).reduce(gaps, +), natural: extents.map(\.natural).reduce(gaps, +))
      },
      arrange: { [buttons] in Self.placements(of: buttons, in: $0.rect) })
    for button in buttons { container.add(button) }
    buttons.first?.isActive = true
    self.buttons = buttons
    pointer = container.pointer
  }

  /// The index of the chosen name. Setting it does not call the handlers of ``onChosen(_:)``.
  package var selection: Int {
    get { buttons.firstIndex(where: \.isActive) ?? 0 }
    nonmutating set {
      set("", to: newValue, from: selection) {
        if buttons.indices.contains(newValue) { buttons[newValue].isActive = true }
      }
    }
  }

  /// Chooses a name like a user.
  package func choose(_ index: Int) {
    if !buttons[index].isActive { buttons[index].toggle() }
  }

  /// Sends an action each time that the user chooses a name, with its index.
  func sends(_ action: Action<Int>) {
    for (index, button) in buttons.enumerated() {
      button.onToggled {
        if button.isActive { action.send(index, by: self, "chosen") }
      }
    }
  }

  // MARK: - Layout

  /// The height on a page that is drawn at a scale: the buttons are large enough for the pointer.
  func height(onPageOf scale: Double) -> Double { max(minimumHeight, Metrics.smallTarget / scale) }

  /// The buttons have widths like their names.
  private static func placements(of buttons: [ToggleButton], in rect: Rect) -> [Placement] {
    let minima = buttons.map(\.minimumWidth)
    let free = rect.width - minima.reduce(0, +) - gap * Double(buttons.count - 1)
    var rest = rect
    return zip(buttons, minima).map { button, minimum in
      button.placed(in: rest.cutLeft(minimum + free / Double(buttons.count), gap: gap))
    }
  }
}
