import GtkKit

/// The Statistics window: a tab for each game, and one of its charts, as a picture or as a table. Where nothing was counted, a
/// sign of the game leads to it.
package final class StatisticsView: SheetPage {
  package enum Form: String {
    case picture = "chart"
    case table
  }

  package enum Export: CaseIterable {
    case copyPicture, copyTable, savePicture, saveTable
  }

  package let chartChoice = DropDown().named("chartChoice").styled("tint").accessibleLabel(tr("Statistic"))
  package let chart = ChartView()
  package let table = ChartTable()
  /// The entries of the menu, in the order of ``Export``.
  package let exportButtons = zip(
    Export.allCases,
    [tr("Copy as Picture"), tr("Copy as Table"), tr("Save as Picture…"), tr("Save as Table…")]
  ).map { Button($1).named("\($0)Button").styled("flat") }
  package let clearButton = Button(tr("Clear…")).named("clearButton").styled("tint")
  /// Goes to the game, whose statistics are empty.
  package let playButton = Button(tr("Play")).named("playGameButton")
  /// What has been copied or saved.
  package let noteLabel = Label(wraps: true, role: .status).limited(toLines: 2).named("noteLabel")
    .styled("note")

  package let chartChosen = Action<Int>("chartChosen")
  package let formChosen = Action<String>("formChosen")
  package let exportPressed = Action<Export>("exportPressed")
  package let clearPressed = Action<Void>("clearPressed")
  package let playPressed = Action<Void>("playPressed")

  override package var initialFocus: AnyWidget? {
    form == nil ? AnyWidget(playButton) : forms.bar.children.first
  }

  private let forms: TabSwitcher
  /// What the chart says, which it also tells screen readers.
  private let summaryLabel = Label(wraps: true).styled("summary").textAligned(0)
  private let sign: GameSign
  /// The form in which the chart is shown; nil for one without values.
  private var form: Form?
  /// The button that opens the menu.
  package let menu: MenuButton

  package init(tabs: [TabItem]) {
    let items = [(Form.picture, tr("Chart")), (.table, tr("Table"))].map {
      TabItem($0.rawValue, $1, .statistics)
    }
    forms = TabSwitcher(items, .linked, accessible: tr("Show as"), formChosen)
    let entries = WidgetRoot(Box(.vertical, exportButtons))
    menu = MenuButton(tr("More"), style: "more") { entries }.named("moreButton").styled("tint")
    sign = GameSign(playButton)
    super.init(
      tabs: tabs, style: "statistics", name: "statisticsScreen",
      [chartChoice, forms.bar, summaryLabel, chart, table, sign, menu, noteLabel, clearButton])
    root.setFocusFallbacks(forms.bar.children.prefix(1) + [AnyWidget(playButton)])
    summaryLabel.setAccessibleHidden(true)
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
    playButton.sends(playPressed)
  }

  // MARK: - Showing

  /// Shows one of some charts in one of its forms. Charts without values are named by a sign.
  package func show(_ charts: [Chart], _ number: Int, as form: Form) {
    chartChoice.setChoices(charts.map(\.title))
    guard charts.indices.contains(number) else { return }
    chartChoice.selection = number
    let shown = charts[number]
    sheet.isVisible = !shown.isEmpty
    self.form = shown.isEmpty ? nil : form
    if shown.isEmpty, let tab {
      let text = ([shown.summary, "", tr("Here you will see:")] + charts.map(\.title)).joined(separator: "\n")
      sign.show(text, tab.icon, style: tab.page)
    }
    summaryLabel.text = shown.summary
    chart.show(shown)
    if form == .table { table.show(shown) }
    forms.mark(form.rawValue)
    content.queueAllocate()
  }

  // MARK: - Layout

  /// The width of the controls beside a chart.
  private static let sideWidth = 220.0

  /// The controls beside the chart or, on a page that is higher than wide, above and below it.
  override func layout(on page: Page) -> Layout {
    guard let form else { return sign.centered }
    let controls = column(gap: Metrics.step) {
      chartChoice.fittingLine(minimumScale: 0.6).atLeast(height: page.smallTarget)
      forms.bar.frame(width: 0...Self.sideWidth).atLeast(height: page.smallTarget)
      summaryLabel.fixed()
    }.fixed()
    let shown = form == .picture ? chart.layout : table.layout
    // The note has room that is left, so that nothing moves when it appears.
    let note = noteLabel.fittingText().withoutMinimumWidth()
    let buttons = { [menu, clearButton] (middle: Layout) in
      row(gap: Metrics.gap) {
        menu.fixed()
        middle
        clearButton.fixed()
      }.frame(height: page.smallTarget).fixed()
    }
    return firstFitting {
      if page.width > page.height {
        row(gap: Metrics.gap) {
          column(gap: Metrics.step) {
            controls
            note.atLeast(height: noteLabel.lineHeight)
            buttons(.spacer)
          }.frame(width: Self.sideWidth)
          shown
        }
      }
      column(gap: Metrics.step) {
        controls
        shown
        buttons(note)
      }
    }.padding(Metrics.gap, Metrics.gap)
  }
}
