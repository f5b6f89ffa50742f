import GtkKit

/// The header bar of the games, with the menu, and the tabs as names or icons. If the tabs are at the bottom edge, it shows
/// the title.
final class GamesHeader {
  /// The place of the tabs: as names or icons in the header bar, or at the bottom edge.
  enum TabPlace { case header, headerIcons, bottom }

  let header: Header
  let namedTabs: TabSwitcher
  let iconTabs: TabSwitcher
  private let slot: Container

  private static let minimumTabScale = 0.65

  /// A bar with tabs, and with a button in its corner. `place` returns the place of the tabs at a width of the bar.
  init(
    _ tabs: [TabItem], _ tabChosen: Action<String>, menu: PrimaryMenu, corner: Button?,
    place: @escaping (_ width: Double) -> TabPlace
  ) {
    namedTabs = TabSwitcher(tabs, .named, tabChosen)
    iconTabs = TabSwitcher(tabs, .icon, makesTabs: false, tabChosen)
    let title = Label(tr("Parlor")).styled("title")
    slot = Container(measure: { [namedTabs] orientation in
      let tabs = namedTabs.bar.measured(orientation)
      return orientation == .horizontal ? Extent(minimum: 0, natural: tabs.natural) : tabs
    })
    let buttons = menu.buttons()
    header = Header(
      title: slot.add(namedTabs.bar).add(iconTabs.bar).add(title), buttons: buttons, corner: corner)
    slot.arrange = { [namedTabs, iconTabs, bar = header.bar] area in
      let shown =
        switch place(Double(bar.width)) {
        case .header: AnyWidget(namedTabs.bar)
        case .headerIcons: AnyWidget(iconTabs.bar)
        case .bottom: AnyWidget(title)
        }
      return [shown.placedLine(in: area.rect, minimumScale: Self.minimumTabScale)]
    }
    controls = [AnyWidget(namedTabs.bar), AnyWidget(iconTabs.bar)] + buttons.all
  }

  var tabs: [TabSwitcher] { [namedTabs, iconTabs] }

  /// The controls that an alert disables.
  let controls: [AnyWidget]

  /// The minimum width for tabs with names.
  var neededWidth: Double {
    // The statistics, the menu and the window's buttons.
    let buttonsWidth = 230.0
    let tabsWidth = namedTabs.bar.minimumWidth * Self.minimumTabScale
    return max(Double(Metrics.switcherMoves), tabsWidth + buttonsWidth)
  }

  /// Hides the invisible tabs from assistive technology.
  func setAccessiblePlace(_ place: TabPlace) {
    namedTabs.bar.setAccessibleHidden(place != .header)
    iconTabs.bar.setAccessibleHidden(place != .headerIcons)
  }

  func queueAllocate() { slot.queueAllocate() }
}
