import GtkKit

/// The header bar of the games, with the menu, and the tabs as names or icons. If the tabs are at the bottom edge, it shows
/// the title.
final class GamesHeader {
  /// The place of the tabs: as names or icons in the header bar, or at the bottom edge.
  enum TabPlace { case header, headerIcons, bottom }

  let header: Header
  let namedTabs: TabSwitcher
  let iconTabs: TabSwitcher
  private let slot: TabSlot

  /// A bar with tabs, and with a button in its corner. `place` returns the place of the tabs at a width of the bar.
  init(
    _ tabs: [TabItem], _ tabChosen: Action<String>, menu: PrimaryMenu, corner: Button?,
    place: @escaping (_ width: Double) -> TabPlace
  ) {
    namedTabs = TabSwitcher(tabs, .named, tabChosen)
    iconTabs = TabSwitcher(tabs, .icon, makesTabs: false, tabChosen)
    let buttons = menu.buttons()
    slot = TabSlot(namedTabs.bar, iconTabs.bar)
    header = Header(title: slot, buttons: buttons, corner: corner)
    slot.place = { [bar = header.bar] in place(Double(bar.width)) }
    controls = [AnyWidget(namedTabs.bar), AnyWidget(iconTabs.bar)] + buttons.all
  }

  var tabs: [TabSwitcher] { [namedTabs, iconTabs] }

  /// The controls that an alert disables.
  let controls: [AnyWidget]

  /// The minimum width for tabs with names.
  var neededWidth: Double {
    // The statistics, the menu and the window's buttons.
    let buttonsWidth = 230.0
    let tabsWidth = namedTabs.bar.minimumWidth * TabSlot.minimumScale
    return max(Double(Metrics.switcherMoves), tabsWidth + buttonsWidth)
  }

  /// Hides the invisible tabs from assistive technology.
  func setAccessiblePlace(_ place: TabPlace) {
    namedTabs.bar.setAccessibleHidden(place != .header)
    iconTabs.bar.setAccessibleHidden(place != .headerIcons)
  }

  func queueAllocate() { slot.queueAllocate() }
}

/// The middle of the header bar: the tabs as names or icons, or the title.
private final class TabSlot: CustomWidget {
  private let named, icons: Box
  private let title = Label(tr("Parlor")).styled("title")
  /// The place of the tabs, for the width of the header bar.
  var place: () -> GamesHeader.TabPlace = { .header }

  static let minimumScale = 0.65

  init(_ named: Box, _ icons: Box) {
    (self.named, self.icons) = (named, icons)
    super.init()
    add(named).add(icons).add(title)
  }

  override func measure(_ orientation: Orientation, across: Int) -> Extent {
    let tabs = named.measured(orientation)
    return orientation == .horizontal ? Extent(minimum: 0, natural: tabs.natural) : tabs
  }

  override func arrange(in area: Area) -> [Placement] {
    let shown =
      switch place() {
      case .header: AnyWidget(named)
      case .headerIcons: AnyWidget(icons)
      case .bottom: AnyWidget(title)
      }
    return [shown.placedLine(in: area.rect, minimumScale: Self.minimumScale)]
  }
}
