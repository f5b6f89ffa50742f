import GtkKit

/// The screens Game and Bank, with a tab for each. A wide window can show both side by side.
package final class TicTacToeTabsView: Screen {
  package let root: WidgetRoot
  package let tabChosen = Action<String>("tabChosen")
  package let sideBySideToggled = Action<Bool>("sideBySideToggled")

  package static let gamePage = "game"
  package static let bankPage = "bank"

  package var initialFocus: AnyWidget? { screens[pages.shown]?.initialFocus }

  package let game: GameView
  package let bank: BankView
  private let tabs: TabSwitcher
  private let sideBySideButton = ToggleButton(showing: Label(tr("Side by Side"))).named("sideBySideButton")
  private let pages: TabbedPages
  private var screens: [String: any Screen] = [:]

  package init(game: GameView = GameView(), bank: BankView = BankView()) {
    (self.game, self.bank) = (game, bank)
    tabs = TabSwitcher(
      [
        TabItem(Self.gamePage, tr("Game"), .ticTacToe), TabItem(Self.bankPage, tr("Bank"), .ticTacToe),
      ], .segments, accessible: tr("Screens"), tabChosen)
    sideBySideButton.accessibleLabel(tr("Side by Side")).focusesOnClick = false
    sideBySideButton.sends(sideBySideToggled)
    pages = TabbedPages(
      [Self.gamePage, Self.bankPage], below: tabs.bar,
      Box(.horizontal, [sideBySideButton]).styled("linked", "segments"))
    root = WidgetRoot(pages.styled("tictactoe").named("ticTacToeScreen"))
    fill(Self.gamePage, with: game)
    fill(Self.bankPage, with: bank)
  }

  package func fill(_ page: String, with screen: any Screen) {
    pages.slots[page]?.show(screen.root)
    screens[page] = screen
  }

  package func show(page: String) {
    root.set(page, from: pages.shown, property: "page") {
      pages.shown = page
      tabs.mark(page)
    }
  }

  package func focusPage() {
    root.traceCall()
    initialFocus?.grabFocus()
  }

  /// Whether both pages are shown, where there is room for them.
  package var isSideBySide: Bool {
    get { pages.isSideBySide }
    set {
      root.set(newValue, from: isSideBySide) {
        sideBySideButton.isActive = newValue
        pages.isSideBySide = newValue
      }
    }
  }
}

/// The pages below the tabs: the one that is shown, or all of them.
private final class TabbedPages: CustomWidget {
  let slots: [String: Slot]
  private let names: [String]
  private let bar: AnyWidget
  private let button: Box
  var shown = "" { didSet { showPages() } }
  var isSideBySide = false { didSet { showPages() } }

  init(_ names: [String], below bar: some Widget, _ button: Box) {
    self.names = names
    slots = Dictionary(uniqueKeysWithValues: names.map { ($0, Slot()) })
    (self.bar, self.button) = (AnyWidget(bar), button)
    super.init()
    add(bar).add(button)
    for name in names { if let slot = slots[name] { add(slot) } }
  }

  private func showPages() {
    for (name, slot) in slots { slot.isVisible = isSideBySide || name == shown }
    queueAllocate()
  }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let pages = names.compactMap { slots[$0]?.measured(orientation) }
    let page = SizeRequest(
      minimum: pages.map(\.minimum).max() ?? 0, natural: pages.map(\.natural).max() ?? 0)
    guard orientation == .vertical else { return page }
    let strip = bar.measured(.vertical).natural
    return SizeRequest(minimum: page.minimum + strip, natural: page.natural + strip)
  }

  override func arrange(in area: Area) -> [Placement] {
    // In a high area, one page is above the other.
    let isHigh = area.size.height > area.size.width
    let hasRoom =
      isHigh
      ? area.size.width >= 480 && area.size.height >= 600
      : area.size.width >= 640 && area.size.height >= 480
    let shown = isSideBySide && hasRoom ? names : [shown]
    let share = 1 / Double(shown.count)
    let width = max(180, bar.naturalWidth)
    let gap = Metrics.step * 2
    let all = width + (hasRoom ? gap + button.naturalWidth : 0)
    let scale = min(
      Arrangement.fitting(area.size, tablet: .wide).scale(in: area.size), area.size.width / all)
    let height = bar.naturalHeight(forWidth: width) * scale
    var room = area.rect
    _ = room.cutTop(Metrics.step * scale)
    var strip = room.cutTop(height).centered(Size(all * scale, height + 1))
    let (pageWidth, pageHeight) = (room.width * share, room.height * share)
    // A page that is hidden has a place, so that it appears at once.
    let hidden = names.compactMap { slots[$0] }.filter { !$0.isVisible }.map { $0.placed(in: room) }
    return hidden + [bar.placed(in: strip.cutLeft(width * scale, gap: gap * scale), scale: scale)]
      + (hasRoom ? [button.placed(in: strip, scale: scale)] : [])
      + shown.compactMap {
        slots[$0]?.placed(in: isHigh ? room.cutTop(pageHeight) : room.cutLeft(pageWidth))
      }
  }
}
