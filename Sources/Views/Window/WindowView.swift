import GtkKit

/// The window: tabs in the header bar, or at the bottom edge where it is narrow and high; pages; alerts above.
package final class WindowView {
  package let window: Window
  package let tabChosen = Action<String>("tabChosen")
  package let keyPressed = Request<Key>("keyPressed")
  /// The window has become wide enough for a screen beside the games, or is no longer.
  package let sideRoomChanged = Action<Bool>("sideRoomChanged")
  package let alerts: AlertLayer
  /// The menu of this window, for those beside it.
  package let primaryMenu = PrimaryMenu()
  /// The alert in front, while there is one.
  package var alert: AlertView? { alerts.alert }

  private let stack = Stack()
  private let pages: [String: ScreenSlot]
  private let headerTabs: TabSwitcher
  private let iconTabs: TabSwitcher
  private let bottomTabs: TabSwitcher
  private let titleLabel: Label
  private let headerSlot: Container
  private let body: Container
  /// The games and, above them, an alert; beside them another screen, which an alert does not cover.
  private let frame = Container()
  /// What is shown beside the games.
  private var side: WidgetRoot?
  private let theme: WindowTheme

  package init(_ window: Window, tabs: [Tab]) {
    self.window = window
    theme = WindowTheme(of: window)
    headerTabs = TabSwitcher(tabs, .named)
    iconTabs = TabSwitcher(tabs, .icon)
    bottomTabs = TabSwitcher(tabs, .stacked)
    titleLabel = Label(tr("Parlor")).styled("title")
    let menuButton = primaryMenu.button()

    headerSlot = Container()
    let header = HeaderBar(title: headerSlot.add(headerTabs.bar).add(iconTabs.bar).add(titleLabel))
    header.addEnd(menuButton)
    pages = Dictionary(uniqueKeysWithValues: tabs.map { ($0.page, ScreenSlot()) })
    body = Container()
    for tab in tabs {
      if let page = pages[tab.page] { stack.add(page, named: tab.page) }
    }
    body.add(stack).add(bottomTabs.bar.styled("bottom-bar"))
    alerts = AlertLayer(
      in: window, above: body,
      disabling: [AnyWidget(headerTabs.bar), AnyWidget(iconTabs.bar), AnyWidget(menuButton)])
    window.title = tr("Parlor")
    window.setTitlebar(header)
    frame.add(alerts.root)
    window.setChild(frame)
    frame.behavior = frameBehavior()
    headerSlot.behavior = headerBehavior(header)
    body.behavior = bodyBehavior()
    window.onKey { [keyPressed] key in keyPressed.send(key) ?? false }
    for tabs in switchers {
      tabs.chosen.connect(to: self) { $0.tabChosen.send($1) }
    }
  }

  /// Shows a screen on the page of a tab, in place of what it shows.
  ///
  /// The pages are there from the start: GTK does not tell assistive technology of one that comes to a stack later.
  package func fill(_ page: String, with screen: WidgetRoot) { pages[page]?.show(screen) }

  /// Whether a page has its screen.
  package func isFilled(_ page: String) -> Bool { pages[page]?.isFilled == true }

  /// Shows a page and marks its tab.
  package func show(page: String) {
    stack.show(page, .crossfade)
    for tabs in switchers { tabs.mark(page) }
  }

  // MARK: - Beside the games

  /// The width from which on a screen has room beside the games.
  private static let sideNeeds = 820.0

  /// Whether a screen has room beside the games.
  package private(set) var hasSideRoom = false

  /// Shows a screen beside the games while the window is wide, or none.
  package func showBeside(_ screen: WidgetRoot?) {
    if let side { frame.remove(side) }
    side = screen
    if let screen { frame.add(screen) }
    frame.queueResize()
  }

  /// Cuts the room for the screen beside the games off a body's.
  private func placeSide(in room: inout Rect) {
    let fits = room.width >= Self.sideNeeds
    if fits != hasSideRoom {
      hasSideRoom = fits
      // Not now, in the middle of a layout.
      frame.onNextFrame { [weak self] in
        guard let self else { return }
        self.sideRoomChanged.send(self.hasSideRoom)
      }
    }
    guard let side else { return }
    guard fits else {
      side.isShown = false
      return
    }
    side.place(in: room.cutRight(max(400, room.width * 0.45)))
  }

  // MARK: - Layout

  private var switchers: [TabSwitcher] { [headerTabs, iconTabs, bottomTabs] }

  /// Where the tabs are: by name in the header bar, as icons there, or at the bottom edge.
  private enum TabPlace { case header, headerIcons, bottom }

  /// How much smaller than usual the tabs in the header bar may be drawn.
  private static let smallestTabs = 0.65

  /// Where the tabs are, once the window has a size.
  private var tabPlace: TabPlace?
  /// Where they are shown: that changes one frame later.
  private var shownTabPlace: TabPlace?

  /// Where the tabs of a window of a size belong.
  ///
  /// Larger text does not move them: they are drawn smaller, to a point, where it would not fit. A low window has no
  /// height to give away for a bar at the bottom.
  private func suitingPlace(width: Double) -> TabPlace {
    // The menu and the window's own buttons.
    let besides = 190.0
    let needed = headerTabs.bar.minimumWidth * Self.smallestTabs + besides
    if width >= max(Double(Metrics.switcherMoves), needed) { return .header }
    return width > Double(window.height) ? .headerIcons : .bottom
  }

  /// Moves the tabs to where they belong in a window of a width.
  ///
  /// The header bar is laid out before the body, and not at all where its own size stays: so both move the tabs in the
  /// frame after.
  private func moveTabs(width: Double) {
    let suiting = suitingPlace(width: width)
    guard suiting != tabPlace else { return }
    let isFirst = tabPlace == nil
    tabPlace = suiting
    for (tabs, place) in [(headerTabs, TabPlace.header), (iconTabs, .headerIcons), (bottomTabs, .bottom)] {
      tabs.bar.setAccessibleHidden(place != suiting)
    }
    guard !isFirst else {
      shownTabPlace = suiting
      return
    }
    body.onNextFrame { [weak self] in
      guard let self else { return }
      self.shownTabPlace = self.tabPlace
      self.headerSlot.queueAllocate()
      self.body.queueAllocate()
    }
  }

  private func headerBehavior(_ header: HeaderBar) -> Container.Behavior {
    var behavior = Container.Behavior()
    behavior.measure = { [weak self] orientation, across in
      guard let self else { return Extent(0) }
      let tabs = self.headerTabs.bar.measured(orientation)
      return orientation == .horizontal ? Extent(minimum: 0, natural: tabs.natural) : tabs
    }
    behavior.arrange = { [weak self] size in
      guard let self else { return }
      let place = self.shownTabPlace ?? self.suitingPlace(width: Double(header.width))
      let faces = [
        (AnyWidget(self.headerTabs.bar), TabPlace.header), (AnyWidget(self.iconTabs.bar), .headerIcons),
        (AnyWidget(self.titleLabel), .bottom),
      ]
      for (face, its) in faces {
        if its == place {
          face.placeLine(in: Rect(size), least: Self.smallestTabs)
        } else {
          face.isShown = false
        }
      }
    }
    return behavior
  }

  private func frameBehavior() -> Container.Behavior {
    var behavior = Container.Behavior()
    behavior.measure = { [weak self] orientation, across in
      self?.alerts.root.measured(orientation, across: across) ?? Extent(0)
    }
    behavior.arrange = { [weak self] size in
      guard let self else { return }
      self.moveTabs(width: size.width)
      var room = Rect(size)
      self.placeSide(in: &room)
      self.alerts.root.place(in: room)
    }
    return behavior
  }

  private func bodyBehavior() -> Container.Behavior {
    var behavior = Container.Behavior()
    behavior.measure = { [weak self] orientation, _ in self?.stack.measured(orientation) ?? Extent(0) }
    behavior.arrange = { [weak self] size in
      guard let self else { return }
      var room = Rect(size)
      let bar = self.bottomTabs.bar
      if self.shownTabPlace == .bottom {
        let scale = min(1, size.width / bar.minimumWidth)
        bar.place(in: room.cutBottom(bar.naturalHeight(forWidth: size.width / scale) * scale), scale: scale)
      } else {
        bar.isShown = false
      }
      self.stack.place(in: room)
    }
    return behavior
  }
}
