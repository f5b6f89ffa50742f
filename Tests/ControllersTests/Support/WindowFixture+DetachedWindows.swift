import Controllers
import GtkKit

extension WindowFixture {
  /// Windows of their own for the screens of the fixture.
  func makeDetachedWindows() -> DetachedWindows {
    let windows = DetachedWindows(beside: tabBar) { Window() }
    keep(windows)
    return windows
  }
}
