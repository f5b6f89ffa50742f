import GtkKit

/// A tab: the name of its page, its title and its icon.
package struct TabItem {
  package let page: String
  package let title: String
  let icon: TabIcon
  /// The context menu of the tab.
  let menu: [MenuEntry]

  package init(_ page: String, _ title: String, _ icon: TabIcon, menu: [MenuEntry]) {
    self.page = page
    self.title = title
    self.icon = icon
    self.menu = menu
  }
}

/// A row of tabs, of which one is selected.
final class TabSwitcher {
  /// The appearance of a tab.
  enum Face {
    /// The icon and the name beside it, for a header bar.
    case named
    /// The icon only, for a narrow header bar.
    case icon
    /// The icon above the name, for a bar at the bottom edge.
    case stacked
  }

  let bar: Box
  let chosen = Action<String>("chosen")
  private var buttons: [(page: String, button: ToggleButton)] = []

  init(_ tabs: [TabItem], _ face: Face) {
    bar = Box(.horizontal, gap: face == .named ? 3 : 0, role: .tabList, homogeneous: face == .stacked)
    bar.styled("tabs", "\(face)").accessible(tr("Games"))
    for tab in tabs {
      let button = ToggleButton(
        showing: Self.picture(tab, face).aligned(.center, .center), groupedWith: buttons.first?.button,
        role: .tab)
      button.named("\(tab.page)Tab").styled("flat").accessible(tab.title)
      button.focusesOnClick = false
      if face == .icon { button.tooltip = tab.title }
      button.onToggled { [weak self, button] in
        if button.isActive { self?.chosen.send(tab.page, by: button, "chosen") }
      }
      button.contextMenu(Menu(tab.menu))
      bar.add(button)
      buttons.append((tab.page, button))
    }
  }

  private static func picture(_ tab: TabItem, _ face: Face) -> AnyWidget {
    switch face {
    case .named: AnyWidget(Box(.horizontal, gap: 6, [tab.icon.widget(), Label(tab.title)]))
    case .icon: AnyWidget(tab.icon.widget())
    case .stacked: AnyWidget(Box(.vertical, gap: 2, [tab.icon.widget(), Label(tab.title)]))
    }
  }

  /// Highlights a tab for a moment.
  func pointOut(_ page: String) {
    for (name, button) in buttons where name == page { button.replay("pointed-out") }
  }

  /// Marks the tab of the visible page.
  func mark(_ page: String) {
    for (name, button) in buttons { button.isActive = name == page }
  }
}
