import GtkKit

/// A header bar of a window, or of its full screen, and its menu.
protocol Header {
  var bar: HeaderBar { get }
  /// The menu at the end of the bar, where there is one.
  var menuButton: MenuButton? { get }
}

/// The bar of a window in full screen, where GTK hides the window's own header bar.
///
/// It appears above the content when the pointer touches the top edge, and stays until the pointer has left it, no menu
/// of it is open, and the keyboard focus is elsewhere.
package final class FullScreenBar {
  /// The window's content, with the bar above it.
  let root: Overlay
  private let window: Window
  private let detachedHeader: any Header
  private let makeHeader: (_ corner: Button) -> any Header
  /// The bar, from the first time that the window is in full screen.
  private var bar: (header: any Header, revealer: Revealer)?
  /// Whether the pointer is at the top edge, or in the bar while that is shown.
  private var isPointedAt = false
  /// Hides the bar when the pointer has left the window.
  private var leaving: MainLoop.Timer?
  /// Whether the menu is to open once the bar is in its place.
  private var isMenuWanted = false
  /// The widget of the content that has the keyboard focus, or had it before a header bar.
  private var contentFocus: WeakWidget?

  /// How near to the top edge the pointer must come, in pixels.
  private static let edge = 3.0
  /// How long the pointer must be outside of the window, in milliseconds. GTK also reports that it leaves when it moves
  /// from the content to the bar.
  private static let leaveTime = 250

  /// A bar for a window that has a header bar; `makeHeader` makes another one with the same content, and with a button in
  /// its corner.
  init(
    in window: Window, above content: some Widget, insteadOf detachedHeader: any Header,
    makeHeader: @escaping (_ corner: Button) -> any Header
  ) {
    self.window = window
    self.detachedHeader = detachedHeader
    self.makeHeader = makeHeader
    root = Overlay(content)
    window.onStateChanged { [weak self] in self?.stateChanged() }
    window.onFocusChanged { [weak self] in self?.focusChanged() }
  }

  /// Whether the bar is shown.
  package var isShown: Bool { bar?.revealer.isRevealed == true }

  private func stateChanged() {
    guard window.isFullScreen || bar != nil else { return }
    let (header, revealer) = bar ?? makeBar()
    bar = (header, revealer)
    detachedHeader.bar.setAccessibleHidden(window.isFullScreen)
    // Where full screen was chosen in the menu, GTK hides the menu's button, which has the focus.
    returnFocus()
    if !window.isFullScreen { isMenuWanted = false }
    revealer.isVisible = window.isFullScreen
    update()
  }

  private func makeBar() -> (any Header, Revealer) {
    let leaveButton = Button(icon: "view-restore-symbolic").named("leaveFullScreenButton")
    leaveButton.accessible(tr("Leave Full Screen")).tooltip = tr("Leave Full Screen")
    leaveButton.focusesOnClick = false
    leaveButton.onClicked { [window] in window.leaveFullScreen() }
    let header = makeHeader(leaveButton)
    header.bar.setShowsWindowButtons(false)
    // Themes style a header bar by this class, which GTK gives to the one in a window's title bar.
    let revealer = Revealer(header.bar.named("fullScreenBar").styled("titlebar")).styled("full-screen-bar")
    root.add(revealer.aligned(.fill, .start))
    window.onPointerMoved { [weak self] in self?.pointerMoved(to: $0) }
    // GTK leaves the focus at the menu's button.
    header.menuButton?.onClosed { [weak self] in MainLoop.idle { [weak self] in self?.returnFocus() } }
    revealer.onFinished { [weak self] isRevealed in
      // The next frame gives it its place, and only then a menu can hang on it.
      guard isRevealed else { return }
      header.bar.onNextFrame { header.bar.onNextFrame { [weak self] in self?.barIsInPlace() } }
    }
    window.onMenuBarKey { [weak self] in self?.openMenu() ?? false }
    return (header, revealer)
  }

  private func pointerMoved(to place: Point?) {
    guard let bar else { return }
    leaving = nil
    guard let place else {
      leaving = MainLoop.after(milliseconds: Self.leaveTime) { [weak self] in
        self?.isPointedAt = false
        self?.update()
      }
      return
    }
    let reach = bar.revealer.isRevealed ? bar.header.bar.minimumHeight : Self.edge
    isPointedAt = place.y < reach
    update()
  }

  private func focusChanged() {
    if let focus = window.focus, !isFocusInHeader { contentFocus = WeakWidget(focus) }
    update()
  }

  private var isFocusInHeader: Bool {
    detachedHeader.bar.containsFocus || bar?.header.bar.containsFocus == true
  }

  /// Gives the keyboard focus back from a header bar to the content.
  private func returnFocus() {
    if isFocusInHeader { contentFocus?.widget?.grabFocusWithoutSelecting() }
  }

  /// Opens the menu of the bar, and first shows the bar where it is hidden.
  private func openMenu() -> Bool {
    guard window.isFullScreen, let bar, let menu = bar.header.menuButton, menu.isEffectivelySensitive else {
      return false
    }
    if bar.revealer.isRevealed {
      menu.popUp()
    } else {
      isMenuWanted = true
      update()
    }
    return true
  }

  private func barIsInPlace() {
    guard isMenuWanted else { return }
    if window.isFullScreen { bar?.header.menuButton?.popUp() }
    isMenuWanted = false
    update()
  }

  private func update() {
    guard let bar else { return }
    let isWanted = isPointedAt || isMenuWanted || bar.header.bar.containsFocus
    bar.revealer.isRevealed = window.isFullScreen && isWanted
  }
}
