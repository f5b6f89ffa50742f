import GtkKit

/// The widget of a row in the ledger: the letter with its mark, the classes of words as parts of a bar, the number of
/// words left, and a note.
///
/// The bar is the list before the guess, and its yellow part the words that were kept. A wedge opens it to the bar of the
/// next row.
final class LedgerLine: ItemRow {
  /// A row, and whether it is the last one.
  struct Item {
    let row: LedgerRow
    let isLast: Bool
  }

  let widget: AnyWidget
  private let shown = Shared<Item?>(nil)
  private let canvas: Container
  private let texts: LedgerTexts

  init() {
    let (texts, shown) = (LedgerTexts(), shown)
    canvas = Container(
      role: .presentation,
      measure: { _ in Extent(minimum: 200, natural: 600) },
      heightForWidth: { Extent(Int(texts.height(forWidth: Double($0)))) },
      arrange: { area in shown.value.map { texts.placements(of: $0.row, in: area.size) } ?? [] },
      drawBelow: { canvas, area in
        if let item = shown.value { Self.draw(item, texts, on: canvas, area) }
      })
    for label in texts.all { canvas.add(label) }
    self.texts = texts
    widget = AnyWidget(canvas)
  }

  var description: String? { shown.value?.row.description }

  func show(_ item: Item) {
    shown.value = item
    texts.show(item.row)
    canvas.queueAllocate()
    canvas.queueDraw()
  }

  // MARK: - Drawing

  private static func draw(_ item: Item, _ texts: LedgerTexts, on canvas: Canvas, _ area: Area) {
    let columns = texts.columns(in: area.size)
    let rects = columns.parts(item.row.parts.map(\.share))
    // Drawings are not mirrored with the parts of a container.
    func mirrored(_ rect: Rect) -> Rect {
      guard area.container.readsRightToLeft else { return rect }
      return Rect(area.size.width - rect.x - rect.width, rect.y, rect.width, rect.height)
    }
    let colors = Colors(of: area.container)
    for (part, rect) in zip(item.row.parts, rects) {
      if part.isKept, !item.isLast {
        drawWedge(
          from: mirrored(rect), to: mirrored(columns.bar), foot: area.size.height, colors.wedge, on: canvas)
      }
      canvas.roundedRectangle(mirrored(rect).inset(by: min(0.5, rect.width / 4)), radius: 5)
      canvas.fill(part.isKept ? colors.kept : colors.other, outline: colors.edge, width: 1)
    }
    drawLetter(item.row, in: mirrored(columns.letter), area, on: canvas)
  }

  /// The colors of the bar, which depend on the theme.
  private struct Colors {
    let kept: Color
    let other: Color
    let edge: Color
    let wedge: Color

    init(of widget: some Widget) {
      kept = widget.themeColor("hangman_kept")
      other = widget.themeColor("hangman_class")
      edge = widget.themeColor("hangman_class_edge")
      wedge = widget.themeColor("hangman_wedge")
    }
  }

  private static func drawWedge(
    from part: Rect, to bar: Rect, foot: Double, _ color: Color, on canvas: Canvas
  ) {
    let top = part.y + part.height
    canvas.polyline(
      Point(part.x, top), Point(part.x + part.width, top), Point(bar.x + bar.width, foot), Point(bar.x, foot))
    canvas.close()
    canvas.fill(color)
  }

  /// Draws the letter in chalk, and beside it a tick for a hit or a cross for a miss.
  private static func drawLetter(_ row: LedgerRow, in rect: Rect, _ area: Area, on canvas: Canvas) {
    var places = [rect.column(0, of: 2, gap: 2), rect.column(1, of: 2, gap: 2)]
    if area.container.readsRightToLeft { places.reverse() }
    let color = row.isHit ? area.container.color : Chalk.red
    let height = min(rect.height * 0.86, places[0].width * 1.15)
    ChalkLetter(row.letter)?.draw(
      on: canvas, above: Point(places[0].center.x, rect.center.y + height / 2), height: height, color,
      weight: 0.13)
    let mark = places[1].centered(Size(height * 0.5, height * 0.5))
    if row.isHit {
      canvas.polyline(
        Point(mark.x, mark.y + mark.height * 0.55),
        Point(mark.x + mark.width * 0.38, mark.y + mark.height * 0.92),
        Point(mark.x + mark.width, mark.y + mark.height * 0.08))
      canvas.stroke(area.container.themeColor("hangman_tick"), width: max(2, height * 0.09))
    } else {
      canvas.cross(in: mark.inset(by: mark.width * 0.08))
      canvas.stroke(Chalk.red, width: max(2, height * 0.09))
    }
  }
}
