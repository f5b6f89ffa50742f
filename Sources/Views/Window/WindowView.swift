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
  /// The tabs in the window's own header bar, and in that of full screen after it has been created.
  private var headerTabs: [HeaderTabs] = []
  private var bar: FullScreenBar?
  private let body: WindowBody
  private let frame: WindowFrame
  private let theme: WindowTheme

  package init(_ window: Window, tabs: [TabItem]) {
    self.window = window
    self.tabs = tabs
    theme = WindowTheme(of: window)
    bottomTabs = TabSwitcher(tabs, .stacked, tabChosen)
    primaryMenu = PrimaryMenu()
    pages = Dictionary(uniqueKeysWithValues: tabs.map { ($0.page, ScreenSlot()) })
    past = PastBar(below: stack)
    for tab in tabs {
      if let page = pages[tab.page] { stack.add(page, named: tab.page, title: tab.title) }
    }
    body = WindowBody(past, bottomTabs.bar.styled("bottom-bar"))
    undoNotice = UndoNotice(body)
    alerts = AlertPresenter(in: window, above: undoNotice)
    frame = WindowFrame(alerts.root, width: window.defaultSize.width, sideRoomChanged)
    frame.view = self
    window.onDestroyed { [weak alerts] in alerts?.close() }
    window.title = tr("Parlor")
    let header = makeHeader()
    window.setTitlebar(header.bar)
    let bar = FullScreenBar(in: window, above: frame, insteadOf: header) { [unowned self] corner in
      makeHeader(corner: corner)
    }
    self.bar = bar
    window.setChild(bar.root)
    window.onKey { [keyPressed] key in
      keyPressed.send(key)
      return false
    }
  }

  /// Makes the window's own header bar, or that of full screen, which has a button in its corner.
  private func makeHeader(corner: Button? = nil) -> Header {
    let (title, buttons) = (HeaderTabs(tabs, tabChosen), primaryMenu.buttons())
    let header = Header(title: title, buttons: buttons, corner: corner)
    title.place = { [weak self, bar = header.bar] in
      guard let self else { return .header }
      return self.shownTabPlace ?? self.tabPlace(inWidth: Double(bar.width))
    }
    headerTabs.append(title)
    for tabs in [title.named, title.icons] { tabs.mark(stack.shownPage) }
    if let tabPlace { title.setAccessiblePlace(tabPlace) }
    alerts.disable([AnyWidget(title.named.bar), AnyWidget(title.icons.bar)] + buttons.all)
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

  /// Whether the window is wide enough for a screen beside the games: until its first layout, in its default size.
  package var hasSideRoom: Bool { frame.hasSideRoom }

  /// Shows a screen beside the games while the window is wide enough; nil for none.
  package func showBeside(_ screen: WidgetRoot?) { frame.showBeside(screen) }

  // MARK: - The place of the tabs

  private var switchers: [TabSwitcher] { headerTabs.flatMap { [$0.named, $0.icons] } + [bottomTabs] }

  /// The place of the tabs; nil before the first layout.
  private var tabPlace: HeaderTabs.Place?
  /// The place at which the tabs are shown, which changes one frame later.
  private var shownTabPlace: HeaderTabs.Place? {
    didSet { body.showsTabs = shownTabPlace == .bottom }
  }

  /// The place of the tabs in a window of a width.
  ///
  /// Larger text does not move the tabs, but scales them down, to a limit. A low window has no space for a bar at the
  /// bottom edge.
  private func tabPlace(inWidth width: Double) -> HeaderTabs.Place {
    if width >= headerTabs[0].neededWidth { return .header }
    return width > Double(window.height) ? .headerIcons : .bottom
  }

  /// Moves the tabs to their place in a window of a width.
  ///
  /// The header bar is laid out before the body, and only if its size changes, so both move the tabs in the next frame.
  fileprivate func moveTabs(width: Double) {
    let place = tabPlace(inWidth: width)
    guard place != tabPlace else { return }
    let isFirst = tabPlace == nil
    tabPlace = place
    for tabs in headerTabs { tabs.setAccessiblePlace(place) }
    bottomTabs.bar.setAccessibleHidden(place != .bottom)
    if isFirst {
      shownTabPlace = place
      return
    }
    body.onNextFrame { [weak self] in
      guard let self else { return }
      self.shownTabPlace = self.tabPlace
      for tabs in self.headerTabs { tabs.queueAllocate() }
      self.body.queueAllocate()
    }
  }
}

/// The games with alerts above, and beside them another screen, which alerts do not cover, behind a divider.
private final class WindowFrame: CustomWidget {
  private let games: Overlay
  private let panes: Paned
  private let sideRoomChanged: Action<Bool>
  private(set) var hasSideRoom: Bool
  /// The part of the width that the games have beside another screen, if the user has moved the divider.
  private var gamesPart: Double?
  /// The width of the frame and the place that the divider was given in it; nil without another screen.
  private var placed: (width: Double, position: Int)?
  private var hasSide = false
  weak var view: WindowView?

  /// The minimum width of a window that shows a screen beside the games.
  private static let minimumSideWidth = 820.0

  /// A frame that probably has a width at first.
  init(_ games: Overlay, width: Double, _ sideRoomChanged: Action<Bool>) {
    (self.games, self.sideRoomChanged) = (games, sideRoomChanged)
    panes = Paned(games)
    hasSideRoom = width >= Self.minimumSideWidth
    super.init()
    add(panes)
  }

  func showBeside(_ screen: WidgetRoot?) {
    noteMove()
    panes.showBeside(screen.map { AnyWidget($0) })
    (hasSide, placed) = (screen != nil, nil)
    queueResize()
  }

  private func noteMove() {
    guard let placed, panes.position != placed.position else { return }
    gamesPart = Double(panes.position) / placed.width
  }

  /// Gives the divider its place in a width. In a wide window, the other screen has more room than the games: it is read from afar.
  private func placeDivider(in width: Double) {
    noteMove()
    guard placed?.width != width else { return }
    let usual = width - max(400, min(width * 0.6, width - 500))
    panes.position = Int((gamesPart.map { $0 * width } ?? usual).rounded())
    placed = (width, panes.position)
  }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    games.measured(orientation)
  }

  override func willArrange(in size: Size) {
    view?.moveTabs(width: size.width)
    if hasSide { placeDivider(in: size.width) }
    let fits = size.width >= Self.minimumSideWidth
    guard fits != hasSideRoom else { return }
    hasSideRoom = fits
    // Not during layout.
    onNextFrame { [self] in sideRoomChanged.send(hasSideRoom) }
  }

  override func arrange(in area: Area) -> [Placement] { [panes.placed(in: area.rect)] }
}

/// The games, and below them the tabs of a narrow, high window.
private final class WindowBody: CustomWidget {
  private let games: PastBar
  private let tabs: Box
  var showsTabs = false

  init(_ games: PastBar, _ tabs: Box) {
    (self.games, self.tabs) = (games, tabs)
    super.init()
    add(games).add(tabs)
  }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    games.measured(orientation)
  }

  override func arrange(in area: Area) -> [Placement] {
    guard showsTabs else { return [games.placed(in: area.rect)] }
    let scale = min(1, area.size.width / tabs.minimumWidth)
    let height = tabs.naturalHeight(forWidth: area.size.width / scale) * scale
    var room = area.rect
    let bottom = room.cutBottom(height)
    return [tabs.placed(in: bottom, scale: scale), games.placed(in: room)]
  }
}
