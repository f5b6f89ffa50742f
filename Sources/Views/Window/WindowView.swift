import GtkKit

/// The window: tabs in the header bar, or at the bottom edge where it is narrow, pages between, alerts above.
package final class WindowView {
  package let window: Window
  package let tabChosen = Action<String>("tabChosen")
  package let alertClosed = Action<Void>("alertClosed")
  /// The alert in front, while there is one.
  package private(set) var alert: AlertView?

  private let stack = Stack()
  private let pages: [String: Container]
  private let headerTabs: TabSwitcher
  private let bottomTabs: TabSwitcher
  private let titleLabel: Label
  private let menuButton: MenuButton
  private let body: Container
  private let layers: Overlay
  private var focusBeforeAlert: WidgetRoot?
  private var themeToken: Desktop.ThemeToken?

  package init(_ window: Window, tabs: [Tab]) {
    self.window = window
    headerTabs = TabSwitcher(tabs, stacked: false)
    bottomTabs = TabSwitcher(tabs, stacked: true)
    titleLabel = Label(tr("Parlor")).styled("title")
    let menu = PrimaryMenu.make()
    menuButton = MenuButton(icon: "open-menu-symbolic", menu: menu, isPrimary: true)
    menuButton.named("menuButton").accessible(tr("Main Menu")).tooltip = tr("Main Menu")

    let headerSlot = Container()
    let header = HeaderBar(title: headerSlot.add(headerTabs.bar).add(titleLabel))
    header.addEnd(menuButton)
    pages = Dictionary(uniqueKeysWithValues: tabs.map { ($0.page, Container()) })
    body = Container()
    for tab in tabs {
      if let page = pages[tab.page] { stack.add(page, named: tab.page) }
    }
    body.add(stack).add(bottomTabs.bar.styled("bottom-bar"))
    layers = Overlay(body)
    window.title = tr("Parlor")
    window.setTitlebar(header)
    window.setChild(layers)
    headerSlot.behavior = headerBehavior(headerSlot, header)
    body.behavior = bodyBehavior()
    followTheme()
    for tabs in [headerTabs, bottomTabs] {
      tabs.chosen.connect { [weak self] page in self?.tabChosen.send(page) }
    }
  }

  /// Fills the page of a tab with its screen.
  ///
  /// The pages are there from the start: GTK does not tell assistive technology of one that comes to a stack later.
  package func fill(_ page: String, with screen: WidgetRoot) {
    guard let container = pages[page] else { return }
    container.add(screen)
    var behavior = Container.Behavior()
    behavior.measure = { screen.measured($0, across: $1) }
    behavior.arrange = { screen.place(in: Rect($0)) }
    container.behavior = behavior
  }

  /// Whether a page has its screen.
  package func isFilled(_ page: String) -> Bool { pages[page]?.children.isEmpty == false }

  /// Shows a page and marks its tab.
  package func show(page: String) {
    stack.show(page, .crossfade)
    headerTabs.mark(page)
    bottomTabs.mark(page)
  }

  /// The style sheet has a dark form of each table, for themes whose text is light, and one of high contrast.
  private func followTheme() {
    showTheme()
    themeToken = Desktop.onThemeChanged { [weak self] in
      MainLoop.idle { [weak self] in self?.showTheme() }
    }
  }

  private func showTheme() {
    window.setStyle("dark", window.color.lightness > 0.5)
    window.setStyle("contrast", Desktop.prefersContrast)
  }

  // MARK: - Alerts

  /// Puts an alert in front: until it is closed, nothing else in the window answers.
  package func present(_ alert: Alert) {
    dismissAlert()
    let view = AlertView(alert)
    view.closed.connect { [weak self] in self?.alertClosed.send() }
    focusBeforeAlert = window.focus.map { WidgetRoot($0) }
    self.alert = view
    setBehindAlert(true)
    layers.add(view.root)
    view.alertButton.grabFocus()
    view.root.announce(alert.title + ". " + alert.message)
  }

  /// Takes the alert away and gives the focus back.
  package func dismissAlert() {
    guard let view = alert else { return }
    alert = nil
    // GTK is still busy with the click on the alert's button: the widgets go when it is done.
    view.root.isVisible = false
    MainLoop.idle { [weak self] in self?.layers.remove(view.root) }
    setBehindAlert(false)
    focusBeforeAlert?.grabFocus()
    focusBeforeAlert = nil
  }

  private func setBehindAlert(_ isBehind: Bool) {
    body.canTarget = !isBehind
    body.canFocus = !isBehind
    body.setAccessibleHidden(isBehind)
    for control in [AnyWidget(headerTabs.bar), AnyWidget(menuButton)] { control.isSensitive = !isBehind }
  }

  // MARK: - Layout

  /// How much smaller than usual the tabs in the header bar may be drawn.
  private static let smallestTabs = 0.65

  /// Header and body see the same width, and so agree on where the tabs are.
  ///
  /// Larger text does not move them: they are drawn smaller, to a point, where it would not fit.
  private func tabsFitHeader(_ width: Double) -> Bool {
    // The menu and the window's own buttons.
    let besides = 190.0
    return width
      >= max(Double(Metrics.switcherMoves), headerTabs.bar.minimumWidth * Self.smallestTabs + besides)
  }

  private func headerBehavior(_ slot: Container, _ header: HeaderBar) -> Container.Behavior {
    var behavior = Container.Behavior()
    behavior.measure = { [weak self] orientation, across in
      guard let self else { return Extent(0) }
      let tabs = self.headerTabs.bar.measured(orientation)
      return orientation == .horizontal ? Extent(minimum: 0, natural: tabs.natural) : tabs
    }
    behavior.arrange = { [weak self] size in
      guard let self else { return }
      let fits = self.tabsFitHeader(Double(header.width))
      self.headerTabs.bar.isShown = fits
      self.titleLabel.isShown = !fits
      guard fits else { return self.titleLabel.placeLine(in: Rect(size)) }
      self.headerTabs.bar.placeLine(in: Rect(size), least: Self.smallestTabs)
    }
    return behavior
  }

  private func bodyBehavior() -> Container.Behavior {
    var behavior = Container.Behavior()
    behavior.measure = { [weak self] orientation, across in
      guard let self else { return Extent(0) }
      let page = self.stack.measured(orientation)
      return Extent(minimum: page.minimum, natural: page.natural)
    }
    behavior.arrange = { [weak self] size in
      guard let self else { return }
      var room = Rect(size)
      let fits = self.tabsFitHeader(size.width)
      self.bottomTabs.bar.isShown = !fits
      if !fits {
        let bar = self.bottomTabs.bar
        let scale = min(1, size.width / bar.minimumWidth)
        bar.place(in: room.cutBottom(bar.naturalHeight(forWidth: size.width / scale) * scale), scale: scale)
      }
      self.stack.place(in: room)
    }
    return behavior
  }
}
