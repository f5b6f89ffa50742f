import GtkKit

/// The content of a window below its header bar.
///
/// In full screen, the content has the whole window. The bar appears above it when the pointer touches the top edge, and disappears
/// when the pointer has left it, no menu is open, and it does not contain the keyboard focus.
final class WindowContent: CustomWidget {
  private let window: Window
  private let theme: WindowTheme
  private let content: AnyWidget
  /// The part of the content that gives the window its minimum and natural size.
  private let measured: AnyWidget
  /// Called with the size of the window before each layout.
  var onResize: (_ size: Size) -> Void = { _ in }
  private let header: HeaderBar
  private let menuButton: MenuButton?
  private let leaveButton = Button(icon: "view-restore-symbolic").named("leaveFullScreenButton")
  /// The bar on a background: that of a theme may be translucent.
  private let bar: Box
  private var isFullScreen = false
  /// Whether the bar is visible in full screen.
  private var isRevealed = false
  /// Whether the pointer is at the top edge or in the visible bar.
  private var isPointedAt = false
  /// Whether the menu opens when the bar is laid out.
  private var opensMenu = false
  /// Hides the bar when the pointer has left the window.
  private var hideTimer: Token?
  /// The last widget of the content that had the keyboard focus.
  private var contentFocus: WeakWidget?

  /// The height of the top edge that reveals the bar, in pixels.
  private static let edge = 3.0
  /// The time after which the bar hides when the pointer leaves the window, in milliseconds. GTK also reports leaving when
  /// the pointer moves from the content to the bar.
  private static let leaveTime = 250

  /// Fills a window with content and a header bar, which has a title and the buttons of a menu, if there is one. A part of
  /// the content can give the window its size.
  init(
    of window: Window, _ content: some Widget, sizedBy part: AnyWidget? = nil, title: some Widget,
    buttons: PrimaryMenu.Buttons? = nil
  ) {
    self.window = window
    theme = WindowTheme(of: window)
    self.content = AnyWidget(content)
    measured = part ?? self.content
    header = HeaderBar(title: title)
    menuButton = buttons?.menu
    // GTK adds the class, by which themes style header bars, only to the title bar of a window.
    bar = Box(.vertical, [header.named("headerBar").styled("titlebar")])
    super.init()
    add(content).add(bar)
    leaveButton.labeledByTooltip(tr("Leave Full Screen"))
    leaveButton.focusesOnClick = false
    leaveButton.isVisible = false
    leaveButton.onClicked { window.leaveFullScreen() }
    header.addEnd(leaveButton)
    for button in buttons?.all ?? [] { header.addEnd(button) }
    window.setChildWithTitlebar(self)
    window.onStateChanged { [weak self] in self?.stateChanged() }
    window.onFocusChanged { [weak self] in self?.focusChanged() }
    window.onPointerMoved { [weak self] in self?.pointerMoved(to: $0) }
    window.onMenuBarKey { [weak self] in self?.openMenu() ?? false }
    // GTK leaves the focus at the menu button.
    menuButton?.onClosed { [weak self] in
      MainLoop.idle { self?.returnFocus() }
    }
  }

  private func stateChanged() {
    guard window.isFullScreen != isFullScreen else { return }
    isFullScreen = window.isFullScreen
    // If full screen was chosen in the menu, the menu button still has the focus.
    returnFocus()
    header.setShowsWindowButtons(!isFullScreen)
    leaveButton.isVisible = isFullScreen
    bar.setStyle("full-screen-bar", isFullScreen)
    (isRevealed, opensMenu, isPointedAt, hideTimer) = (false, false, false, nil)
    update()
    queueResize()
  }

  private func pointerMoved(to position: Point?) {
    guard isFullScreen else { return }
    hideTimer = nil
    guard let position else {
      hideTimer = MainLoop.after(milliseconds: Self.leaveTime) { [weak self] in
        self?.isPointedAt = false
        self?.update()
      }
      return
    }
    isPointedAt = position.y < (isRevealed ? bar.minimumHeight : Self.edge)
    update()
  }

  private func focusChanged() {
    if let focus = window.focus, !bar.containsFocus { contentFocus = WeakWidget(focus) }
    update()
  }

  /// Returns the keyboard focus from the header bar to the content.
  private func returnFocus() {
    if bar.containsFocus { contentFocus?.widget?.grabFocusWithoutSelecting() }
  }

  /// Shows the bar in full screen while it is needed.
  private func update() {
    let isNeeded = isFullScreen && (isPointedAt || opensMenu || bar.containsFocus)
    guard isNeeded != isRevealed else { return }
    isRevealed = isNeeded
    queueAllocate()
  }

  /// Shows the bar in full screen, and opens its menu as soon as it is laid out. Returns false if GTK can do it.
  private func openMenu() -> Bool {
    guard isFullScreen, let menuButton, menuButton.isEffectivelySensitive else { return false }
    opensMenu = true
    update()
    // A callback runs before the layout of its frame: the bar is laid out at the second one.
    onNextFrame { [weak self] in
      self?.onNextFrame { [weak self] in
        guard let self, opensMenu else { return }
        if menuButton.isEffectivelySensitive { menuButton.popUp() }
        opensMenu = false
        update()
      }
    }
    return true
  }

  // MARK: - Layout

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let (content, bar) = (measured.measured(orientation), bar.measured(orientation))
    guard !isFullScreen else { return content }
    return orientation == .vertical
      ? SizeRequest(minimum: bar.minimum + content.minimum, natural: bar.natural + content.natural)
      : SizeRequest(
        minimum: max(bar.minimum, content.minimum), natural: max(bar.natural, content.natural))
  }

  override func willArrange(in size: Size) { onResize(size) }

  override func arrange(in area: Area) -> [Placement] {
    var room = area.rect
    let height = Double(bar.measured(.vertical).natural)
    let place = isFullScreen ? Rect(0, 0, room.width, height) : room.cutTop(height)
    return [content.placed(in: room)] + (isFullScreen && !isRevealed ? [] : [bar.placed(in: place)])
  }
}

/// Sets the CSS classes "dark" and "contrast" of a window according to the desktop's theme.
private final class WindowTheme {
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
