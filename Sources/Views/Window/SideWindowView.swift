import GtkKit

/// A window of one screen beside the window of the games.
package class SideWindowView {
  package let window: Window
  package let closed = Action<Void>("closed")
  package let keyPressed = Action<Key>("keyPressed")
  package let alerts: AlertPresenter
  private let theme: WindowTheme
  private var isDismissed = false

  /// Shows a widget in a window, whose header bar has the buttons of a menu, if there is one.
  package init(
    _ window: Window, titled title: String, of size: Size, showing screen: some Widget,
    menu: PrimaryMenu? = nil
  ) {
    self.window = window
    let buttons = menu?.buttons()
    alerts = AlertPresenter(in: window, above: screen, disabling: buttons?.all ?? [])
    theme = WindowTheme(of: window)
    window.title = title
    _ = WindowContent(of: window, alerts.root, title: WindowTitle(title), buttons: buttons)
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
    alerts.root.removeChild()
    window.destroy()
  }
}

/// A title that is scaled down if necessary, so that it does not limit the width of the window.
private final class WindowTitle: CustomWidget {
  private let label: Label

  init(_ text: String) {
    label = Label(text).styled("title")
    super.init()
    add(label)
  }

  override var childLayout: Layout? { label.fittingLine(minimumScale: 0.4).withoutMinimumWidth() }
}
