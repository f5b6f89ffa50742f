import GtkKit

/// The header bar of the games, with the menu, and the tabs as names or icons. If the tabs are at the bottom edge, it shows
/// the title.
final class GamesHeader: Header {
  /// The place of the tabs: as names or icons in the header bar, or at the bottom edge.
  enum TabPlace { case header, headerIcons, bottom }

  let bar: HeaderBar
  let namedTabs: TabSwitcher
  let iconTabs: TabSwitcher
  let menuButton: MenuButton?
  private let slot: Container

  /// The minimum scale of the tabs.
  private static let minimumTabScale = 0.65

  /// A bar with tabs.
  ///
  /// - Parameters:
  ///   - corner: A button at the end of the bar.
  ///   - place: The place of the tabs at a width of the bar.
  init(
    _ tabs: [TabItem], menu: PrimaryMenu, corner: Button?, place: @escaping (_ width: Double) -> TabPlace
  ) {
    namedTabs = TabSwitcher(tabs, .named)
    iconTabs = TabSwitcher(tabs, .icon)
    let title = Label(tr("Parlor")).styled("title")
    slot = Container(measure: { [namedTabs] orientation in
      let tabs = namedTabs.bar.measured(orientation)
      return orientation == .horizontal ? Extent(minimum: 0, natural: tabs.natural) : tabs
    })
    bar = HeaderBar(title: slot.add(namedTabs.bar).add(iconTabs.bar).add(title))
    slot.arrange = { [namedTabs, iconTabs, bar] area in
      let shown =
        switch place(Double(bar.width)) {
        case .header: AnyWidget(namedTabs.bar)
        case .headerIcons: AnyWidget(iconTabs.bar)
        case .bottom: AnyWidget(title)
        }
      return [shown.placedLine(in: area.rect, minimumScale: Self.minimumTabScale)]
    }
    let menuButton = menu.button()
    self.menuButton = menuButton
    if let corner { bar.addEnd(corner) }
    bar.addEnd(menuButton)
    controls = [AnyWidget(namedTabs.bar), AnyWidget(iconTabs.bar), AnyWidget(menuButton)]
  }

  var tabs: [TabSwitcher] { [namedTabs, iconTabs] }

  /// The controls that an alert disables.
  let controls: [AnyWidget]

  /// The minimum width for tabs with names.
  var neededWidth: Double {
    // The menu and the window's buttons.
    let buttonsWidth = 190.0
    let tabsWidth = namedTabs.bar.minimumWidth * Self.minimumTabScale
    return max(Double(Metrics.switcherMoves), tabsWidth + buttonsWidth)
  }

  /// Hides the invisible tabs from assistive technology.
  func setAccessiblePlace(_ place: TabPlace) {
    namedTabs.bar.setAccessibleHidden(place != .header)
    iconTabs.bar.setAccessibleHidden(place != .headerIcons)
  }

  /// Schedules layout of the tabs.
  func queueAllocate() { slot.queueAllocate() }
}
