import GtkKit

/// A window of one screen beside the window of the games.
package class SideWindowView {
  package let window: Window
  package let closed = Action<Void>("closed")
  private let theme: WindowTheme
  private let bar: FullScreenBar
  private var isDismissed = false

  /// Shows a widget in a window.
  ///
  /// - Parameter makeMenu: Makes the menu button of a header bar; nil for none.
  init(
    _ window: Window, titled title: String, of size: Size, showing screen: some Widget,
    makeMenu: @escaping () -> MenuButton? = { nil }
  ) {
    self.window = window
    theme = WindowTheme(of: window)
    window.title = title
    let header = SideHeader(title, menuButton: makeMenu(), corner: nil)
    window.setTitlebar(header.bar)
    bar = FullScreenBar(in: window, above: screen, insteadOf: header) { corner in
      SideHeader(title, menuButton: makeMenu(), corner: corner)
    }
    window.setChild(bar.root)
    window.setDefaultSize(size)
    window.onDestroyed { [weak self] in
      guard let self, !self.isDismissed else { return }
      self.isDismissed = true
      self.closed.send(by: self.window, "closed")
    }
  }

  /// Closes the window without sending ``closed``. Its screen can then be shown elsewhere.
  package func dismiss() {
    guard !isDismissed else { return }
    isDismissed = true
    bar.root.removeChild()
    window.destroy()
  }
}

/// The header bar of such a window: its title, and the menu if it has one.
private struct SideHeader: Header {
  let bar: HeaderBar
  let menuButton: MenuButton?

  init(_ title: String, menuButton: MenuButton?, corner: Button?) {
    self.menuButton = menuButton
    bar = HeaderBar(title: TitleSlot(title))
    if let corner { bar.addEnd(corner) }
    if let menuButton { bar.addEnd(menuButton) }
  }
}
