import Views

/// The state of a window that is saved: its floating size in pixels, and whether it is maximized or in full screen.
package nonisolated struct WindowState: Codable, Equatable, Sendable {
  package var width: Int
  package var height: Int
  package var isMaximized: Bool
  package var isFullScreen: Bool

  package init(width: Int, height: Int, isMaximized: Bool = false, isFullScreen: Bool = false) {
    self.width = width
    self.height = height
    self.isMaximized = isMaximized
    self.isFullScreen = isFullScreen
  }

  /// The width and height that a window can have; no display is larger.
  package static let sides = 1...32_768
}

extension Window {
  package var state: WindowState {
    WindowState(
      width: Int(defaultSize.width), height: Int(defaultSize.height), isMaximized: isMaximized,
      isFullScreen: isFullScreen)
  }

  /// Restores a saved state, unless no window can have its size. Call this before the window opens.
  package func restore(_ state: WindowState) {
    guard [state.width, state.height].allSatisfy(WindowState.sides.contains) else { return }
    setDefaultSize(Size(state.width, state.height))
    if state.isMaximized { maximize() }
    if state.isFullScreen { enterFullScreen() }
  }
}

/// Reports the state of a window after it has changed.
package final class WindowStateObserver {
  private let window: Window
  private let report: (WindowState) -> Void
  /// Whether the window was maximized before full screen. In full screen, some window managers report that it is not.
  private var wasMaximized = false
  /// A state that is not reported yet.
  private var latest: WindowState?
  private var timer: Token?

  /// The time without changes after which the state is reported, in milliseconds. Dragging an edge changes it many times.
  private static let settleTime = 300

  /// Calls `report` after each change, for the last time when the window closes.
  package init(of window: Window, report: @escaping (WindowState) -> Void) {
    self.window = window
    self.report = report
    wasMaximized = window.isMaximized
    window.onDefaultSizeChanged { [weak self] in self?.changed() }
    window.onStateChanged { [weak self] in self?.changed() }
    window.onDestroyed { [weak self] in self?.finish() }
  }

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
