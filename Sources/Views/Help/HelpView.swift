import GtkKit

/// How to Play: a tab for each game, and below the tabs the rules of one game.
///
/// Unlike the screens of the games, it scrolls, and only the size of the text depends on the size of the screen.
package final class HelpView: Screen {
  package let root: WidgetRoot
  package let tabChosen = Action<String>("tabChosen")
  /// The keys scroll without a click.
  package var initialFocus: AnyWidget? { AnyWidget(scroller) }
  /// The scrolled window with the help.
  package let scroller: Scroller

  private let tabs: TabSwitcher
  private let page = HelpPageView()
  /// The tab of the game whose rules are shown.
  private var shown: String?

  package init(tabs: [TabItem]) {
    StyleSheet.use("help")
    self.tabs = TabSwitcher(tabs, .stacked, tabChosen)
    scroller = Scroller(page).named("rulesScroller")
    scroller.accessibleLabel(tr("Rules"))
    root = WidgetRoot(HelpSurface(scroller, below: self.tabs).named("helpScreen"))
  }

  /// Shows the rules of a tab's game. If only numbers change, the scroll position stays.
  package func show(_ help: HelpPage, of tab: String) {
    tabs.mark(tab)
    if tab != shown {
      // The color of headings and bars.
      if let shown { root.setStyle("of-\(shown)", false) }
      root.setStyle("of-\(tab)", true)
      page.showText(help)
      scroller.scrollToTop()
    }
    page.showTables(help)
    shown = tab
  }

  /// Marks the rule about a topic as the one that applies now; nil marks none.
  package func mark(_ topic: HelpTopic?) { page.mark(topic) }
}

/// The surface of a window with help, which scrolls below its tabs, if there are some.
final class HelpSurface: CustomWidget {
  /// The tabs and the line below them.
  private let header: (tabs: Box, line: CustomWidget)?
  private let scroller: Scroller

  init(_ scroller: Scroller, below tabs: TabSwitcher? = nil) {
    self.scroller = scroller
    header = tabs.map { ($0.bar, CustomWidget(role: .presentation).styled("line-below-tabs")) }
    super.init()
    styled("help")
    if let header { add(header.tabs).add(header.line) }
    add(scroller)
    scroller.scrolls(byKeysIn: self)
  }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let length = orientation == .horizontal ? \Size.width : \Size.height
    return SizeRequest(
      minimum: Int(Metrics.minimumScreen[keyPath: length]), natural: Int(Metrics.usualText[keyPath: length]))
  }

  /// The tabs at the top, and the rules below.
  ///
  /// Large text makes the tabs smaller instead of the window wider. They are wide enough for a finger, but not as wide as a
  /// large window.
  override func arrange(in area: Area) -> [Placement] {
    let scale = Metrics.textScale(in: area.size)
    var (room, placements) = (area.rect, [Placement]())
    if let (tabs, line) = header {
      let tabScale = min(scale, room.width / tabs.minimumWidth)
      let tabWidth = min(room.width, max(tabs.naturalWidth, Metrics.usualText.width * 0.75) * tabScale)
      let tabHeight = (tabs.naturalHeight(forWidth: tabWidth / tabScale) * tabScale).rounded(.up)
      let place = room.cutTop(tabHeight).centered(Size(tabWidth, tabHeight))
      placements = [tabs.placed(in: place, scale: tabScale), line.placed(in: room.cutTop(1))]
    }
    // What cannot wrap, in large text on a narrow screen, is drawn smaller.
    let pageScale = min(scale, room.width / max(1, scroller.minimumWidth))
    return placements + [scroller.placed(in: room, scale: pageScale)]
  }
}
