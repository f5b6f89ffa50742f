import GtkKit

/// A line of the keyboard shortcuts.
package nonisolated struct Shortcut: Equatable, Sendable {
  /// The keys, in the syntax of GtkShortcutLabel: "r", "p h", "a...z".
  package let keys: String
  /// What the keys do.
  package let title: String

  package init(_ keys: String, _ title: String) { (self.keys, self.title) = (keys, title) }

  /// Shortcuts under a heading.
  package nonisolated struct Group: Equatable, Sendable {
    package let title: String
    package let shortcuts: [Shortcut]

    package init(_ title: String, _ shortcuts: [Shortcut]) {
      self.title = title
      self.shortcuts = shortcuts
    }
  }
}

/// The keyboard shortcuts, in groups. Each line says what its keys do.
///
/// It scrolls, so that it fits every screen.
package final class ShortcutsView: Screen {
  package let root: WidgetRoot
  /// The keys scroll without a click.
  package var initialFocus: AnyWidget? { AnyWidget(scroller) }
  private let scroller: Scroller

  /// Shows groups of shortcuts, each with its keys.
  package init(_ groups: [Shortcut.Group]) {
    StyleSheet.use("help")
    scroller = Scroller(ShortcutsPage(Box(.vertical, gap: 18, groups.map(Self.card))))
      .named("shortcutsScroller")
    scroller.accessibleLabel(tr("Keyboard Shortcuts"))
    root = WidgetRoot(HelpSurface(scroller).named("shortcutsScreen"))
  }

  private static func card(_ group: Shortcut.Group) -> Box {
    let heading = Label.heading(group.title, level: 2).styled("section")
    let lines = Box(.vertical, gap: 9, [heading] + group.shortcuts.map(line))
    return Box(.vertical, role: .group, [lines]).styled("odds").accessibleLabel(group.title)
  }

  private static func line(_ shortcut: Shortcut) -> Box {
    let title = Label(shortcut.title, wraps: true).textAligned(0).expanding(horizontally: true)
    return Box(.horizontal, gap: 12, [title, ShortcutLabel(shortcut.keys).aligned(.end, .center)])
  }
}

/// A column of lines, in the middle of the window and not wider than can be read well.
private final class ShortcutsPage: CustomWidget {
  private let column: Box

  /// The width of the lines, and the margin around them.
  private static let lineWidth = 520.0
  private static let margin = 18.0

  init(_ column: Box) {
    self.column = column
    super.init()
    styled("rules").add(column)
  }

  override var heightDependsOnWidth: Bool { true }

  override var childLayout: Layout? {
    column.frame(width: 0...Self.lineWidth).padding(Self.margin, Self.margin)
  }
}
