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
  /// The bar below the games while a past state is shown.
  package let past: PastBar
  /// What has just replaced the game in front.
  package let undoNotice: UndoNotice
  /// The primary menu, which the other windows share.
  package let primaryMenu: PrimaryMenu
  /// The open alert; nil if there is none.
  package var alert: AlertView? { alerts.alert }

  private let stack = Stack()
  private let pages: [String: ScreenSlot]
  private let tabs: [TabItem]
  private let bottomTabs: TabSwitcher
  /// The window's own header bar, and that of full screen after it has been created.
  private var headers: [GamesHeader] = []
  private var bar: FullScreenBar?
  private let body: Container
  /// The games with alerts above, and beside them another screen, which alerts do not cover.
  private let frame = Container()
  private var side: WidgetRoot?
  private let theme: WindowTheme

  package init(_ window: Window, tabs: [TabItem]) {
    self.window = window
    self.tabs = tabs
    hasSideRoom = window.defaultSize.width >= Self.minimumSideWidth
    theme = WindowTheme(of: window)
    bottomTabs = TabSwitcher(tabs, .stacked, makesTabs: false, tabChosen)
    primaryMenu = PrimaryMenu()
    pages = Dictionary(uniqueKeysWithValues: tabs.map { ($0.page, ScreenSlot()) })
    body = Container()
    past = PastBar(below: stack)
    for tab in tabs {
      if let page = pages[tab.page] { stack.add(page, named: tab.page, title: tab.title) }
    }
    body.add(past.frame).add(bottomTabs.bar.styled("bottom-bar"))
    undoNotice = UndoNotice(above: body)
    alerts = AlertPresenter(in: window, above: undoNotice.frame)
    window.onDestroyed { [weak alerts] in alerts?.close() }
    window.title = tr("Parlor")
    let header = makeHeader().header
    window.setTitlebar(header.bar)
    frame.add(alerts.root)
    let bar = FullScreenBar(in: window, above: frame, insteadOf: header) { [unowned self] corner in
      makeHeader(corner: corner).header
    }
    self.bar = bar
    window.setChild(bar.root)
    setLayout()
    // A narrow window needs its tabs in the first frame. To find out which ones, the header bar would have to be measured,
    // which takes longer than making all of them.
    if window.defaultSize.width < Self.wideWidth { for tabs in switchers { tabs.make() } }
    window.onKey { [keyPressed] key in
      keyPressed.send(key)
      return false
    }
  }

  /// Makes the window's own header bar, or that of full screen, which has a button in its corner.
  private func makeHeader(corner: Button? = nil) -> GamesHeader {
    let header = GamesHeader(tabs, tabChosen, menu: primaryMenu, corner: corner) { [weak self] width in
      guard let self else { return .header }
      return self.shownTabPlace ?? self.suitingPlace(width: width)
    }
    headers.append(header)
    for tabs in header.tabs { tabs.mark(stack.shownPage) }
    if let tabPlace {
      header.setAccessiblePlace(tabPlace)
      makeTabs(at: tabPlace)
    }
    alerts.disable(header.controls)
    return header
  }

  /// Shows a screen on the page of a tab.
  ///
  /// All pages exist from the start: GTK does not report pages that are added later to assistive technology.
  package func fill(_ page: String, with screen: WidgetRoot) { pages[page]?.show(screen) }

  /// Empties a page until it is filled again.
  package func clear(page: String) { pages[page]?.show(nil) }

  /// Whether a page shows a screen.
  package func isFilled(_ page: String) -> Bool { pages[page]?.isFilled == true }

  /// Shows a page and marks its tab.
  package func show(page: String) {
    stack.show(page)
    for tabs in switchers { tabs.mark(page) }
  }

  /// Highlights a tab for a moment.
  package func highlight(tab page: String) {
    for tabs in switchers { tabs.highlight(page) }
  }

  // MARK: - Beside the games

  /// The minimum width of a window that shows a screen beside the games.
  private static let minimumSideWidth = 820.0

  /// The width of the screen beside the games. In a wide window, it has more room than the games: it is read from afar.
  private static func sideWidth(in width: Double) -> Double {
    max(400, min(width * 0.6, width - 500)).rounded()
  }

  /// Whether the window is wide enough for a screen beside the games: until its first layout, in its default size.
  package private(set) var hasSideRoom: Bool

  /// Shows a screen beside the games while the window is wide enough; nil for none.
  package func showBeside(_ screen: WidgetRoot?) {
    if let side { frame.remove(side) }
    side = screen
    if let screen { frame.add(screen) }
    frame.queueResize()
  }

  private func updateSideRoom(width: Double) {
    let fits = width >= Self.minimumSideWidth
    guard fits != hasSideRoom else { return }
    hasSideRoom = fits
    // Not during layout.
    frame.onNextFrame { [weak self] in
      guard let self else { return }
      self.sideRoomChanged.send(self.hasSideRoom)
    }
  }

  /// The games, and beside them the other screen.
  private func framePlacements(in size: Size) -> [Placement] {
    var room = Rect(size)
    guard let side, size.width >= Self.minimumSideWidth else { return [alerts.root.placed(in: room)] }
    let sideRect = room.cutRight(Self.sideWidth(in: room.width))
    return [side.placed(in: sideRect), alerts.root.placed(in: room)]
  }

  // MARK: - Layout

  private var switchers: [TabSwitcher] { headers.flatMap(\.tabs) + [bottomTabs] }

  /// The place of the tabs; nil before the first layout.
  private var tabPlace: GamesHeader.TabPlace?
  /// The place at which the tabs are shown, which changes one frame later.
  private var shownTabPlace: GamesHeader.TabPlace?

  /// A width in which the header bar has room for the names, with a margin for longer translations and larger texts.
  private static let wideWidth = 1.2 * Double(Metrics.switcherMoves)

  /// The place of the tabs in a window of a width.
  ///
  /// Larger text does not move the tabs, but scales them down, to a limit. A low window has no space for a bar at the
  /// bottom edge.
  private func suitingPlace(width: Double) -> GamesHeader.TabPlace {
    if width >= headers[0].neededWidth { return .header }
    return width > Double(window.height) ? .headerIcons : .bottom
  }

  /// Moves the tabs to their place in a window of a width.
  ///
  /// The header bar is laid out before the body, and only if its size changes, so both move the tabs in the next frame. The
  /// first frame has none only if the window is much narrower than its default size.
  private func moveTabs(width: Double) {
    let suiting = suitingPlace(width: width)
    guard suiting != tabPlace else { return }
    let isFirst = tabPlace == nil
    tabPlace = suiting
    for header in headers { header.setAccessiblePlace(suiting) }
    bottomTabs.bar.setAccessibleHidden(suiting != .bottom)
    if isFirst, hasTabs(at: suiting) {
      shownTabPlace = suiting
      return
    }
    body.onNextFrame { [weak self] in
      guard let self else { return }
      self.shownTabPlace = self.tabPlace
      if let place = self.tabPlace { self.makeTabs(at: place) }
      for header in self.headers { header.queueAllocate() }
      self.body.queueAllocate()
    }
  }

  private func switchers(at place: GamesHeader.TabPlace) -> [TabSwitcher] {
    switch place {
    case .header: headers.map(\.namedTabs)
    case .headerIcons: headers.map(\.iconTabs)
    case .bottom: [bottomTabs]
    }
  }

  private func hasTabs(at place: GamesHeader.TabPlace) -> Bool { switchers(at: place).allSatisfy(\.isMade) }

  /// Makes the tabs at a place the first time that they are shown there.
  private func makeTabs(at place: GamesHeader.TabPlace) {
    for tabs in switchers(at: place) { tabs.make() }
  }

  private func setLayout() {
    frame.measure = { [weak self] in self?.alerts.root.measured($0) ?? Extent(0) }
    frame.onAllocate = { [weak self] size in
      self?.moveTabs(width: size.width)
      self?.updateSideRoom(width: size.width)
    }
    frame.arrange = { [weak self] in self?.framePlacements(in: $0.size) ?? [] }
    body.measure = { [past] orientation in past.frame.measured(orientation) }
    body.arrange = { [weak self] area in
      guard let self else { return [] }
      let bar = self.bottomTabs.bar
      guard self.shownTabPlace == .bottom else { return [self.past.frame.placed(in: area.rect)] }
      let scale = min(1, area.size.width / bar.minimumWidth)
      let height = bar.naturalHeight(forWidth: area.size.width / scale) * scale
      var room = area.rect
      let bottom = room.cutBottom(height)
      return [bar.placed(in: bottom, scale: scale), self.past.frame.placed(in: room)]
    }
  }
}
