import Glibc
import GtkKit

/// How to play: tabs of the games, and below them the rules of one.
///
/// It is for reading, and so not laid out as a table is: it scrolls, and only the text's size follows the room.
package final class HelpView: Screen {
  package let root: WidgetRoot
  package let tabChosen = Action<String>("tabChosen")
  /// Keys scroll at once: the focus begins where they do.
  package var initialFocus: AnyWidget? { AnyWidget(scroller) }
  /// What scrolls the rules.
  package let scroller: Scroller

  private let tabs: TabSwitcher
  /// What the tabs lie on, as wide as the window.
  private let strip = Container(role: .presentation)
  private let page = RulesPage()
  private var shown: Rules?
  /// The style class of the game whose accent headings and bars have.
  private var accent: String?

  package init(tabs: [TabItem]) {
    self.tabs = TabSwitcher(tabs, .stacked)
    scroller = Scroller(page).named("rulesScroller")
    scroller.accessible(tr("Rules"))
    let surface = Container()
    root = WidgetRoot(surface.styled("help").named("helpScreen"))
    surface.add(strip.styled("top-bar").add(self.tabs.bar)).add(scroller)
    self.tabs.chosen.connect(to: self) { $0.tabChosen.send($1) }
    scroller.answersKeys(in: surface)
    surface.behavior = surfaceBehavior
    strip.behavior = stripBehavior
  }

  /// Shows the rules of the game of a tab; what has not changed stays where it was scrolled to.
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

  /// The room in which the text has its usual size.
  private static let usual = Size(640, 480)

  /// How many times larger than usual the text is: it grows less than the room, so that lines and air grow too.
  private static func scale(in size: Size) -> Double {
    pow(max(1, min(size.width / usual.width, size.height / usual.height)), 0.7)
  }

  private var surfaceBehavior: Container.Behavior {
    var behavior = Container.Behavior()
    behavior.measure = { orientation, _ in
      let (least, usual) = (Metrics.smallestScreen, Self.usual)
      return orientation == .horizontal
        ? Extent(minimum: Int(least.width), natural: Int(usual.width))
        : Extent(minimum: Int(least.height), natural: Int(usual.height))
    }
    behavior.arrange = { [weak self] size in
      guard let self else { return }
      var room = Rect(size)
      let usual = Self.scale(in: size)
      let height = (self.measureTabs(in: size, usual) * self.tabScale).rounded(.up)
      self.strip.place(in: room.cutTop(height + Self.line))
      // What cannot be broken, at 200 % in a narrow window, is drawn smaller.
      let least = self.scroller.minimumWidth
      self.scroller.place(in: room, scale: min(usual, room.width / max(1, least)))
    }
    return behavior
  }

  /// The line below the tabs.
  private static let line = 1.0

  /// How large the tabs are drawn, and how wide they are at that.
  private var tabScale = 1.0
  private var tabWidth = 0.0

  /// Works out how large the tabs are drawn; gives their height at their usual size.
  ///
  /// Larger text makes them smaller, not the window wider. They are wide enough for a finger, and not as wide as a wall.
  private func measureTabs(in size: Size, _ usual: Double) -> Double {
    let bar = tabs.bar
    tabScale = min(usual, size.width / bar.minimumWidth)
    tabWidth = min(size.width, max(bar.naturalWidth, Self.usual.width * 0.75) * tabScale)
    return bar.naturalHeight(forWidth: tabWidth / tabScale)
  }

  private var stripBehavior: Container.Behavior {
    var behavior = Container.Behavior()
    behavior.arrange = { [weak self] size in
      guard let self else { return }
      self.tabs.bar.place(in: Rect(size).centered(Size(self.tabWidth, size.height)), scale: self.tabScale)
    }
    return behavior
  }
}
