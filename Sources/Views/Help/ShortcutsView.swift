import GtkKit

package nonisolated struct Shortcut: Equatable, Sendable {
  /// The keys, in the syntax of GtkShortcutLabel: "r", "p h", "a...z".
  package let keys: String
  package let title: String

  package init(_ keys: String, _ title: String) { (self.keys, self.title) = (keys, title) }

  package nonisolated struct Group: Equatable, Sendable {
    package let title: String
    package let shortcuts: [Shortcut]
    /// The page of the game that they belong to: they are on the material of its table.
    package let page: String?

    package init(_ title: String, _ shortcuts: [Shortcut], of page: String? = nil) {
      (self.title, self.shortcuts, self.page) = (title, shortcuts, page)
    }
  }
}

/// The keyboard shortcuts, in groups. Each line says what its keys do. Those of the games are beside the others where there is room.
///
/// It scrolls, so that it fits every screen.
package final class ShortcutsView: Screen {
  package let root: WidgetRoot
  /// The keys scroll without a click.
  package var initialFocus: AnyWidget? { AnyWidget(scroller) }
  /// The width of the lines, and the margin around them.
  private static let (lineWidth, margin) = (310.0...410, 18.0)

  private let content = ScaledPage()
  private let scroller: Scroller

  /// Shows groups of shortcuts, of which some belong to the games of `tabs`.
  package init(_ groups: [Shortcut.Group], of tabs: [TabItem]) {
    StyleSheet.use("sheets", "help")
    for tab in tabs { tab.icon.colors?.share() }
    let general = Box(.vertical, gap: 18, groups.filter { $0.page == nil }.map(Self.card))
    let games = Box(.vertical, gap: 18, groups.filter { $0.page != nil }.map(Self.card))
    let page = LayoutBox([general, games]) {
      firstFitting {
        row(gap: Self.margin) {
          general.aligned(.fill, .start).frame(width: Self.lineWidth)
          games.aligned(.fill, .start).frame(width: Self.lineWidth)
        }.centered()
        column(gap: Self.margin) {
          general.fixed()
          games.fixed()
        }.frame(width: 0...Self.lineWidth.upperBound)
      }.padding(Self.margin, Self.margin)
    }
    scroller = Scroller(page.styled("rules")).named("shortcutsScroller")
    scroller.accessibleLabel(tr("Keyboard Shortcuts"))
    root = WidgetRoot(content.add(scroller).styled("help", "table").named("shortcutsScreen"))
    content.usualScale = Metrics.textScale
    content.layout = { [scroller] _ in scroller.layout }
    scroller.scrolls(byKeysIn: root)
  }

  private static func card(_ group: Shortcut.Group) -> Box {
    let heading = Label.heading(group.title, level: 2).styled("section")
    let card = Box(.vertical, gap: 9, role: .group, [heading] + group.shortcuts.map(line))
      .styled("shortcuts").accessibleLabel(group.title)
    return group.page.map { card.styled("table", "of-\($0)") } ?? card.styled("sheet")
  }

  private static func line(_ shortcut: Shortcut) -> Box {
    let title = Label(shortcut.title, wraps: true).textAligned(0).expanding(horizontally: true)
    return Box(.horizontal, gap: 12, [title, ShortcutLabel(shortcut.keys).aligned(.end, .center)])
  }
}
