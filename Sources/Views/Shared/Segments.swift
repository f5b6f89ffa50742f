import GtkKit

/// Two or three linked toggle buttons, one of them active: the tabs within a screen.
struct Segments: Widget {
  let pointer: WidgetPointer
  private let buttons: [(page: String, button: ToggleButton)]

  /// A segment for each page, with its title and context menu.
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

  /// Activates the segment of the shown page.
  func mark(_ page: String) {
    for (name, button) in buttons { button.isActive = name == page }
  }
}
