import GtkKit

/// The header bar of a window in full screen, in which GTK hides the window's own header bar.
///
/// It appears above the content when the pointer touches the top edge. It disappears when the pointer has left it, no menu
/// is open, and it does not contain the keyboard focus.
package final class FullScreenBar {
  /// The window's content, with the bar above it.
  let root: Overlay
  private let window: Window
  private let windowHeader: Header
  private let makeHeader: (_ corner: Button) -> Header
  /// The bar, which is created when the window first enters full screen.
  private var bar: (header: Header, revealer: Revealer)?
  /// Whether the pointer is at the top edge or in the visible bar.
  private var isPointedAt = false
  /// Hides the bar when the pointer has left the window.
  private var hideTimer: MainLoop.Timer?
  /// Whether the menu opens when the bar is revealed and laid out, so that the menu has its place.
  private var opensMenu = false
  /// The last widget of the content that had the keyboard focus.
  private var contentFocus: WeakWidget?

  /// The height of the top edge that reveals the bar, in pixels.
  private static let edge = 3.0
  /// The time after which the bar hides when the pointer leaves the window, in milliseconds. GTK also reports leaving when
  /// the pointer moves from the content to the bar.
  private static let leaveTime = 250

  /// Adds a full-screen bar to a window. `makeHeader` makes a header bar with the same content as the window's own, and
  /// with a button in its corner.
  init(
    in window: Window, above content: some Widget, insteadOf windowHeader: Header,
    makeHeader: @escaping (_ corner: Button) -> Header
  ) {
    self.window = window
    self.windowHeader = windowHeader
    self.makeHeader = makeHeader
    root = Overlay(content)
    window.onStateChanged { [weak self] in self?.stateChanged() }
    window.onFocusChanged { [weak self] in self?.focusChanged() }
  }

  private func stateChanged() {
    guard window.isFullScreen || bar != nil else { return }
    let (header, revealer) = bar ?? makeBar()
    bar = (header, revealer)
    windowHeader.bar.setAccessibleHidden(window.isFullScreen)
    // If full screen was chosen in the menu, the hidden menu button still has the focus.
    returnFocus()
    if !window.isFullScreen { opensMenu = false }
    revealer.isVisible = window.isFullScreen
    update()
  }

  private func makeBar() -> (Header, Revealer) {
    let leaveButton = Button(icon: "view-restore-symbolic").named("leaveFullScreenButton")
    leaveButton.labeledByTooltip(tr("Leave Full Screen"))
    leaveButton.focusesOnClick = false
    leaveButton.onClicked { [window] in window.leaveFullScreen() }
    let header = makeHeader(leaveButton)
    header.bar.setShowsWindowButtons(false)
    // GTK adds this class, by which themes style header bars, only to the bar in a window's title bar.
    let revealer = Revealer(header.bar.named("fullScreenBar").styled("titlebar")).styled("full-screen-bar")
    root.add(revealer.aligned(.fill, .start))
    window.onPointerMoved { [weak self] in self?.pointerMoved(to: $0) }
    // GTK leaves the focus at the menu button.
    header.menuButton?.onClosed { [weak self] in MainLoop.idle { [weak self] in self?.returnFocus() } }
    revealer.onFinished { [weak self] _ in self?.popUpMenu() }
    window.onMenuBarKey { [weak self] in self?.openMenu() ?? false }
    return (header, revealer)
  }

  private func pointerMoved(to position: Point?) {
    guard let bar else { return }
    hideTimer = nil
    guard let position else {
      hideTimer = MainLoop.after(milliseconds: Self.leaveTime) { [weak self] in
        self?.isPointedAt = false
        self?.update()
      }
      return
    }
    let height = bar.revealer.isRevealed ? bar.header.bar.minimumHeight : Self.edge
    isPointedAt = position.y < height
    update()
  }

  private func focusChanged() {
    if let focus = window.focus, !isFocusInHeader { contentFocus = WeakWidget(focus) }
    update()
  }

  private var isFocusInHeader: Bool {
    windowHeader.bar.containsFocus || bar?.header.bar.containsFocus == true
  }

  /// Returns the keyboard focus from a header bar to the content.
  private func returnFocus() {
    if isFocusInHeader { contentFocus?.widget?.grabFocusWithoutSelecting() }
  }

  /// Opens the menu of the bar, as soon as the bar is laid out.
  private func openMenu() -> Bool {
    guard window.isFullScreen, let menu = bar?.header.menuButton, menu.isEffectivelySensitive else {
      return false
    }
    opensMenu = true
    update()
    popUpMenu()
    return true
  }

  private func popUpMenu() {
    guard opensMenu, let bar, bar.revealer.isRevealed, bar.revealer.hasFinished else { return }
    // A callback runs before the layout of its frame: the bar is laid out at the second one.
    bar.header.bar.onNextFrame {
      bar.header.bar.onNextFrame { [weak self] in
        guard let self, opensMenu, bar.revealer.isRevealed else { return }
        if let menu = bar.header.menuButton, menu.isEffectivelySensitive { menu.popUp() }
        opensMenu = false
        update()
      }
    }
  }

  private func update() {
    guard let bar else { return }
    let isNeeded = isPointedAt || opensMenu || bar.header.bar.containsFocus
    bar.revealer.isRevealed = window.isFullScreen && isNeeded
  }
}
