import GtkKit

/// The screens Game and Bank, with a tab for each. A wide window can show both side by side.
package final class TicTacToeTabsView: Screen {
  package let root: WidgetRoot
  package let tabChosen = Action<String>("tabChosen")

  package static let gamePage = "game"
  package static let bankPage = "bank"
  package static let bothPages = "sideBySide"

  package var initialFocus: AnyWidget? { screens[pages.shown]?.initialFocus }

  package let game: GameView
  package let bank: BankView
  private let tabs: TabSwitcher
  private let pages: TabbedPages
  private var screens: [String: any Screen] = [:]

  package init(game: GameView = GameView(), bank: BankView = BankView()) {
    (self.game, self.bank) = (game, bank)
    tabs = TabSwitcher(
      [
        TabItem(Self.gamePage, tr("Game"), .ticTacToe), TabItem(Self.bankPage, tr("Bank"), .ticTacToe),
        TabItem(Self.bothPages, tr("Side by Side"), .ticTacToe),
      ], .segments, accessible: tr("Screens"), tabChosen)
    pages = TabbedPages([Self.gamePage, Self.bankPage], below: tabs.bar)
    root = WidgetRoot(pages.styled("tictactoe").named("ticTacToeScreen"))
    pages.onChange = { [weak self] in self?.mark() }
    fill(Self.gamePage, with: game)
    fill(Self.bankPage, with: bank)
  }

  package func fill(_ page: String, with screen: any Screen) {
    pages.slots[page]?.show(screen.root)
    screens[page] = screen
    mark()
  }

  /// Marks the tab of what is shown. The Bank leaves its title to the Game beside it.
  private func mark() {
    Trace.unreported {
      AnyWidget.named("\(Self.bothPages)Tab", below: tabs.bar)?.isVisible = pages.hasRoom
      tabs.mark(showsBoth ? Self.bothPages : pages.shown)
      let isBesideGame = screens[Self.gamePage] === game && screens[Self.bankPage] === bank
      bank.titleLabel.isVisible = !(showsBoth && isBesideGame)
    }
  }

  /// Whether both pages are wanted, and there is room for them.
  package var showsBoth: Bool { pages.isSideBySide && pages.hasRoom }

  package func show(page: String) {
    root.set(page, from: pages.shown, property: "page") {
      pages.shown = page
      mark()
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
        pages.isSideBySide = newValue
        mark()
      }
    }
  }
}

/// The pages below the tabs: the one that is shown, or all of them.
private final class TabbedPages: CustomWidget {
  let slots: [String: Slot]
  private let names: [String]
  private let bar: AnyWidget
  var onChange: () -> Void = {}
  /// Whether there is room for all pages, and whether they are one above the other in a high area.
  private(set) var (hasRoom, isHigh) = (false, false)
  var shown = "" { didSet { showPages() } }
  var isSideBySide = false { didSet { showPages() } }

  init(_ names: [String], below bar: some Widget) {
    self.names = names
    slots = Dictionary(uniqueKeysWithValues: names.map { ($0, Slot()) })
    self.bar = AnyWidget(bar)
    super.init()
    add(bar)
    for name in names { if let slot = slots[name] { add(slot) } }
  }

  private func showPages() {
    for (name, slot) in slots { slot.isVisible = isSideBySide || name == shown }
    queueAllocate()
  }

  override func willArrange(in size: Size) {
    let hadRoom = hasRoom
    isHigh = size.height > size.width
    hasRoom = isHigh ? size.width >= 480 && size.height >= 600 : size.width >= 640 && size.height >= 480
    if hasRoom != hadRoom { onChange() }
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
    let shown = isSideBySide && hasRoom ? names : [shown]
    let (columns, rows) = (isHigh ? 1 : Double(shown.count), isHigh ? Double(shown.count) : 1)
    let width = max(180, bar.naturalWidth)
    let strip = bar.naturalHeight(forWidth: width)
    // The tabs are not larger than what is on the pages.
    let page = Size(area.size.width / columns, area.size.height / rows - strip * (rows - 1))
    let scales = [area.size, page].map { Arrangement.fitting($0, tablet: .wide).scale(in: $0) }
    let scale = min(scales[0], scales[1], area.size.width / width)
    var room = area.rect
    _ = room.cutTop(Metrics.step * scale)
    let tabs = room.cutTop(strip * scale).centered(Size(width * scale, strip * scale + 1))
    // A page that is hidden has a place, so that it appears at once.
    let hidden = names.compactMap { slots[$0] }.filter { !$0.isVisible }.map { $0.placed(in: room) }
    // The board grows with what the Bank does not need, up to the height of the page.
    let bankWidth = max(320, room.width * 0.32, room.width - room.height * 1.65)
    let gameWidth = columns > 1 ? (room.width - bankWidth).rounded() : room.width
    let first = isHigh ? room.cutTop(room.height / rows) : room.cutLeft(gameWidth)
    return hidden + [bar.placed(in: tabs, scale: scale)]
      + zip(shown, [first, room]).compactMap { slots[$0]?.placed(in: $1) }
  }
}
