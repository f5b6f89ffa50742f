import GtkKit

/// The screens Game and Bank, with a tab for each.
package final class TicTacToeTabsView: Screen {
  package let root: WidgetRoot
  package let tabChosen = Action<String>("tabChosen")

  package static let gamePage = "game"
  package static let bankPage = "bank"

  package var initialFocus: AnyWidget? { screens[stack.shownPage]?.initialFocus }

  private let tabs: Segments
  private let stack = Stack()
  private let pages = [gamePage: ScreenSlot(), bankPage: ScreenSlot()]
  private var screens: [String: any Screen] = [:]

  /// Tabs with their context menus, and empty pages.
  package init(gameMenu: [MenuEntry], bankMenu: [MenuEntry]) {
    tabs = Segments(
      [(Self.gamePage, tr("Game"), gameMenu), (Self.bankPage, tr("Bank"), bankMenu)], tabChosen)
    let surface = Container(
      measure: { [stack, tabs] orientation in
        let screen = stack.measured(orientation)
        guard orientation == .vertical else { return screen }
        let strip = tabs.measured(.vertical).natural
        return Extent(minimum: screen.minimum + strip, natural: screen.natural + strip)
      },
      arrange: { [stack, tabs] area in
        let scale = Arrangement.suiting(area.size).scale(in: area.size)
        let width = max(180, tabs.naturalWidth) * scale
        let height = tabs.naturalHeight(forWidth: width / scale) * scale
        var room = area.rect
        _ = room.cutTop(Metrics.step * scale)
        let strip = room.cutTop(height)
        return [
          tabs.placed(in: strip.centered(Size(width, height + 1)), scale: scale), stack.placed(in: room),
        ]
      })
    root = WidgetRoot(surface.styled("tictactoe", "surface").named("ticTacToeScreen"))
    surface.add(tabs).add(stack)
    for (name, title) in [(Self.gamePage, tr("Game")), (Self.bankPage, tr("Bank"))] {
      if let page = pages[name] { stack.add(page, named: name, title: title) }
    }
  }

  /// Shows a screen on one of the two pages.
  package func fill(_ page: String, with screen: any Screen) {
    pages[page]?.show(screen.root)
    screens[page] = screen
  }

  /// Shows one of the two pages.
  package func show(page: String) {
    stack.show(page, crossfades: true)
    tabs.mark(page)
  }
}
