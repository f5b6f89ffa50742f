import GtkKit

/// The middle of the games' header bar: the tabs as names or icons, or the title if the tabs are at the bottom edge.
final class HeaderTabs: CustomWidget {
  /// The place of the tabs: as names or icons in the header bar, or at the bottom edge.
  enum Place { case header, headerIcons, bottom }

  let named, icons: TabSwitcher
  private let title = Label(tr("Parlor")).styled("title")
  var place = Place.header {
    didSet { if place != oldValue { queueAllocate() } }
  }

  private static let minimumScale = 0.65

  init(_ tabs: [TabItem], _ tabChosen: Action<String>) {
    named = TabSwitcher(tabs, .named, tabChosen)
    icons = TabSwitcher(tabs, .icon, tabChosen)
    super.init()
    add(named.bar).add(icons.bar).add(title)
  }

  /// The minimum width of a header bar for tabs with names.
  var neededWidth: Double {
    // The statistics, the menu and the window's buttons.
    let buttonsWidth = 230.0
    return max(Double(Metrics.switcherMoves), named.bar.minimumWidth * Self.minimumScale + buttonsWidth)
  }

  /// Hides the invisible tabs from assistive technology.
  func setAccessiblePlace(_ place: Place) {
    named.bar.setAccessibleHidden(place != .header)
    icons.bar.setAccessibleHidden(place != .headerIcons)
  }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let tabs = named.bar.measured(orientation)
    return orientation == .horizontal ? SizeRequest(minimum: 0, natural: tabs.natural) : tabs
  }

  override func arrange(in area: Area) -> [Placement] {
    let shown =
      switch place {
      case .header: AnyWidget(named.bar)
      case .headerIcons: AnyWidget(icons.bar)
      case .bottom: AnyWidget(title)
      }
    return [shown.placedLine(in: area.rect, minimumScale: Self.minimumScale)]
  }
}
