import GtkKit

/// Game and Bank under tabs of their own.
package final class TicTacToeTabsView: Screen {
  package let root: WidgetRoot
  package let tabChosen = Action<String>("tabChosen")

  package static let gamePage = "game"
  package static let bankPage = "bank"

  package var initialFocus: AnyWidget? { focus[stack.shownPage] ?? nil }

  private let tabs: Segments
  private let stack = Stack()
  private let pages = [gamePage: ScreenSlot(), bankPage: ScreenSlot()]
  private var focus: [String: AnyWidget?] = [:]

  /// Tabs that lead to empty pages; the menus are those of the two tabs.
  package init(gameMenu: [MenuEntry], bankMenu: [MenuEntry]) {
    tabs = Segments(
      [(Self.gamePage, tr("Game"), gameMenu), (Self.bankPage, tr("Bank"), bankMenu)], tabChosen)
    let surface = Container()
    root = WidgetRoot(surface.styled("tictactoe", "surface").named("ticTacToeScreen"))
    surface.add(tabs).add(stack)
    for (name, title) in [(Self.gamePage, tr("Game")), (Self.bankPage, tr("Bank"))] {
      if let page = pages[name] { stack.add(page, named: name, title: title) }
    }
    var behavior = Container.Behavior()
    behavior.measure = { [stack, tabs] orientation, _ in
      let screen = stack.measured(orientation)
      guard orientation == .vertical else { return screen }
      let strip = tabs.measured(.vertical).natural
      return Extent(minimum: screen.minimum + strip, natural: screen.natural + strip)
    }
    behavior.arrange = { [weak self] size in self?.arrange(in: size) }
    surface.behavior = behavior
  }

  /// Fills one of the two pages; the keyboard focus begins at a widget.
  package func fill(_ page: String, with screen: WidgetRoot, focusAt widget: AnyWidget?) {
    pages[page]?.show(screen)
    focus[page] = widget
  }

  /// Shows one of the two screens.
  package func show(page: String) {
    stack.show(page, .crossfade)
    tabs.mark(page)
  }

  private func arrange(in size: Size) {
    let scale = Arrangement.suiting(size).scale(in: size)
    var room = Rect(size)
    let width = max(180, tabs.naturalWidth) * scale
    let height = tabs.naturalHeight(forWidth: width / scale) * scale
    _ = room.cutTop(Metrics.step * scale)
    let strip = room.cutTop(height)
    tabs.place(in: strip.centered(Size(width, height + 1)), scale: scale)
    stack.place(in: room)
  }
}
