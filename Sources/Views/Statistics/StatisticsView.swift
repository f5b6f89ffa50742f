import GtkKit

/// The Statistics window: a tab for each game, and one of its charts, as a picture or as a table.
package final class StatisticsView: SheetPage {
  package enum Form: String, CaseIterable {
    case picture = "chart"
    case table

    fileprivate var title: String {
      switch self {
      case .picture: tr("Chart")
      case .table: tr("Table")
      }
    }
  }

  package enum Export: CaseIterable {
    case copyPicture, copyTable, savePicture, saveTable

    fileprivate var title: String {
      switch self {
      case .copyPicture: tr("Copy as Picture")
      case .copyTable: tr("Copy as Table")
      case .savePicture: tr("Save as Picture…")
      case .saveTable: tr("Save as Table…")
      }
    }
  }

  package let chartChoice = DropDown().named("chartChoice").styled("tint")
  package let chart = ChartView()
  package let table = ChartTable()
  /// The entries of the menu, in the order of ``Export``.
  package let exportButtons = Export.allCases.map { Button($0.title).named("\($0)Button").styled("flat") }
  package let clearButton = Button(tr("Clear…")).named("clearButton").styled("tint")
  /// What has been copied or saved.
  package let noteLabel = Label(wraps: true, role: .status).limited(toLines: 2).named("noteLabel")
    .styled("note")

  package let chartChosen = Action<Int>("chartChosen")
  package let formChosen = Action<String>("formChosen")
  package let exportPressed = Action<Export>("exportPressed")
  package let clearPressed = Action<Void>("clearPressed")

  override package var initialFocus: AnyWidget? { forms.bar.children.first }

  private let forms: TabSwitcher
  /// The form in which the chart is shown.
  private var form = Form.picture
  /// The button that opens the menu.
  package let menu: MenuButton

  package init(tabs: [TabItem]) {
    let icon = TabIcon { _, _ in }
    forms = TabSwitcher(
      Form.allCases.map { TabItem($0.rawValue, $0.title, icon) }, .linked,
      accessible: tr("Show as"), formChosen)
    let entries = WidgetRoot(Box(.vertical, exportButtons))
    menu = MenuButton(tr("More"), style: "more") { entries }
    super.init(
      tabs: tabs, style: "statistics", name: "statisticsScreen",
      [chartChoice, forms.bar, chart, table, menu, noteLabel, clearButton])
    initialFocus.map { root.setFocusFallbacks([$0]) }
    chartChoice.accessibleLabel(tr("Statistic"))
    menu.named("moreButton").styled("tint")
    clearButton.tooltip = tr("Clear the statistics of this game")
    forms.bar.styled("tint")
    root.accessibleLabel(tr("Statistics"))
    chartChoice.sends(chartChosen)
    for (export, button) in zip(Export.allCases, exportButtons) {
      button.onClicked { [exportPressed, menu] in
        menu.popDown()
        exportPressed.send(export, by: button, "clicked")
      }
    }
    clearButton.sends(clearPressed)
  }

  // MARK: - Showing

  /// Offers charts, by their titles, and chooses one of them.
  package func offer(_ titles: [String], chosen: Int) {
    chartChoice.setChoices(titles)
    if titles.indices.contains(chosen) { chartChoice.selection = chosen }
    chartChoice.isSensitive = titles.count > 1
  }

  /// Shows a chart in one of its forms. Without values, both are the icon of the tab and the sentence that says so.
  package func show(_ shown: Chart?, as form: Form) {
    let hasValues = shown?.isEmpty == false
    self.form = hasValues ? form : .picture
    if self.form == .picture { chart.show(shown, emptyIcon: tab?.icon.draw) }
    if form == .table { table.show(shown) }
    forms.mark(form.rawValue)
    content.queueAllocate()
    for button in exportButtons { button.isSensitive = hasValues }
  }

  // MARK: - Layout

  private static let widestChoice = 420.0

  override func layout(on page: Page) -> Layout {
    column(gap: Metrics.step) {
      firstFitting {
        row(gap: Metrics.gap) {
          chartChoice.fittingLine(minimumScale: 0.85).frame(width: 0...Self.widestChoice).fixed()
          Layout.spacer
          forms.bar.fixed()
        }.atLeast(height: page.smallTarget)
        // A long title has a line of its own.
        column(gap: Metrics.step) {
          chartChoice.fittingLine(minimumScale: 0.6).atLeast(height: page.smallTarget)
          forms.bar.frame(width: 0...forms.bar.naturalWidth).atLeast(height: page.smallTarget)
        }
      }.fixed()
      if form == .table { table } else { chart }
      row(gap: Metrics.gap) {
        menu.fixed()
        // The note has room that is left, so that nothing moves when it appears.
        noteLabel.fittingText().withoutMinimumWidth()
        clearButton.fixed()
      }.frame(height: page.smallTarget).fixed()
    }.padding(Metrics.gap, Metrics.gap)
  }
}
