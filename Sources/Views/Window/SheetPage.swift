import GtkKit

/// The page of a window about the games: tabs on the material of the table that the game is played on, and below them a sheet.
package class SheetPage: Screen {
  package let root: WidgetRoot
  package let tabChosen = Action<String>("tabChosen")
  package var initialFocus: AnyWidget? { nil }
  package var style: String? { tab?.page }
  /// The largest width of the sheet: lines and charts are not stretched.
  private static let widest = 1000.0

  let content = ScaledPage()
  private let tabs: TabSwitcher
  private let items: [TabItem]
  let sheet = CustomWidget(role: .presentation).styled("sheet")
  /// The tab whose table it is.
  private(set) var tab: TabItem?

  /// A page with a style class and a widget name. The Tab key goes through the tabs, and then through the `parts`.
  init(tabs items: [TabItem], style: String, name: String, _ parts: [any Widget]) {
    StyleSheet.use("sheets", style)
    self.items = items
    tabs = TabSwitcher(items, .named, tabChosen)
    root = WidgetRoot(content.styled("table", style).named(name))
    content.add(tabs.bar.aligned(.center)).add(sheet)
    for part in parts { content.add(part) }
    content.usualScale = Metrics.textScale
    content.layout = { [weak self] page in
      guard let self else { return .spacer }
      return page.withMargin(Metrics.gap, Metrics.gap) { page in
        column(gap: Metrics.step) {
          tabs.bar.fittingLine(minimumScale: 0.5).atLeast(height: page.smallTarget).fixed()
          layout(on: page).above(sheet).frame(width: 0...Self.widest).growing()
        }
      }
    }
  }

  /// The layout of the parts on the sheet.
  func layout(on page: Page) -> Layout { .spacer }

  /// The style classes of a window that is of the material of a table.
  package static func styles(of tab: String) -> [String] {
    StyleSheet.use("sheets")
    return ["table", "of-\(tab)"]
  }

  /// Marks a tab, and gives the page the material of its table.
  package func mark(tab name: String) {
    tabs.mark(name)
    tab.map { root.setStyle("of-\($0.page)", false) }
    tab = items.first { $0.page == name }
    tab?.icon.colors?.share()
    root.setStyle("of-\(name)", true)
  }
}
