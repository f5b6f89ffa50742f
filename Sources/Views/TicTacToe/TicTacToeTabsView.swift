import GtkKit

/// The screens Game and Bank, with a tab for each.
package final class TicTacToeTabsView: Screen {
  package let root: WidgetRoot
  package let tabChosen = Action<String>("tabChosen")

  package static let gamePage = "game"
  package static let bankPage = "bank"

  package var initialFocus: AnyWidget? { screens[stack.shownPage]?.initialFocus }

  package let game: GameView
  package let bank: BankView
  private let tabs: TabSwitcher
  private let stack = Stack()
  private let pages = [gamePage: ScreenSlot(), bankPage: ScreenSlot()]
  private var screens: [String: any Screen] = [:]

  package init(game: GameView = GameView(), bank: BankView = BankView()) {
    (self.game, self.bank) = (game, bank)
    tabs = TabSwitcher(
      [
        TabItem(Self.gamePage, tr("Game"), .ticTacToe), TabItem(Self.bankPage, tr("Bank"), .ticTacToe),
      ], .segments, accessible: tr("Screens"), tabChosen)
    root = WidgetRoot(TabbedStack(tabs.bar, stack).styled("tictactoe").named("ticTacToeScreen"))
    for (name, title) in [(Self.gamePage, tr("Game")), (Self.bankPage, tr("Bank"))] {
      if let page = pages[name] { stack.add(page, named: name, title: title) }
    }
    fill(Self.gamePage, with: game)
    fill(Self.bankPage, with: bank)
  }

  /// Shows a screen on one of the two pages.
  package func fill(_ page: String, with screen: any Screen) {
    pages[page]?.show(screen.root)
    screens[page] = screen
  }

  /// Shows one of the two pages.
  package func show(page: String) {
    stack.show(page)
    tabs.mark(page)
  }
}

/// The screens below the tabs.
private final class TabbedStack: CustomWidget {
  private let bar: AnyWidget
  private let stack: Stack

  init(_ bar: some Widget, _ stack: Stack) {
    (self.bar, self.stack) = (AnyWidget(bar), stack)
    super.init()
    add(bar).add(stack)
  }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let screen = stack.measured(orientation)
    guard orientation == .vertical else { return screen }
    let strip = bar.measured(.vertical).natural
    return SizeRequest(minimum: screen.minimum + strip, natural: screen.natural + strip)
  }

  override func arrange(in area: Area) -> [Placement] {
    let scale = Arrangement.fitting(area.size).scale(in: area.size)
    let width = max(180, bar.naturalWidth) * scale
    let height = bar.naturalHeight(forWidth: width / scale) * scale
    var room = area.rect
    _ = room.cutTop(Metrics.step * scale)
    let strip = room.cutTop(height)
    return [bar.placed(in: strip.centered(Size(width, height + 1)), scale: scale), stack.placed(in: room)]
  }
}
