import GtkKit

/// The keyboard shortcuts, in groups. Each line says what its keys do.
///
/// It scrolls, so that it fits every screen.
package final class ShortcutsView: Screen {
  package let root: WidgetRoot
  /// The keys scroll without a click.
  package var initialFocus: AnyWidget? { AnyWidget(scroller) }
  private let scroller: Scroller

  /// The width of the lines, and the margin around them.
  private static let lineWidth = 520.0
  private static let margin = 18.0

  /// Shows groups of shortcuts, each with its keys.
  package init(_ groups: [Shortcut.Group]) {
    StyleSheet.use("help")
    let column = Box(.vertical, gap: 18, groups.map(Self.card))
    let page = Container()
    scroller = Scroller(page.styled("rules").add(column)).named("shortcutsScroller")
    scroller.accessible(tr("Keyboard Shortcuts"))
    let surface = Container(
      measure: Container.sizes(minimum: Metrics.minimumScreen, natural: Metrics.usualText))
    root = WidgetRoot(surface.styled("help").named("shortcutsScreen").add(scroller))
    scroller.answersKeys(in: surface)
    page.measure = { _ in
      Extent(
        minimum: Int(column.minimumWidth + 2 * Self.margin), natural: Int(Self.lineWidth + 2 * Self.margin))
    }
    page.heightForWidth = { width in
      let height = column.naturalHeight(forWidth: Self.width(of: column, in: Double(width)))
      return Extent(Int((height + 2 * Self.margin).rounded(.up)))
    }
    page.arrange = { area in
      let width = Self.width(of: column, in: area.size.width)
      let left = ((area.size.width - width) / 2).rounded(.down)
      return [
        column.placed(in: Rect(left, Self.margin, width, column.naturalHeight(forWidth: width)))
      ]
    }
    surface.arrange = { [scroller] area in
      // What cannot wrap, in large text on a narrow screen, is drawn smaller.
      let fitting = area.size.width / max(1, scroller.minimumWidth)
      let scale = min(Metrics.textScale(in: area.size), fitting)
      return [scroller.placed(in: area.rect, scale: scale)]
    }
  }

  private static func width(of column: Box, in width: Double) -> Double {
    max(column.minimumWidth, min(width - 2 * margin, lineWidth)).rounded(.down)
  }

  private static func card(_ group: Shortcut.Group) -> Box {
    let heading = Label.heading(group.title, level: 2).styled("section")
    let lines = Box(.vertical, gap: 9, [heading] + group.shortcuts.map(line))
    return Box(.vertical, role: .group, [lines]).styled("odds").accessible(group.title)
  }

  private static func line(_ shortcut: Shortcut) -> Box {
    let title = Label(shortcut.title, wraps: true).textAligned(0).expanding(horizontally: true)
    return Box(.horizontal, gap: 12, [title, ShortcutLabel(shortcut.keys).aligned(.end, .center)])
  }
}
