import GtkKit

/// A header bar with its menu button.
struct Header {
  let bar: HeaderBar
  let menuButton: MenuButton?

  /// A bar with a title, and with a button in its corner.
  init(title: some Widget, menuButton: MenuButton?, corner: Button?) {
    bar = HeaderBar(title: title)
    self.menuButton = menuButton
    if let corner { bar.addEnd(corner) }
    if let menuButton { bar.addEnd(menuButton) }
  }
}
