import GtkKit

/// The window of the games, with a tab for each game, and alerts.
///
/// The tabs are in the header bar, or at the bottom edge of a narrow, high window.
package final class WindowView {
  package let window: Window
  package let tabChosen = Action<String>("tabChosen")
  package let keyPressed = Action<Key>("keyPressed")
  /// Sent when the window has become wide enough for a screen beside the games, or too narrow.
  package let sideRoomChanged = Action<Bool>("sideRoomChanged")
  package let alerts: AlertPresenter
  /// Whether the window is wide enough for a screen beside the games: until its first layout, in its default size.
  package private(set) var hasSideRoom: Bool
  package let gameArea: GameArea
  /// The primary menu, which the other windows share.
  package let primaryMenu: PrimaryMenu
  package var alert: AlertView? { alerts.alert }

  private let stack: Stack
  private let bottomTabs: TabSwitcher
  private let headerTabs: HeaderTabs
  /// The games, and beside them another screen, which alerts do not cover, behind a divider.
  private let panes: Paned
  /// The place that the divider was given in a width of the window, and the part of it that the games have if the user has moved it.
  private var divider = (width: 0.0, position: 0)
  private var gamesPart: Double?
  /// The minimum width of a window that shows a screen beside the games.
  private static let sideWidth = 820.0
  private let content: WindowContent
  private let buttons: PrimaryMenu.Buttons
  /// The width from which the best result has room in the header bar.
  private static let bestWidth = 1100.0
  private var hasBestRoom = false
  private var isOpen = true

  package init(_ window: Window, tabs: [TabItem]) {
    self.window = window
    headerTabs = HeaderTabs(tabs, tabChosen)
    bottomTabs = TabSwitcher(tabs, .stacked, tabChosen)
    primaryMenu = PrimaryMenu()
    stack = Stack(tabs.map { ($0.page, $0.title) })
    gameArea = GameArea(of: stack, tabs: bottomTabs.bar.styled("bottom-bar"))
    buttons = primaryMenu.buttons()
    alerts = AlertPresenter(
      in: window, above: gameArea,
      disabling: [AnyWidget(headerTabs.named.bar), AnyWidget(headerTabs.icons.bar)] + buttons.all)
    panes = Paned(alerts.root)
    content = WindowContent(
      of: window, panes, sizedBy: AnyWidget(alerts.root), title: headerTabs, buttons: buttons)
    hasSideRoom = window.defaultSize.width >= Self.sideWidth
    content.onResize = { [weak self] in self?.resized(to: $0) }
    window.onDestroyed { [weak self] in
      self?.isOpen = false
      self?.alerts.close()
    }
    window.title = tr("Parlor")
    window.onKey { [keyPressed] key in
      keyPressed.send(key)
      return false
    }
  }

  /// Shows a screen on the page of a tab.
  package func fill(_ page: String, with screen: WidgetRoot) { stack[page]?.show(screen) }

  /// Empties a page until it is filled again.
  package func clear(page: String) { stack[page]?.show(nil) }

  package func isFilled(_ page: String) -> Bool { stack[page]?.isFilled == true }

  package func show(page: String) {
    stack.show(page)
    for tabs in switchers { tabs.mark(page) }
  }

  /// Shows a screen beside the games while the window is wide enough; nil for none.
  package func showBeside(_ screen: WidgetRoot?) {
    panes.showBeside(screen.map { AnyWidget($0) })
    divider.width = 0
    panes.queueResize()
  }

  /// Shows the best result of the player in the game in front, where there is room; nil for none.
  package func showBest(_ text: String?) {
    guard isOpen else { return }
    buttons.best.text = text ?? ""
    let name = tr("Statistics (Ctrl+I)")
    buttons.statistics.labeledByTooltip([name, text].compactMap(\.self).joined(separator: ", "))
  }

  private func resized(to size: Size) {
    moveTabs(width: size.width)
    if (size.width >= Self.bestWidth) != hasBestRoom {
      hasBestRoom.toggle()
      // Not during layout.
      content.onNextFrame { [self] in buttons.best.isVisible = hasBestRoom }
    }
    let fits = size.width >= Self.sideWidth
    if fits, divider.width != size.width {
      if divider.width > 0, panes.position != divider.position {
        gamesPart = Double(panes.position) / divider.width
      }
      // The other screen has more room than the games: it is read from afar.
      let usual = size.width - max(400, min(size.width * 0.6, size.width - 400))
      panes.position = Int(gamesPart.map { $0 * size.width } ?? usual)
      divider = (size.width, panes.position)
      // Layout may give it another place.
      content.onNextFrame { [self] in divider.position = panes.position }
    }
    guard fits != hasSideRoom else { return }
    hasSideRoom = fits
    // Not during layout.
    content.onNextFrame { [self] in sideRoomChanged.send(hasSideRoom) }
  }

  // MARK: - The place of the tabs

  private var switchers: [TabSwitcher] { [headerTabs.named, headerTabs.icons, bottomTabs] }

  /// The place of the tabs, at which they are shown one frame later; nil before the first layout.
  private var tabPlace: HeaderTabs.Place?

  /// The place of the tabs in a window of a width.
  ///
  /// Larger text does not move the tabs, but scales them down, to a limit. A low window has no space for a bar at the
  /// bottom edge.
  private func tabPlace(inWidth width: Double) -> HeaderTabs.Place {
    if width >= headerTabs.neededWidth { return .header }
    return width > Double(window.height) ? .headerIcons : .bottom
  }

  /// Moves the tabs to their place in a window of a width.
  ///
  /// The tabs in the header bar may keep their size, so that they would not be laid out again in this frame.
  private func moveTabs(width: Double) {
    let place = tabPlace(inWidth: width)
    guard place != tabPlace else { return }
    let isFirst = tabPlace == nil
    tabPlace = place
    headerTabs.setAccessiblePlace(place)
    bottomTabs.bar.setAccessibleHidden(place != .bottom)
    if isFirst { return showTabs() }
    gameArea.onNextFrame { [weak self] in self?.showTabs() }
  }

  private func showTabs() {
    guard let tabPlace else { return }
    headerTabs.place = tabPlace
    gameArea.showsTabs = tabPlace == .bottom
  }
}
