import GtkKit

/// The names and the layout of the parts.
extension InspectorView {
  /// The smallest scale of a row of controls that is too long.
  private static let minimumLineScale = 0.5

  /// The parts in the order of the Tab key.
  var parts: [any Widget] {
    [
      controls, paceChoice, skipButton, waitingLabel, places, gameChoice, filterChoice, searchField,
      header, messageArea, questionPane, propertyPane, detailLabel, sourcePane, legendLabel,
      legendButton, timelineBar, projectorButton,
    ]
  }

  func nameOutlets() {
    pauseButton.accessibleLabel(tr("Pause")).tooltip = tr("Hold back new messages (F5)")
    stepBackButton.labeledByTooltip(tr("Hide the last message again (F7 or Page Up)"))
    // A tooltip would cover the head of the diagram in each step.
    stepButton.setAccessibleDescription(tr("Show the next message (F8 or Page Down)"))
    slowButton.accessibleLabel(tr("Slow")).tooltip = tr("Show the messages one by one (F9)")
    paceChoice.named("paceChoice").accessibleLabel(tr("Time for each message"))
    paceChoice.tooltip = tr("How long Slow shows each message")
    skipButton.accessibleLabel(tr("To the Next Action")).tooltip = tr(
      "Show all waiting messages of the action (Shift+F8)")
    searchButton.labeledByTooltip(tr("Choose and Search Messages"))
    projectorButton.labeledByTooltip(tr("For a Projector (F11)"))
    gameChoice.named("gameChoice").accessibleLabel(tr("Show the messages of"))
    filterChoice.named("filterChoice").accessibleLabel(tr("Show only"))
    searchField.placeholder = tr("Search")
    searchField.accessibleLabel(tr("Search the messages"))
    closeButton.labeledByTooltip(tr("Close the Inspector (F12)"))
    legendButton.styled("flat", "source").tooltip = tr("Open the source file")
    root.accessibleLabel(tr("MVC Inspector"))
  }

  // MARK: - Layout

  /// The scale of a page: that of the text, unless the page is narrow.
  private func scale() -> Double {
    max(1, Metrics.projectedText(in: Window(of: root)) / detailLabel.fontSize)
  }

  /// The part of the size of a font that its letters have from the baseline to their upper end, in most fonts.
  private static let letterPart = 0.72

  /// How many times larger than the page the diagram is drawn. On a projector, its letters have the height that its texts have
  /// otherwise.
  private var diagramScale: Double { zoom / (isProjected ? Self.letterPart : 1) }

  func fit(_ size: Size) {
    let scale = scale()
    setMenuSize((detailLabel.fontSize * scale).rounded(.up))
    content.fit(size, upTo: scale) { [weak self] page in
      page.withMargin(Metrics.step, Metrics.step) { self?.layout(on: $0) ?? .spacer }
    }
  }

  private static let menus = ".inspector popover, tooltip label"

  /// Makes the texts of menus and tooltips as large as those of the page; nil makes them as large as usual.
  func setMenuSize(_ size: Double?) {
    guard size != menuSize else { return }
    menuSize = size
    // Not during layout.
    MainLoop.idle { StyleSheet.setTextSize(size, of: Self.menus) }
  }

  /// The controls, the diagram with the properties below it or, on a low and wide page, beside it, and the timeline. A low page
  /// has no properties, and a very low one only the diagram between the controls and the timeline.
  private func layout(on page: Page) -> Layout {
    let lines = Size(page.width / detailLabel.lineHeight, page.height / detailLabel.lineHeight)
    let isBeside = lines.height < 25 && lines.width >= 42 && lines.height >= 16
    let filters = showsFilters && !isProjected ? filterRows(page) : []
    let top = (isProjected ? [] : controlRows(page)) + filters
    let panes = questionPane.isVisible ? [questionPane.fixed()] : []
    // The code would give the answer.
    let note = panes.isEmpty && (isBeside || lines.height >= 19) ? [note(page)] : []
    let bottom = panes + note + [timeline(page)]
    return column(gap: Metrics.step) {
      for row in top { row }
      if isBeside {
        row(gap: Metrics.step) {
          diagram
          propertyPane.frame(width: max(210, page.width * 0.32))
        }
      } else {
        diagram
        if lines.height >= 21 { properties(page, beside: top + bottom) }
      }
      for row in bottom { row }
    }
  }

