import GtkKit

/// Two or three toggles side by side of which one is pressed: the tabs within a screen.
struct Segments: Widget {
  let pointer: WidgetPointer
  private let buttons: [(page: String, button: ToggleButton)]

  /// Segments by the page that each leads to, its title, and a menu of its own.
  init(_ segments: [(page: String, title: String, menu: [MenuEntry])], _ chosen: Action<String>) {
    let bar = Box(.horizontal, role: .tabList, homogeneous: true)
    var buttons: [(page: String, button: ToggleButton)] = []
    for (page, title, menu) in segments {
      let button = ToggleButton(showing: Label(title), groupedWith: buttons.first?.button, role: .tab)
      button.named("\(page)Tab").accessible(title).focusesOnClick = false
      button.onToggled {
        if button.isActive { chosen.send(page, by: button, "chosen") }
      }
      button.contextMenu(Menu(menu))
      bar.add(button)
      buttons.append((page, button))
    }
    self.buttons = buttons
    pointer = bar.styled("linked", "segments").accessible(tr("Screens")).pointer
  }

  /// Marks the segment of the page that is shown.
  func mark(_ page: String) {
    for (name, button) in buttons { button.isActive = name == page }
  }
}
