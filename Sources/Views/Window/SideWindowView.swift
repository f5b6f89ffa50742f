import GtkKit

/// A window of one screen beside the window of the games.
package class SideWindowView {
  package let window: Window
  package let closed = Action<Void>("closed")
  package let keyPressed = Action<Key>("keyPressed")
  private let theme: WindowTheme
  private let bar: FullScreenBar
  private var isDismissed = false

  /// Shows a widget in a window.
  package convenience init(
    _ window: Window, titled title: String, of size: Size, showing screen: some Widget
  ) {
    self.init(window, titled: title, of: size, showing: screen, makeButtons: { nil })
  }

  /// Shows a widget in a window. `makeButtons` makes the buttons of a header bar, or nil for none.
  init(
    _ window: Window, titled title: String, of size: Size, showing screen: some Widget,
    makeButtons: @escaping () -> PrimaryMenu.Buttons?
  ) {
    self.window = window
    theme = WindowTheme(of: window)
    window.title = title
    let header = Header(title: WindowTitle(title), buttons: makeButtons(), corner: nil)
    window.setTitlebar(header.bar)
    bar = FullScreenBar(in: window, above: screen, insteadOf: header) { corner in
      Header(title: WindowTitle(title), buttons: makeButtons(), corner: corner)
    }
    window.setChild(bar.root)
    window.setDefaultSize(size)
    window.onDestroyed { [weak self] in
      guard let self, !self.isDismissed else { return }
      self.isDismissed = true
      self.closed.send(by: self.window, "closed")
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
    bar.root.removeChild()
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

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let extent = label.measured(orientation)
    return orientation == .horizontal ? SizeRequest(minimum: 0, natural: extent.natural) : extent
  }

  override func arrange(in area: Area) -> [Placement] { [label.placedLine(in: area.rect, minimumScale: 0.4)] }
}
