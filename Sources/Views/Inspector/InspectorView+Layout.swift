import GtkKit

/// The names and the layout of the parts.
extension InspectorView {
  /// The smallest scale of a row of controls that is too long.
  private static let minimumLineScale = 0.5

  /// The parts in the order of the Tab key.
  var parts: [any Widget] {
    [
      controls, skipButton, waitingLabel, places, gameChoice, filterChoice, searchField,
      header, messageArea, questionPane, propertyPane, detailLabel, sourcePane,
      timelineBar, projectorButton,
    ]
  }

  func nameOutlets() {
    pauseButton.accessibleLabel(tr("Pause")).tooltip = tr("Hold back new messages (F5)")
    stepBackButton.labeledByTooltip(tr("Hide the last message again (F7 or Page Up)"))
    // A tooltip would cover the head of the diagram in each step.
    stepButton.setAccessibleDescription(tr("Show the next message (F8 or Page Down)"))
    slowButton.accessibleLabel(tr("Slow")).tooltip = tr("Show the messages one by one (F9)")
    skipButton.accessibleLabel(tr("To the Next Action")).tooltip = tr(
      "Show all waiting messages of the action (Shift+F8)")
    searchButton.labeledByTooltip(tr("Choose and Search Messages"))
    projectorButton.labeledByTooltip(tr("For a Projector (F11)"))
    gameChoice.named("gameChoice").accessibleLabel(tr("Show the messages of"))
    filterChoice.named("filterChoice").accessibleLabel(tr("Show only"))
    searchField.placeholder = tr("Search")
    searchField.accessibleLabel(tr("Search the messages"))
    closeButton.labeledByTooltip(tr("Close the Inspector (F12)"))
    root.accessibleLabel(tr("MVC Inspector"))
  }

  // MARK: - Layout

  /// The scale of a page on which texts have their usual size.
  private var usualScale: Double {
    max(1, Metrics.projectedText(in: Window(of: root)) / detailLabel.fontSize)
  }

  /// The part of the size of a font that its letters have from the baseline to their upper end, in most fonts.
  private static let letterPart = 0.72

  /// The scale of the diagram, whose letters have on a projector the height of its texts, and of others where there is room.
  private var largestScale: Double { usualScale / (isProjected ? Self.letterPart : 1) }

  /// The largest scale of the page, of which the menus get the texts.
  func prepareScale() -> Double {
    setMenuSize((detailLabel.fontSize * usualScale).rounded(.up))
    return largestScale
  }

  private static let menus = ".inspector popover, tooltip label"

  /// Makes the texts of menus and tooltips as large as those of the page; nil makes them as large as usual.
  func setMenuSize(_ size: Double?) {
    guard size != menuSize else { return }
    menuSize = size
    // Not during layout.
    MainLoop.idle { StyleSheet.setTextSize(size, of: Self.menus) }
  }

  /// The part of the page that the diagram has at least: usually, if many properties have changed, and beside larger texts.
  private static let (diagramPart, minimumDiagramPart, projectedPart) = (0.64, 0.55, 0.35)

  /// A low page, or what a question leaves of one, has no properties, and a very low one only the diagram and the timeline.
  func layout(on page: Page) -> Layout {
    let enlarged = max(1, page.scale / usualScale)
    let line = detailLabel.lineHeight / enlarged
    let lines = Size(page.width / line, page.height / line)
    let filters = showsFilters ? rows(of: [gameChoice, filterChoice, searchField], page) : []
    let top = isProjected ? [] : controlRows(page) + filters
    // The code would give the answer.
    let question = questionPane.isVisible ? questionPane.naturalHeight(forWidth: page.width) / line : 0
    let note = questionPane.isVisible ? [questionPane.fixed()] : lines.height >= 19 ? [note(page, lines)] : []
    let hasProjector = isProjected || lines.width >= 28
    let timeline = row(gap: Metrics.step) {
      timelineBar.growing()
      if hasProjector { projectorButton.layout.centered(vertically: true).fixed() }
    }.fixed()
    let bottom = note + [timeline]
    return column(gap: Metrics.step) {
      for row in top { row }
      column {
        header.fixed()
        messageArea
      }.scaled(by: zoom * largestScale / usualScale / enlarged)
        .atLeast(height: enlarged > 1 ? page.height * Self.projectedPart : 0)
      if lines.height - question >= 21 { properties(page, beside: top + bottom) }
      for row in bottom { row }
    }
  }

  /// The properties below the messages, where the rest of the page is known.
  private func properties(_ page: Page, beside rows: [Layout]) -> Layout {
    let others = column(gap: Metrics.step) { for row in rows { row } }
    let rest = page.height - others.height(.minimum, forWidth: page.width) - Metrics.step
    return propertyPane.frame(
      height: propertyPane.height(
        forWidth: page.width, in: rest - page.height * Self.diagramPart,
        changesUpTo: rest - page.height * Self.minimumDiagramPart))
  }

  /// The controls in one row or, without the room for it, with the places at the end of the first one.
  private func controlRows(_ page: Page) -> [Layout] {
    let row = rows(of: [controls, skipButton, waitingLabel, places], page)
    return row.count == 1 ? row : rows(of: [controls, places, waitingLabel, skipButton], page)
  }

  /// How much wider than the page a row can be.
  private static let wideRow = 1.1

  /// Parts in as many rows as the width of the page needs, of which the last one grows. A row that is a bit too wide is drawn smaller.
  private func rows(of parts: [any Widget], _ page: Page) -> [Layout] {
    let width = { (parts: [any Widget]) in parts.reduce(0) { $0 + $1.naturalWidth + Metrics.step } }
    let rows = parts.reduce(into: [[any Widget]]()) { rows, part in
      if let last = rows.last, width(last + [part]) <= page.width * Self.wideRow {
        rows[rows.count - 1].append(part)
      } else {
        rows.append([part])
      }
    }
    return rows.map { parts in
      row(gap: Metrics.step) {
        for part in parts.dropLast() { part.fixed() }
        for part in parts.suffix(1) { part.layout }
      }.scaled(by: max(Self.minimumLineScale, min(1, page.width / width(parts)))).fixed()
    }
  }

  /// What is described, with its code. The height does not depend on the text: nothing moves.
  private func note(_ page: Page, _ lines: Size) -> Layout {
    let isNarrow = isProjected || lines.width < 48
    let count = isNarrow ? (page.height > 1.5 * page.width ? 3 : 2) : 1.25
    let height = count * detailLabel.lineHeight + 1
    // A small page has no code.
    guard sourcePane.isVisible, lines.height > 37.5 else {
      return detailLabel.fittingText().frame(height: height)
    }
    let codeLines = lines.width > 30 && lines.height > 40 ? SourcePane.lineCount : 5
    return column {
      detailLabel.fittingText().frame(height: height)
      sourcePane.frame(height: sourcePane.height(lines: codeLines, forWidth: page.width))
    }.fixed()
  }
}
