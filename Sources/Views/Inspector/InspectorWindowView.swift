import GtkKit

/// A window of its own for the Inspector.
package final class InspectorWindowView {
  package let window: Window
  package let closed = Action<Void>("closed")
  package let keyPressed = Request<Key>("keyPressed")
  private let theme: WindowTheme
  private var isDismissed = false

  package init(_ window: Window, showing screen: WidgetRoot) {
    self.window = window
    theme = WindowTheme(of: window)
    window.title = tr("MVC Inspector")
    window.setTitlebar(HeaderBar(title: TitleSlot(window.title)))
    window.setChild(screen)
    window.setDefaultSize(Size(520, 760))
    window.onKey { [keyPressed] key in keyPressed.send(key) ?? false }
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
