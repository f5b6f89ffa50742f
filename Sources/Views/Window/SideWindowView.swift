import GtkKit

/// A window beside that of the games, which shows one screen and tells of them.
package class SideWindowView {
  package let window: Window
  package let closed = Action<Void>("closed")
  private let theme: WindowTheme
  private var isDismissed = false

  /// A window that shows a widget; `menu` is at the end of its header bar, where it has one.
  init(
    _ window: Window, titled title: String, of size: Size, showing screen: some Widget,
    menu: MenuButton? = nil
  ) {
    self.window = window
    theme = WindowTheme(of: window)
    window.title = title
    let header = HeaderBar(title: TitleSlot(title))
    if let menu { header.addEnd(menu) }
    window.setTitlebar(header)
    window.setChild(screen)
    window.setDefaultSize(size)
    window.onDestroyed { [weak self] in
      guard let self, !self.isDismissed else { return }
      self.isDismissed = true
      self.closed.send(by: self.window, "closed")
    }
  }

  /// Takes the window down, which is no wish of the user's; its screen can be shown elsewhere then.
  package func dismiss() {
    guard !isDismissed else { return }
    isDismissed = true
    window.removeChild()
    window.destroy()
  }
}
