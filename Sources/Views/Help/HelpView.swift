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
  private let lineBelowTabs = Container(role: .presentation).styled("line-below-tabs")
  private let page = HelpPageView()
  private var shown: HelpPage?
  /// The style class with the game's color of headings and bars.
  private var accent: String?

  package init(tabs: [TabItem]) {
    StyleSheet.use("help")
    self.tabs = TabSwitcher(tabs, .stacked, tabChosen)
    scroller = Scroller(page).named("rulesScroller")
    scroller.accessible(tr("Rules"))
    let surface = Container(
      measure: Container.sizes(minimum: Metrics.minimumScreen, natural: Metrics.usualText))
    root = WidgetRoot(surface.styled("help").named("helpScreen"))
    surface.add(self.tabs.bar).add(lineBelowTabs).add(scroller)
    scroller.answersKeys(in: surface)
    surface.arrange = { [weak self] area in self?.placements(in: area.size) ?? [] }
  }

  /// Shows the rules of a tab's game. If only numbers change, the scroll position stays.
  package func show(_ help: HelpPage, of tab: String) {
    tabs.mark(tab)
    let isNew = shown?.title != help.title || shown?.sections != help.sections
    if isNew {
      if let accent { root.setStyle(accent, false) }
      accent = "of-\(tab)"
      root.setStyle("of-\(tab)", true)
      page.showText(help)
      scroller.scrollToTop()
    }
    if isNew || shown?.tables != help.tables { page.showTables(help) }
    shown = help
  }

  /// Marks the rule about a topic as the one that applies now; nil marks none.
  package func mark(_ topic: HelpTopic?) { page.mark(topic) }

  // MARK: - Layout

  /// The tabs at the top, and the rules below.
  ///
  /// Large text makes the tabs smaller instead of the window wider. They are wide enough for a finger, but not as wide as a
  /// large window.
  private func placements(in size: Size) -> [Placement] {
    let bar = tabs.bar
    let scale = Metrics.textScale(in: size)
    let tabScale = min(scale, size.width / bar.minimumWidth)
    let tabWidth = min(size.width, max(bar.naturalWidth, Metrics.usualText.width * 0.75) * tabScale)
    let tabHeight = (bar.naturalHeight(forWidth: tabWidth / tabScale) * tabScale).rounded(.up)
    var room = Rect(size)
    let tabRect = room.cutTop(tabHeight).centered(Size(tabWidth, tabHeight))
    let line = room.cutTop(1)
    // What cannot wrap, in large text on a narrow screen, is drawn smaller.
    let pageScale = min(scale, room.width / max(1, scroller.minimumWidth))
    return [
      bar.placed(in: tabRect, scale: tabScale), lineBelowTabs.placed(in: line),
      scroller.placed(in: room, scale: pageScale),
    ]
  }
}
