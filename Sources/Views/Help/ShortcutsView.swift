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

/// The keyboard shortcuts, in groups. Each line says what its keys do. The groups are in as many columns as there is room for, and
/// scroll.
package final class ShortcutsView: Screen {
  package let root: WidgetRoot
  /// The first group may be higher than the window, which would scroll.
  package var initialFocus: AnyWidget? { AnyWidget(scroller) }
  /// The width of the lines in several columns, and the margin around them.
  private static let (lineWidth, margin) = (280.0...410, 18.0)

  private let content = ScaledPage()
  private let scroller: Scroller

  /// Shows groups of shortcuts, of which some belong to the games of `tabs`.
  package init(_ groups: [Shortcut.Group], of tabs: [TabItem]) {
    StyleSheet.use("sheets", "help")
    for tab in tabs { tab.icon.colors?.share() }
    let cards = groups.map { ($0.shortcuts.count, Self.card($0)) }
    let page = LayoutBox(cards.map(\.1)) {
      firstFitting {
        for count in [4, 3, 2, 1] { Self.columns(count, of: cards) }
      }.padding(Self.margin, Self.margin)
    }
    scroller = Scroller(page.styled("rules")).named("shortcutsScroller")
    scroller.accessibleLabel(tr("Keyboard Shortcuts"))
    root = WidgetRoot(content.add(scroller).styled("help", "table").named("shortcutsScreen"))
    // A list to search is seen whole before it is large.
    content.usualScale = { max(1, 0.85 * Metrics.textScale(in: $0)) }
    content.layout = { [scroller] _ in scroller.layout }
    scroller.scrolls(byKeysIn: root)
  }

  /// The cards in columns of about the same length: each card is added to the shortest one.
  private static func columns(_ count: Int, of cards: [(length: Int, card: LayoutBox)]) -> Layout {
    var columns = Array(repeating: (length: 0, cards: [LayoutBox]()), count: count)
    for (length, card) in cards {
      let shortest = columns.indices.min { columns[$0].length < columns[$1].length } ?? 0
      // A heading is as high as two lines.
      columns[shortest].length += length + 2
      columns[shortest].cards.append(card)
    }
    return row(gap: margin) {
      for cards in columns.map(\.cards) {
        column(gap: margin) {
          for card in cards { card.fixed() }
          Layout.spacer
        }.frame(width: count == 1 ? 0...lineWidth.upperBound : lineWidth)
      }
    }.centered()
  }

  private static func card(_ group: Shortcut.Group) -> LayoutBox {
    let heading = Label.heading(group.title, level: 2).styled("section")
    let card = Box(.vertical, gap: 9, [heading] + group.shortcuts.map(line)).styled("shortcuts")
    let texts = group.shortcuts.map { "\($0.title): \(ShortcutLabel.text(of: $0.keys))" }
    return (group.page.map { card.styled("table", "of-\($0)") } ?? card.styled("sheet"))
      .readWhole(group.title, texts)
  }

  private static func line(_ shortcut: Shortcut) -> Box {
    let title = Label(shortcut.title, wraps: true).textAligned(0).expanding(horizontally: true)
    return Box(.horizontal, gap: 12, [title, ShortcutLabel(shortcut.keys).aligned(.end, .center)])
  }
}
