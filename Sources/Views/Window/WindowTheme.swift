import GtkKit

/// Has a window follow the desktop's theme: the style sheet has a dark form of each table, for themes whose text is
/// light, and one of high contrast.
final class WindowTheme {
  private let window: Window
  private var token: Desktop.ThemeToken?

  init(of window: Window) {
    self.window = window
    show()
    token = Desktop.onThemeChanged { [weak self] in
      // The theme's colours come after the setting; by then the window may be gone.
      MainLoop.idle { [weak self] in
        if self?.token != nil { self?.show() }
      }
    }
    window.onDestroyed { [weak self] in self?.token = nil }
  }

  private func show() {
    window.setStyle("dark", window.color.lightness > 0.5)
    window.setStyle("contrast", Desktop.prefersContrast)
  }
}
