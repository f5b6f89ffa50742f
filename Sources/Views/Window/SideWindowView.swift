import GtkKit

/// A window beside that of the games, which shows one screen and tells of them.
package class SideWindowView {
  package let window: Window
  package let closed = Action<Void>("closed")
  private let theme: WindowTheme
  private var isDismissed = false

  init(_ window: Window, titled title: String, of size: Size, showing screen: WidgetRoot) {
    self.window = window
    theme = WindowTheme(of: window)
    window.title = title
    window.setTitlebar(HeaderBar(title: TitleSlot(title)))
    window.setChild(screen)
    window.setDefaultSize(size)
    window.onDestroyed { [weak self] in
      guard let self, !self.isDismissed else { return }
      self.closed.send(by: self.window, "closed")
    }
  }

  /// Takes the window down, which is no wish of the user's; its screen can be shown elsewhere then.
  package func dismiss() {
    isDismissed = true
    window.removeChild()
    window.destroy()
  }
}
