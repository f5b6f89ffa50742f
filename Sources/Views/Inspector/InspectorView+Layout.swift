import GtkKit

/// The names and the layout of the parts.
extension InspectorView {
  /// The minimum and natural sizes at the usual text size.
  static let minimumSize = Size(300, 260)
  static let usualSize = Size(420, 640)
  /// The smallest scale of a row of controls that is too long.
  private static let minimumLineScale = 0.5

  /// The parts in the order of the Tab key.
  var parts: [any Widget] {
    [
      controls, paceChoice, skipButton, sizes, places, gameChoice, filterChoice, searchField, waitingLabel,
      header, messageArea, propertyPane, detailLabel, sourcePane, legendLabel, legendButton,
      timelineBar,
    ]
  }

  func nameOutlets() {
    pauseButton.accessibleLabel(tr("Pause")).tooltip = tr("Hold back new messages (F5)")
    stepBackButton.labeledByTooltip(tr("Hide the last message again (F7 or Page Up)"))
    stepButton.tooltip = tr("Show the next message (F8 or Page Down)")
    slowButton.accessibleLabel(tr("Slow")).tooltip = tr("Show the messages one by one (F9)")
    paceChoice.named("paceChoice").accessibleLabel(tr("Time for each message"))
    paceChoice.tooltip = tr("How long Slow shows each message")
    skipButton.accessibleLabel(tr("To the Next Action")).tooltip = tr(
      "Show all waiting messages of the action (Shift+F8)")
    smallerButton.labeledByTooltip(tr("Smaller text (Ctrl −)"))
    largerButton.labeledByTooltip(tr("Larger text (Ctrl +)"))
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
    max(1, Metrics.projectedText(in: Window(of: root)) / detailLabel.fontSize) * zoom
  }

  private enum PageForm {
    /// The properties below the messages.
    case high
    /// The properties beside the messages.
    case wide
    /// A low column with the most important properties.
    case low
    /// A lower one without the properties.
    case lower
    /// A very low column with the messages and one row of controls, and with the search while it is used.
    case veryLow

    /// The form for a size and a line height.
    init(for size: Size, lineHeight: Double) {
      let lines = Size(size.width / lineHeight, size.height / lineHeight)
      self =
        if lines.height >= 26 { .high } else if lines.width >= 42, lines.height >= 16 { .wide } else {
          lines.height >= 21 ? .low : lines.height >= 19 ? .lower : .veryLow
        }
    }
  }

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

  private func layout(on page: Page) -> Layout {
    let form = PageForm(for: page.size, lineHeight: detailLabel.lineHeight)
    let hasFilters = form != .veryLow || isSearching
    let top =
      controlRows(page) + (hasFilters ? filterRows(page, hasSearch: form == .high || isSearching) : [])
    let bottom = (form == .veryLow ? [] : [note(page)]) + [timelineBar.fixed()]
    return column(gap: Metrics.step) {
      for row in top { row }
      if form == .wide {
        row(gap: Metrics.step) {
          messages
          propertyPane.frame(width: max(210, page.width * 0.32))
        }
      } else {
        messages
        if form == .high || form == .low { properties(page, beside: top + bottom) }
      }
      for row in bottom { row }
    }
  }

  /// Whether the search is in use: then its field stays, also on a low page.
  private var isSearching: Bool { searchField.containsFocus || !searchField.text.isEmpty }

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

  /// The controls in as many rows as the width of the page needs.
  private func controlRows(_ page: Page) -> [Layout] {
    let (start, end): ([any Widget], [any Widget]) = ([controls, paceChoice, skipButton], [sizes, places])
    if width(of: start + end) <= page.width * Self.wideRow { return [controlRow(start, end, page)] }
    var rows: [[any Widget]] = [[]]
    for part in start + end {
      if let last = rows.last, !last.isEmpty, width(of: last + [part]) > page.width * Self.wideRow {
        rows.append([])
      }
      rows[rows.count - 1].append(part)
    }
    return rows.map { controlRow($0, [], page) }
  }

  /// How much wider than the page a row can be, which is then drawn smaller.
  private static let wideRow = 1.1

  private func width(of parts: [any Widget]) -> Double {
    parts.reduce(0) { $0 + $1.naturalWidth + Metrics.step }
  }

  /// A row with parts at its start and at its end. A page that is too narrow shows the row smaller.
  private func controlRow(_ start: [any Widget], _ end: [any Widget], _ page: Page) -> Layout {
    let scale = max(Self.minimumLineScale, min(1, page.width / width(of: start + end)))
    let part = { (part: any Widget) in
      Layout(
        width: { _ in part.naturalWidth * scale },
        height: { _, _ in part.naturalHeight(forWidth: 0) * scale },
        place: { [part.placed(in: $0, scale: scale)] }
      ).fixed()
    }
    return row(gap: Metrics.step * scale) {
      for widget in start { part(widget) }
      Layout.spacer
      for widget in end { part(widget) }
    }.fixed()
  }

  /// The choices and the search in one row, or in two on a narrow page.
  private func filterRows(_ page: Page, hasSearch: Bool) -> [Layout] {
    let choices = [gameChoice, filterChoice].map { $0.fittingLine(minimumScale: Self.minimumLineScale) }
    let waiting = waitingLabel.fittingLine(minimumScale: Self.minimumLineScale)
      .frame(width: waitingLabel.characterWidth * 11)
    guard page.width < 28 * detailLabel.lineHeight else {
      return [
        row(gap: Metrics.step) {
          for choice in choices { choice.frame(width: page.width * 0.27) }
          searchField
          waiting
        }.fixed()
      ]
    }
    let first = row(gap: Metrics.step) { for choice in choices { choice } }.fixed()
    let second = row(gap: Metrics.step) {
      searchField
      waiting
    }.fixed()
    return hasSearch ? [first, second] : [first]
  }

  /// The header of the group, and below it the messages.
  private var messages: Layout {
    column {
      header.fixed()
      messageArea
    }
  }

  /// The legend with its source file, or the detail of a message with its code below. The height does not depend on the text, so
  /// that nothing moves when it changes.
  private func note(_ page: Page) -> Layout {
    let isNarrow = page.width / detailLabel.lineHeight < 48
    let lines = isNarrow ? (page.height > 1.5 * page.width ? 3 : 2) : 1.25
    let height = lines * detailLabel.lineHeight + 1
    guard detailLabel.isVisible else {
      return row(gap: Metrics.gap) {
        legendLabel.fittingText()
        legendButton.fittingLine(minimumScale: Self.minimumLineScale)
          .frame(width: min(page.width * 0.4, legendButton.naturalWidth))
      }.frame(height: height)
    }
    guard sourcePane.isVisible else { return detailLabel.fittingText().frame(height: height) }
    // A small page shows only the name of the file.
    let room = min(page.width / 30, page.height / 42) / detailLabel.lineHeight
    let count = room > 1 ? SourcePane.lineCount : page.height > 31 * detailLabel.lineHeight ? 5 : 0
    return column(gap: Metrics.gap) {
      detailLabel.fittingText().frame(height: height)
      sourcePane.frame(height: sourcePane.height(lines: count, forWidth: page.width))
    }.fixed()
  }
}
