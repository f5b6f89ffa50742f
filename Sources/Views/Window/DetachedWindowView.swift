import GtkKit

/// A window of its own for a screen, with the menu that the games' window has; alerts above.
package final class DetachedWindowView: SideWindowView {
  package let alerts: AlertLayer
  package let keyPressed = Request<Key>("keyPressed")

  private let slot = ScreenSlot()
  /// The screen may be wanted elsewhere while GTK still holds on to where it was.
  private let keptSlot: WidgetRoot

  package init(
    _ window: Window, titled title: String, of size: Size, showing screen: WidgetRoot, menu: PrimaryMenu
  ) {
    keptSlot = WidgetRoot(slot)
    slot.show(screen)
    let alerts = AlertLayer(in: window, above: slot)
    self.alerts = alerts
    super.init(window, titled: title, of: size, showing: alerts.root) { [weak alerts] in
      let button = menu.button()
      alerts?.disable([AnyWidget(button)])
      return button
    }
    window.onKey { [keyPressed] key in keyPressed.send(key) ?? false }
  }

  /// Lets go of the screen, also when the window has gone.
  package func releaseScreen() { slot.show(nil) }
}
