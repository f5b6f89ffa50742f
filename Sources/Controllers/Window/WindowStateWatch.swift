import Views

/// Tells how a window is, when that has changed and rests.
package final class WindowStateWatch {
  private let window: Window
  private let report: (WindowState) -> Void
  /// Whether the window was maximized before full screen: some window managers say that it is not meanwhile.
  private var isMaximizedBeneath = false
  /// A state that is not reported yet.
  private var latest: WindowState?
  private var timer: MainLoop.Timer?

  /// How long the window's size must rest before it is reported, in milliseconds: its edge is dragged in many steps.
  private static let restTime = 300

  /// Calls `report` with each state of the window from now on, the last time as it closes.
  package init(of window: Window, report: @escaping (WindowState) -> Void) {
    self.window = window
    self.report = report
    window.onDefaultSizeChanged { [weak self] in self?.changed() }
    window.onStateChanged { [weak self] in self?.changed() }
    window.onDestroyed { [weak self] in self?.finish() }
  }

  /// Reports a change now, without waiting for it to rest.
  package func finish() {
    timer = nil
    guard let state = latest else { return }
    latest = nil
    report(state)
  }

  private func changed() {
    var state = window.state
    if state.isFullScreen {
      state.isMaximized = isMaximizedBeneath
    } else {
      isMaximizedBeneath = state.isMaximized
    }
    // A window that closes is no longer maximized, for GTK.
    guard window.isMapped else { return }
    latest = state
    timer = MainLoop.after(milliseconds: Self.restTime) { [weak self] in self?.finish() }
  }
}
