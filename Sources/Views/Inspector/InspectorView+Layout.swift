import GtkKit

/// The names and the layout of the parts.
extension InspectorView {
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
    // Nothing moves when messages wait.
    waitingLabel.setCharacters(minimum: trn("{n}+ waiting", "{n}+ waiting", 100).count)
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
  private static let (diagramPart, minimumDiagramPart, projectedPart) = (0.64, 0.5, 0.35)

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
    let scale = zoom * largestScale / usualScale / enlarged
    return column(gap: Metrics.step) {
      for row in top { row }
      column {
        header.fixed()
        messageArea
      }.scaled(by: scale)
        .atLeast(height: enlarged > 1 ? page.height * Self.projectedPart : 0)
      if lines.height - question >= 21 { properties(page, beside: top + bottom, scale) }
      for row in bottom { row }
    }
  }

  /// The properties below the messages, where the rest of the page is known. What the diagram does not need is theirs, in large
  /// steps: not every message moves them.
  private func properties(_ page: Page, beside rows: [Layout], _ scale: Double) -> Layout {
    let others = column(gap: Metrics.step) { for row in rows { row } }
    let rest = page.height - others.height(.minimum, forWidth: page.width) - Metrics.step
    let most = Self.diagramPart * page.height / scale
    let messages = messageList.list.children.reduce(header.naturalHeight(forWidth: page.width)) {
      height, row in
      height < most ? height + row.naturalHeight(forWidth: page.width / scale) : height
    }
    let part = max(0.25, (messages * scale / page.height * 8).rounded(.up) / 8)
    let size = Size(page.width, rest - page.height * min(part, Self.diagramPart))
    let limit = rest - page.height * Self.minimumDiagramPart
    return propertyPane.frame(height: propertyPane.height(in: size, changesUpTo: limit))
  }

  /// The controls in one row or, without the room for it, with the places at the end of the first one.
  private func controlRows(_ page: Page) -> [Layout] {
    let row = rows(of: [controls, skipButton, waitingLabel, places], page)
    return row.count == 1
      ? row : rows(of: [controls, places], page) + rows(of: [skipButton, waitingLabel], page)
  }

  /// How much wider than the page a row can be.
  private static let wideRow = 1.2

  /// Parts in as many rows as the width of the page needs, of which the last one grows. A row that is a bit too wide is drawn smaller.
  private func rows(of parts: [any Widget], _ page: Page) -> [Layout] {
    parts.map { AnyWidget($0) }.rows(in: page.width * Self.wideRow, gap: Metrics.step).map { parts in
      let width = parts.reduce(-Metrics.step) { $0 + $1.naturalWidth + Metrics.step }
      return row(gap: Metrics.step) {
        for part in parts.dropLast() { part.fixed() }
        for part in parts.suffix(1) { part.layout }
      }.scaled(by: min(1, page.width / width)).fixed()
    }
  }

  /// What is described, with its code. The height does not depend on the text: nothing moves.
  private func note(_ page: Page, _ lines: Size) -> Layout {
    let isNarrow = isProjected || lines.width < 48
    let count = isNarrow ? (page.height > 1.5 * page.width ? 3 : 2) : 1.25
    return column {
      detailLabel.fittingText().frame(height: count * detailLabel.lineHeight + 1)
      // A small page has no code.
      if sourcePane.isVisible, lines.height > 37.5 {
        sourcePane.frame(height: sourcePane.fullHeight)
      }
    }.fixed()
  }
}
