import Views

/// Reports the state of a window after it has changed.
package final class WindowStateObserver {
  private let window: Window
  private let report: (WindowState) -> Void
  /// Whether the window was maximized before full screen. In full screen, some window managers report that it is not.
  private var wasMaximized = false
  /// A state that is not reported yet.
  private var latest: WindowState?
  private var timer: MainLoop.Timer?

  /// The time without changes after which the state is reported, in milliseconds. Dragging an edge changes it many times.
  private static let settleTime = 300

  /// Calls `report` after each change, for the last time when the window closes.
  package init(of window: Window, report: @escaping (WindowState) -> Void) {
    self.window = window
    self.report = report
    window.onDefaultSizeChanged { [weak self] in self?.changed() }
    window.onStateChanged { [weak self] in self?.changed() }
    window.onDestroyed { [weak self] in self?.finish() }
  }

  /// Reports a change now, without waiting.
  package func finish() {
    timer = nil
    guard let state = latest else { return }
    latest = nil
    report(state)
  }

  private func changed() {
    var state = window.state
    if state.isFullScreen {
      state.isMaximized = wasMaximized
    } else {
      wasMaximized = state.isMaximized
    }
    // GTK reports that a closing window is not maximized.
    guard window.isMapped else { return }
    latest = state
    timer = MainLoop.after(milliseconds: Self.settleTime) { [weak self] in self?.finish() }
  }
}
