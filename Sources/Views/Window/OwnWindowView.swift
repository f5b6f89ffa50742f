import GtkKit

/// A window of its own for a screen, with the menu that the games' window has; alerts above.
package final class OwnWindowView {
  package let window: Window
  package let alerts: AlertLayer
  package let keyPressed = Request<Key>("keyPressed")
  package let closed = Action<Void>("closed")

  private let slot = ScreenSlot()
  private let theme: WindowTheme
  private var isDismissed = false

  package init(_ window: Window, titled title: String, showing screen: WidgetRoot) {
    self.window = window
    theme = WindowTheme(of: window)
    window.title = title
    let header = HeaderBar(title: TitleSlot(title))
    let menuButton = PrimaryMenu.button(.ownWindow)
    header.addEnd(menuButton)
    window.setTitlebar(header)
    alerts = AlertLayer(in: window, above: slot, disabling: [AnyWidget(menuButton)])
    slot.show(screen)
    window.setChild(alerts.root)
    window.onKey { [keyPressed] key in keyPressed.send(key) ?? false }
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
    slot.show(nil)
    window.destroy()
  }
}
