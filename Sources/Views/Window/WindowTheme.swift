import GtkKit

/// Sets the CSS classes "dark" and "contrast" of a window according to the desktop's theme.
final class WindowTheme {
  private let window: Window
  private var connection: SignalConnection?

  init(of window: Window) {
    self.window = window
    update()
    connection = Desktop.onThemeChanged { [weak self] in
      // The theme's colors are updated after the setting. The window may be closed by then.
      MainLoop.idle { [weak self] in
        if self?.connection != nil { self?.update() }
      }
    }
    window.onDestroyed { [weak self] in self?.connection = nil }
  }

  private func update() {
    window.setStyle("dark", window.color.lightness > 0.5)
    if Desktop.prefersContrast { StyleSheet.use("contrast") }
    window.setStyle("contrast", Desktop.prefersContrast)
    // Drawings ask for the colors of the theme.
    window.redrawAll()
  }
}
