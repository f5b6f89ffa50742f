import Glibc
import GtkKit

/// How to Play: a tab for each game, and below the tabs the rules of one game.
///
/// Unlike the screens of the games, it scrolls, and only the size of the text depends on the size of the screen.
package final class HelpView: Screen {
  package let root: WidgetRoot
  package let tabChosen = Action<String>("tabChosen")
  /// The keys scroll without a click.
  package var initialFocus: AnyWidget? { AnyWidget(scroller) }
  /// The scrolled window with the rules.
  package let scroller: Scroller

  private let tabs: TabSwitcher
  /// The background of the tabs, as wide as the screen.
  private let strip = Container(role: .presentation)
  private let page = RulesPage()
  private var shown: Rules?
  /// The style class with the game's color of headings and bars.
  private var accent: String?

  package init(tabs: [TabItem]) {
    self.tabs = TabSwitcher(tabs, .stacked)
    scroller = Scroller(page).named("rulesScroller")
    scroller.accessible(tr("Rules"))
    let surface = Container(
      measure: Container.sizes(minimum: Metrics.minimumScreen, natural: Self.usualSize))
    root = WidgetRoot(surface.styled("help").named("helpScreen"))
    surface.add(strip.styled("top-bar").add(self.tabs.bar)).add(scroller)
    self.tabs.chosen.connect(to: self) { $0.tabChosen.send($1) }
    scroller.answersKeys(in: surface)
    surface.arrange = { [weak self] area in self?.arrange(in: area) ?? [] }
    strip.arrange = { [weak self] area in self?.arrangeTabs(in: area) ?? [] }
  }

  /// Shows the rules of a tab's game. If only numbers change, the scroll position stays.
  package func show(_ rules: Rules, of tab: String) {
    tabs.mark(tab)
    let isNew = shown?.title != rules.title || shown?.sections != rules.sections
    if isNew {
      if let accent { root.setStyle(accent, false) }
      accent = "of-\(tab)"
      root.setStyle("of-\(tab)", true)
      page.showText(rules)
      scroller.scrollToTop()
    }
    if isNew || shown?.tables != rules.tables { page.showTables(rules) }
    shown = rules
  }

  // MARK: - Layout

  /// The size of the screen at which the text has its usual size.
  private static let usualSize = Size(640, 480)

  /// How many times larger than usual the text is. It grows less than the screen, so that the margins grow, too.
  private static func scale(in size: Size) -> Double {
    pow(max(1, min(size.width / usualSize.width, size.height / usualSize.height)), 0.7)
  }

  private func arrange(in area: Area) -> [Placement] {
    var room = area.rect
    let tabs = tabLayout(in: area.size)
    let top = room.cutTop((tabs.height * tabs.scale).rounded(.up) + Self.line)
    // What cannot wrap, in large text on a narrow screen, is drawn smaller.
    let scale = min(Self.scale(in: area.size), room.width / max(1, scroller.minimumWidth))
    return [strip.placed(in: top), scroller.placed(in: room, scale: scale)]
  }

  /// The line below the tabs.
  private static let line = 1.0

  /// The width of the tabs on a screen of a size, their height at their usual size, and their scale.
  ///
  /// Large text makes the tabs smaller instead of the window wider. They are wide enough for a finger, but not as wide as a
  /// large window.
  private func tabLayout(in size: Size) -> (width: Double, height: Double, scale: Double) {
    let bar = tabs.bar
    let scale = min(Self.scale(in: size), size.width / bar.minimumWidth)
    let width = min(size.width, max(bar.naturalWidth, Self.usualSize.width * 0.75) * scale)
    return (width, bar.naturalHeight(forWidth: width / scale), scale)
  }

  private func arrangeTabs(in area: Area) -> [Placement] {
    let layout = tabLayout(in: Size(root.width, root.height))
    let rect = area.rect.centered(Size(layout.width, area.size.height))
    return [tabs.bar.placed(in: rect, scale: layout.scale)]
  }
}
