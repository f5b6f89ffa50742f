import GtkKit

/// The header bar of the games: their tabs by name or as icons, or the title where the tabs are at the bottom edge; and
/// the menu.
final class GamesHeader: Header {
  /// Where the tabs are: by name in the header bar, as icons there, or at the bottom edge.
  enum TabPlace { case header, headerIcons, bottom }

  let bar: HeaderBar
  let namedTabs: TabSwitcher
  let iconTabs: TabSwitcher
  let menuButton: MenuButton?
  private let title: Label
  private let slot = Container()

  /// How much smaller than usual the tabs may be drawn.
  private static let smallestTabs = 0.65

  /// A bar with tabs, and a button in its corner; `place` returns where the tabs are at a width of the bar.
  init(
    _ tabs: [TabItem], menu: PrimaryMenu, corner: Button?, place: @escaping (_ width: Double) -> TabPlace
  ) {
    namedTabs = TabSwitcher(tabs, .named)
    iconTabs = TabSwitcher(tabs, .icon)
    title = Label(tr("Parlor")).styled("title")
    let menuButton = menu.button()
    self.menuButton = menuButton
    bar = HeaderBar(title: slot.add(namedTabs.bar).add(iconTabs.bar).add(title))
    if let corner { bar.addEnd(corner) }
    bar.addEnd(menuButton)
    controls = [AnyWidget(namedTabs.bar), AnyWidget(iconTabs.bar), AnyWidget(menuButton)]
    slot.behavior = behavior(place)
  }

  var tabs: [TabSwitcher] { [namedTabs, iconTabs] }

  /// The controls that an alert disables.
  let controls: [AnyWidget]

  /// The least width at which the tabs have their names.
  var neededWidth: Double {
    // The menu and the window's own buttons.
    let besides = 190.0
    return max(Double(Metrics.switcherMoves), namedTabs.bar.minimumWidth * Self.smallestTabs + besides)
  }

  /// Hides the tabs that are not shown from assistive technology.
  func tell(_ place: TabPlace) {
    namedTabs.bar.setAccessibleHidden(place != .header)
    iconTabs.bar.setAccessibleHidden(place != .headerIcons)
  }

  /// Places the tabs again.
  func queueAllocate() { slot.queueAllocate() }

  private func behavior(_ place: @escaping (Double) -> TabPlace) -> Container.Behavior {
    var behavior = Container.Behavior()
    behavior.measure = { [namedTabs] orientation, _ in
      let tabs = namedTabs.bar.measured(orientation)
      return orientation == .horizontal ? Extent(minimum: 0, natural: tabs.natural) : tabs
    }
    behavior.arrange = { [namedTabs, iconTabs, title, bar] size in
      let current = place(Double(bar.width))
      let faces = [
        (AnyWidget(namedTabs.bar), TabPlace.header), (AnyWidget(iconTabs.bar), .headerIcons),
        (AnyWidget(title), .bottom),
      ]
      for (face, its) in faces {
        if its == current {
          face.placeLine(in: Rect(size), least: Self.smallestTabs)
        } else {
          face.isShown = false
        }
      }
    }
    return behavior
  }
}