  /// The header of the group, and below it the messages.
  private var diagram: Layout {
    column {
      header.fixed()
      messageArea
    }.scaled(by: diagramScale)
  }

  /// The timeline, and on a page that is wide enough for a projector the button of its form.
  private func timeline(_ page: Page) -> Layout {
    row(gap: Metrics.step) {
      timelineBar.growing()
      if page.width >= 28 * detailLabel.lineHeight || isProjected {
        projectorButton.layout.centered(vertically: true).fixed()
      }
    }.fixed()
  }

  /// The part of the page that the diagram has at least: usually, and if many properties have changed.
  private static let (diagramPart, minimumDiagramPart) = (0.64, 0.55)

  /// The properties below the messages, where the rest of the page is known.
  private func properties(_ page: Page, beside rows: [Layout]) -> Layout {
    let others = column(gap: Metrics.step) { for row in rows { row } }
    let rest = page.height - others.height(.minimum, forWidth: page.width) - Metrics.step
    return propertyPane.frame(
      height: propertyPane.height(
        forWidth: page.width, in: rest - page.height * Self.diagramPart,
        changesUpTo: rest - page.height * Self.minimumDiagramPart))
  }

  /// The controls in as many rows as the width of the page needs. A row that is a bit too wide is drawn smaller.
  private func controlRows(_ page: Page) -> [Layout] {
    let parts: [any Widget] = [controls, paceChoice, skipButton, waitingLabel, places]
    var rows: [[any Widget]] = [[]]
    for part in parts {
      let isFull = width(of: rows[rows.count - 1] + [part]) > page.width * Self.wideRow
      if isFull, rows.last?.isEmpty == false { rows.append([]) }
      rows[rows.count - 1].append(part)
    }
    return rows.map { parts in
      let scale = max(Self.minimumLineScale, min(1, page.width / width(of: parts)))
      return row(gap: Metrics.step) {
        for part in parts {
          if part.isSame(as: places) { Layout.spacer }
          part.fixed()
        }
      }.scaled(by: scale).fixed()
    }
  }

  /// How much wider than the page a row can be.
  private static let wideRow = 1.1

  private func width(of parts: [any Widget]) -> Double {
    parts.reduce(0) { $0 + $1.naturalWidth + Metrics.step }
  }

  /// The choices and the search in one row, or in two on a narrow page.
  private func filterRows(_ page: Page) -> [Layout] {
    let choices = [gameChoice, filterChoice].map { $0.fittingLine(minimumScale: Self.minimumLineScale) }
    guard page.width < 28 * detailLabel.lineHeight else {
      return [
        row(gap: Metrics.step) {
          for choice in choices { choice.frame(width: page.width * 0.27) }
          searchField
        }.fixed()
      ]
    }
    return [
      row(gap: Metrics.step) { for choice in choices { choice } }.fixed(), searchField.fixed(),
    ]
  }

  /// The legend with its source file, or the detail of a message with its code below. The height does not depend on the text, so
  /// that nothing moves when it changes.
  private func note(_ page: Page) -> Layout {
    let isNarrow = isProjected || page.width / detailLabel.lineHeight < 48
    let lines = isNarrow ? (page.height > 1.5 * page.width ? 3 : 2) : 1.25
    let height = lines * detailLabel.lineHeight + 1
    guard detailLabel.isVisible else {
      return row(gap: Metrics.gap) {
        legendLabel.fittingText()
        legendButton.fittingLine(minimumScale: Self.minimumLineScale)
          .frame(width: min(page.width * 0.4, legendButton.naturalWidth))
      }.frame(height: height)
    }
    // A small page has no code.
    guard sourcePane.isVisible, page.height > 37.5 * detailLabel.lineHeight else {
      return detailLabel.fittingText().frame(height: height)
    }
    let room = min(page.width / 30, page.height / 40) / detailLabel.lineHeight
    let count = room > 1 ? SourcePane.lineCount : 5
    return column {
      detailLabel.fittingText().frame(height: height)
      sourcePane.frame(height: sourcePane.height(lines: count, forWidth: page.width))
    }.fixed()
  }
}
