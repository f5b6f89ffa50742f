import GtkKit

/// One tab: the name of its page, what the user reads, and its icon.
package struct Tab {
  package let page: String
  let title: String
  let icon: TabIcon

  package init(_ page: String, _ title: String, _ icon: TabIcon) {
    self.page = page
    self.title = title
    self.icon = icon
  }
}

/// A row of tabs, icon and name, one of them chosen.
final class TabSwitcher {
  let bar: Box
  let chosen = Action<String>("tabChosen")
  private var buttons: [(page: String, button: ToggleButton)] = []

  /// Tabs with the icon beside the name, or above it where `stacked`.
  init(_ tabs: [Tab], stacked: Bool) {
    bar = Box(.horizontal, gap: stacked ? 0 : 3, role: .tabList, homogeneous: stacked)
    bar.styled("tabs").accessible(tr("Games")).setStyle("stacked", stacked)
    for tab in tabs {
      let face = Box(
        stacked ? .vertical : .horizontal, gap: stacked ? 2 : 6, [tab.icon.widget, Label(tab.title)])
      let button = ToggleButton(
        showing: face.aligned(.center, .center), groupedWith: buttons.first?.button, role: .tab)
      button.named("\(tab.page)Tab").styled("flat").accessible(tab.title)
      button.focusesOnClick = false
      button.onToggled { [weak self, button] in
        if button.isActive { self?.chosen.send(tab.page) }
      }
      bar.add(button)
      buttons.append((tab.page, button))
    }
  }

  /// Marks the tab whose page is shown.
  func mark(_ page: String) {
    for (name, button) in buttons { button.isActive = name == page }
  }
}
