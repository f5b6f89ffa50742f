import GtkKit

/// A header bar with its buttons.
struct Header {
  let bar: HeaderBar
  let menuButton: MenuButton?

  /// A bar with a title, and with a button in its corner.
  init(title: some Widget, buttons: PrimaryMenu.Buttons?, corner: Button?) {
    bar = HeaderBar(title: title)
    menuButton = buttons?.menu
    if let corner { bar.addEnd(corner) }
    for button in buttons?.all ?? [] { bar.addEnd(button) }
  }
}
