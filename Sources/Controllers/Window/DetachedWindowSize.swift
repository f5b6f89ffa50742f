import Views

/// The size at which a detached window opens for the first time.
///
/// With GTK 4, programs cannot choose the position of their windows. Window managers look for a free place, and find one
/// if the window fits beside the games. Xfce's window manager centers windows that cover less than a fifth of the screen,
/// which puts them above the games.
package enum DetachedWindowSize {
  private static let screenShare = 0.21
  private static let minimumWidth = 360.0

  /// The size for a window beside the main window.
  static func first(of screen: ScreenName, beside games: Window) -> Size {
    guard let monitor = games.monitorSize else { return screen.windowSize }
    return first(screen.windowSize, on: monitor, gamesWidth: Double(games.width))
  }

  /// The usual size, or one that fits beside the main window on a monitor.
  package static func first(_ usual: Size, on monitor: Size, gamesWidth: Double) -> Size {
    let area = monitor.width * monitor.height * screenShare
    let growth = max(1, (area / (usual.width * usual.height)).squareRoot())
    let wanted = Size((usual.width * growth).rounded(.up), (usual.height * growth).rounded(.up))
    let free = monitor.width - gamesWidth
    let fitting = free < minimumWidth ? wanted.width : max(free, (area / wanted.height).rounded(.up))
    return Size(min(wanted.width, fitting), min(wanted.height, monitor.height * 0.9))
  }
}
