import GtkKit

/// The Statistics window: a tab for each game, and one of its charts, as a picture or as a table.
package final class StatisticsView: PagedScreen {
  /// How a chart is shown.
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

  package let root: WidgetRoot

  package let chartChoice = DropDown().named("chartChoice")
  package let chart = ChartView()
  package let table = ChartTable()
  package let copySVGButton = Button(tr("SVG")).named("copySVGButton")
  package let copyCSVButton = Button(tr("CSV")).named("copyCSVButton")
  package let saveSVGButton = Button(tr("SVG…")).named("saveSVGButton")
  package let saveCSVButton = Button(tr("CSV…")).named("saveCSVButton")
  package let clearButton = Button(tr("Clear…")).named("clearButton")
  /// What has been copied or saved.
  package let noteLabel = Label(wraps: true, role: .status).limited(toLines: 2).named("noteLabel")
    .styled("note")

  package let tabChosen = Action<String>("tabChosen")
  package let chartChosen = Action<Int>("chartChosen")
  package let formChosen = Action<String>("formChosen")
  package let copySVGPressed = Action<Void>("copySVGPressed")
  package let copyCSVPressed = Action<Void>("copyCSVPressed")
  package let saveSVGPressed = Action<Void>("saveSVGPressed")
  package let saveCSVPressed = Action<Void>("saveCSVPressed")
  package let clearPressed = Action<Void>("clearPressed")

  package var initialFocus: AnyWidget? { forms.bar.children.first }

  private let content = ScaledPage()
  private let tabs: TabSwitcher
  private let forms: TabSwitcher
  /// The form in which the chart is shown.
  private var form = Form.picture
  private let copies: Box
  private let saves: Box
  private var charts: [String] = []

  /// A screen with these tabs.
  package init(tabs: [TabItem]) {
    StyleSheet.use("statistics")
    self.tabs = TabSwitcher(tabs, .stacked, tabChosen)
    let icon = TabIcon { _, _ in }
    forms = TabSwitcher(
      Form.allCases.map { TabItem($0.rawValue, $0.title, icon, menu: []) }, .linked,
      accessible: tr("Show as"), formChosen)
    copies = Self.group(tr("Copy"), [copySVGButton, copyCSVButton])
    saves = Self.group(tr("Save"), [saveSVGButton, saveCSVButton])
    let frame = ScreenFrame(minimum: Metrics.minimumScreen, natural: Metrics.usualText)
    root = WidgetRoot(frame.styled("statistics").named("statisticsScreen"))
    for part in [self.tabs.bar, chartChoice, forms.bar, chart, table, noteLabel, copies, saves, clearButton]
      as [any Widget]
    {
      content.add(part)
    }
    frame.add(content)
    frame.screen = self
    initialFocus.map { root.setFocusFallbacks([$0]) }
    name()
    connectActions()
  }

  private static func group(_ title: String, _ buttons: [Button]) -> Box {
    let caption = Label(title).styled("caption")
    return Box(.horizontal, gap: 6, [caption, Box(.horizontal, homogeneous: true, buttons).styled("linked")])
  }

  private func name() {
    chartChoice.accessibleLabel(tr("Statistic"))
    copySVGButton.labeledByTooltip(tr("Copy the chart as a picture"))
    copyCSVButton.labeledByTooltip(tr("Copy the values as a table"))
    saveSVGButton.labeledByTooltip(tr("Save the chart as a picture"))
    saveCSVButton.labeledByTooltip(tr("Save the values as a table"))
    clearButton.tooltip = tr("Clear the statistics of this game")
    root.accessibleLabel(tr("Statistics"))
  }

  private func connectActions() {
    chartChoice.sends(chartChosen)
    copySVGButton.sends(copySVGPressed)
    copyCSVButton.sends(copyCSVPressed)
    saveSVGButton.sends(saveSVGPressed)
    saveCSVButton.sends(saveCSVPressed)
    clearButton.sends(clearPressed)
  }

  // MARK: - Showing

  /// Marks the tab of the game whose statistics are shown.
  package func mark(tab: String) { tabs.mark(tab) }

  /// Offers charts, by their titles, and chooses one of them.
  package func offer(_ titles: [String], chosen: Int) {
    if titles != charts {
      charts = titles
      chartChoice.setChoices(titles)
    }
    if titles.indices.contains(chosen) { chartChoice.selection = chosen }
    chartChoice.isSensitive = titles.count > 1
  }

  /// Shows a chart in one of its forms. Without values, both are the sentence that says so.
  package func show(_ shown: Chart?, as form: Form) {
    let hasValues = shown?.isEmpty == false
    self.form = hasValues ? form : .picture
    if self.form == .picture { chart.show(shown) }
    if form == .table { table.show(shown) }
    forms.mark(form.rawValue)
    content.queueAllocate()
    for button in [copySVGButton, copyCSVButton, saveSVGButton, saveCSVButton] {
      button.isSensitive = hasValues
    }
  }

  /// Lets the user clear the statistics of the game, or not.
  package func allowClearing(_ isAllowed: Bool) { clearButton.isSensitive = isAllowed }

  // MARK: - Layout

  private static let minimumLineScale = 0.6

  func fit(_ size: Size) {
    content.fit(size, upTo: Metrics.textScale(in: size)) { [weak self] page in
      page.withMargin(Metrics.gap, Metrics.step) { self?.layout(on: $0) ?? .spacer }
    }
  }

  private func layout(on page: Page) -> Layout {
    let choice = chartChoice.fittingLine(minimumScale: Self.minimumLineScale)
    return column(gap: Metrics.step) {
      tabs.bar.frame(width: min(page.width, max(tabs.bar.naturalWidth, 480))).fixed()
      firstFitting {
        row(gap: Metrics.gap) {
          chartChoice.fittingLine(minimumScale: 0.85)
          forms.bar.fixed()
        }.atLeast(height: page.smallTarget)
        // A long title has a line of its own.
        column(gap: Metrics.step) {
          choice.atLeast(height: page.smallTarget)
          forms.bar.frame(width: 0...forms.bar.naturalWidth).atLeast(height: page.smallTarget)
        }
      }.fixed()
      if form == .table { table } else { chart }
      firstFitting {
        row(gap: Metrics.gap) {
          copies.fixed()
          saves.fixed()
          // The note has room that is left, so that nothing moves when it appears.
          noteLabel.fittingText().withoutMinimumWidth()
          clearButton.fixed()
        }.frame(height: page.smallTarget)
        column(gap: Metrics.step) {
          row(gap: Metrics.gap) {
            // Both are drawn in the same scale.
            for part in [copies, saves] {
              part.fittingLine(minimumScale: Self.minimumLineScale).growing(part.naturalWidth)
            }
          }.atLeast(height: page.smallTarget)
          row(gap: Metrics.gap) {
            noteLabel.fittingText()
            clearButton.fixed()
          }.frame(height: page.smallTarget)
        }
      }.fixed()
    }
  }
}
