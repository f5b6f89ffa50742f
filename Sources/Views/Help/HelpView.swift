import GtkKit

/// How to Play: a tab for each game, and below the tabs the rules of one game.
///
/// Unlike the screens of the games, it scrolls, and only the size of the text depends on the size of the screen.
package final class HelpView: PagedScreen {
  package let root: WidgetRoot
  package let tabChosen = Action<String>("tabChosen")
  /// The keys scroll without a click.
  package var initialFocus: AnyWidget? { AnyWidget(scroller) }
  package let scroller: Scroller

  private let content = ScaledPage()
  private let tabs: TabSwitcher
  private let line = CustomWidget(role: .presentation).styled("line-below-tabs")
  private let page = HelpPageView()
  /// The tab of the game whose rules are shown.
  private var shown: String?

  package init(tabs: [TabItem]) {
    StyleSheet.use("help")
    self.tabs = TabSwitcher(tabs, .stacked, tabChosen)
    scroller = Scroller(page).named("rulesScroller")
    scroller.accessibleLabel(tr("Rules"))
    root = WidgetRoot(content.styled("help").named("helpScreen"))
    content.add(self.tabs.bar).add(line).add(scroller)
    content.screen = self
    scroller.scrolls(byKeysIn: root)
  }

  func fit(_ size: Size) {
    content.fit(size, upTo: Metrics.textScale(in: size)) { [tabs, line, scroller] page in
      column {
        tabs.layout(on: page).fixed()
        line.fixed()
        scroller.layout
      }
    }
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
