import GtkKit

/// A window of one screen beside the window of the games.
package class SideWindowView {
  package let window: Window
  package let closed = Action<Void>("closed")
  package let keyPressed = Action<Key>("keyPressed")
  package let alerts: AlertPresenter
  private var isDismissed = false

  /// Shows a widget in a window, whose header bar has the buttons of a menu, if there is one.
  package init(
    _ window: Window, titled title: String, of size: Size, showing screen: some Widget,
    menu: PrimaryMenu? = nil
  ) {
    self.window = window
    let buttons = menu?.buttons()
    alerts = AlertPresenter(in: window, above: screen, disabling: buttons?.all ?? [])
    window.title = title
    // The title is scaled down if necessary, so that it does not limit the width of the window.
    let label = Label(title).styled("title")
    let shownTitle = LayoutBox([label]) { label.fittingLine(minimumScale: 0.4).withoutMinimumWidth() }
    _ = WindowContent(of: window, alerts.root, title: shownTitle, buttons: buttons)
    window.setDefaultSize(size)
    window.onDestroyed { [weak self] in
      guard let self else { return }
      if !isDismissed { closed.send(by: window, "closed") }
      isDismissed = true
      alerts.close()
    }
    window.onKey { [keyPressed] key in
      keyPressed.send(key)
      return false
    }
  }

  /// Closes the window without sending ``closed``. Its screen can then be shown elsewhere.
  package func dismiss() {
    guard !isDismissed else { return }
    isDismissed = true
    alerts.root.remove(alerts.content)
    window.destroy()
  }
}

/// The window of a detached screen, with the primary menu and alerts.
package final class DetachedWindowView: SideWindowView {
  package let gameArea: GameArea
  private let slot = Slot()
  /// Keeps the slot alive: the screen may move to another window while GTK still uses its old parent.
  private let keptSlot: WidgetRoot

  package init(
    _ window: Window, titled title: String, of size: Size, showing screen: WidgetRoot, menu: PrimaryMenu,
    past games: GameArea
  ) {
    keptSlot = WidgetRoot(slot)
    slot.show(screen)
    gameArea = GameArea(of: slot, following: games)
    super.init(window, titled: title, of: size, showing: gameArea, menu: menu)
  }

  /// Shows the screen of another controller.
  package func show(_ screen: WidgetRoot) { slot.show(screen) }

  /// Releases the screen, even after the window has been destroyed.
  package func releaseScreen() { slot.show(nil) }
}
