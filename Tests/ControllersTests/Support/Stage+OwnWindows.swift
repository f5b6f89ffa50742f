import Controllers
import GtkKit

extension Stage {
  /// Windows of their own for the screens of the stage.
  func makeOwnWindows() -> OwnWindows {
    let windows = OwnWindows(beside: tabBar) { Window() }
    keep(windows)
    return windows
  }
}
