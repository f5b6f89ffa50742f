import GtkKit

/// How to Play: a tab for each game, and below the tabs the rules of one game.
///
/// Unlike the screens of the games, it scrolls, and only the size of the text depends on the size of the screen.
package final class HelpView: SheetPage {
  override package var initialFocus: AnyWidget? { page.firstPart ?? AnyWidget(scroller) }
  package let scroller: Scroller
  private let page = HelpPageView()

  package init(tabs: [TabItem]) {
    scroller = Scroller(page).named("rulesScroller")
    scroller.accessibleLabel(tr("Rules"))
    super.init(tabs: tabs, style: "help", name: "helpScreen", [scroller])
    scroller.scrolls(byKeysIn: root)
  }

  override func layout(on page: Page) -> Layout { scroller.layout.padding(Metrics.step, Metrics.step) }

  /// Shows the rules of a tab's game, unless they are shown: then the scroll position stays.
  package func show(_ help: HelpPage, of name: String) {
    guard name != tab?.page else { return }
    let hadFocus = scroller.containsFocus
    page.show(help)
    // GTK would give the focus to a part in the next frame, and scroll to it.
    if hadFocus { initialFocus?.grabFocus() }
    scroller.scrollToTop()
    mark(tab: name)
  }

  /// Marks the rule about a topic as the one that applies now; nil marks none.
  package func mark(_ topic: HelpTopic?) { page.mark(topic) }
}
