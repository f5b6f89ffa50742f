import GtkKit

/// What the rows of a ledger have in common: their fonts, their height, and how far a replay is.
final class LedgerStyle {
  /// The fonts of the texts in the bars, of those below them, and of the numbers beside them.
  let (part, note) = (Label().styled("ledger-part"), Label().styled("ledger-note"))
  let count = Label().styled("ledger-count", "numeric")
  /// The widest number.
  var widestCount = ""
  var rowHeight = 1.0
  /// The rows that a replay has shown, the last one in part.
  var rowsShown = Double.infinity

  /// The smallest and the largest height of a row. A tenth of it is the gap to the next row.
  var heights: ClosedRange<Double> {
    let line = part.lineHeight
    return (1.25 * line + noteHeight) / 0.9...(4.2 * line + noteHeight) / 0.9
  }

  var barHeight: Double { max(1, 0.9 * rowHeight - noteHeight) }
  var noteHeight: Double { note.lineHeight * 1.2 }
}

/// The widget of a row in the ledger: the letter with its mark, the classes of words as parts of a bar, the number of
/// words left, and a note.
///
/// The bar is the list before the guess, and its yellow part the words that were kept. A wedge opens it to the bar of the
/// next row.
final class LedgerLine: CustomWidget, ItemRow {
  /// A row, its number from 0 on, and whether it is the last one.
  struct Item: Equatable {
    let row: LedgerRow
    let index: Int
    let isLast: Bool
  }

  private typealias Box = (part: LedgerRow.Part, rect: Rect)

  /// The room beside a text in its part of the bar.
  private static let margin = 5.0
  private static let minimumScale = 0.75

  var widget: AnyWidget { AnyWidget(self) }
  private var item: Item?
  private let style: LedgerStyle
  private let count = Label().styled("ledger-count", "numeric").textAligned(1)

  init(_ style: LedgerStyle) {
    self.style = style
    super.init(role: .presentation)
    add(count)
  }

  var description: String? { item?.row.description }

  func show(_ item: Item) {
    self.item = item
    count.text = item.row.wordsLeft
    queueAllocate()
    queueDraw()
  }

  // MARK: - Layout

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    orientation == .vertical ? SizeRequest(Int(style.rowHeight)) : SizeRequest(minimum: 200, natural: 600)
  }

  private func columns(in size: Size) -> (letter: Rect, bar: Rect, count: Rect) {
    var bar = Rect(0, 0, size.width, style.barHeight)
    let letter = bar.cutLeft(min(96, max(40, size.width * 0.13)), gap: 10)
    let number = bar.cutRight(style.count.width(of: style.widestCount), gap: 10)
    return (letter, bar, number)
  }

  /// How much of the row a replay has shown, from 0 to 1.
  private var shown: Double { min(1, max(0, style.rowsShown - Double(item?.index ?? 0))) }

  /// The classes that have a part of the bar of their own: the kept one, and those whose text has room. The others are one part.
  private func boxes(in bar: Rect) -> [Box] {
    let all = divided(bar, item?.row.parts ?? [])
    let own = all.filter { $0.part.isKept || $0.part.classes == 1 && text(in: $0) != nil }.map(\.part)
    let others = all.map(\.part).filter { !own.contains($0) }
    let rest = LedgerRow.Part(
      others.reduce(0) { $0 + $1.classes }, share: others.reduce(0) { $0 + $1.share })
    return divided(bar, others.isEmpty ? own : own + [rest])
  }

  /// The rectangles of parts of the bar, by their shares. Neighbors have a gap, and no part vanishes.
  private func divided(_ bar: Rect, _ parts: [LedgerRow.Part]) -> [Box] {
    let gap = min(2, bar.width / Double(max(1, parts.count)) / 4)
    let minimum = 2.0
    let whole = bar.width - (gap + minimum) * Double(parts.count) + gap
    var rest = bar
    return parts.map { ($0, rest.cutLeft(minimum + whole * $0.share, gap: gap)) }
  }

  /// The first text of a part that fits; nil if none has room.
  private func text(in box: Box) -> String? {
    [box.part.text, box.part.shortText].compactMap(\.self).first {
      style.part.width(of: $0) * Self.minimumScale <= box.rect.width - 2 * Self.margin
    }
  }

  override func arrange(in area: Area) -> [Placement] {
    guard shown == 1 else { return [] }
    return [count.placedLine(in: columns(in: area.size).count, minimumScale: 0.5)]
  }

  // MARK: - Drawing

  override func draw(on canvas: Canvas, in area: Area) {
    guard let item, shown > 0 else { return }
    let (letter, bar, _) = columns(in: area.size)
    let colors = HangmanColors(of: self)
    let shrunk = Animation.Curve.easeInOut.value(at: shown)
    // Drawings are not mirrored with the parts of a container.
    func mirrored(_ rect: Rect) -> Rect {
      readsRightToLeft
        ? Rect(area.size.width - rect.x - rect.width, rect.y, rect.width, rect.height) : rect
    }
    // The part that is kept covers the others at first.
    let boxes = boxes(in: bar).sorted { !$0.part.isKept && $1.part.isKept }
    for box in boxes {
      var place = box.rect
      if box.part.isKept {
        place.x = bar.x.mixed(with: place.x, shrunk)
        place.width = bar.width.mixed(with: place.width, shrunk)
      }
      place = mirrored(place)
      if box.part.isKept, !item.isLast, shown == 1 {
        let (whole, top, foot) = (mirrored(bar), place.y + place.height, area.size.height)
        canvas.polyline(
          Point(place.x, top), Point(place.x + place.width, top), Point(whole.x + whole.width, foot),
          Point(whole.x, foot))
        canvas.close()
        canvas.fill(colors.wedge)
      }
      canvas.roundedRectangle(place.inset(by: min(0.5, place.width / 4)), radius: 5)
      canvas.fill(box.part.isKept ? colors.kept : colors.others, outline: colors.outline, width: 1)
      guard shown == 1, let text = text(in: box) else { continue }
      draw(
        text, like: style.part, in: place.inset(by: Self.margin, 0),
        box.part.isKept ? colors.keptText : color, on: canvas)
    }
    drawLetter(item.row, in: mirrored(letter), tick: colors.tick, on: canvas)
    guard shown == 1 else { return }
    var below = Rect(bar.x, bar.height + 2, bar.width, style.noteHeight)
    // What has no room in its bar is below it, in the color of the bar.
    if let kept = boxes.last, text(in: kept) == nil {
      let place = below.cutLeft(min(below.width, style.part.width(of: kept.part.text)), gap: 2 * Metrics.step)
      draw(kept.part.text, like: style.part, in: mirrored(place), colors.kept, on: canvas)
    }
    if let note = item.row.notes.first(where: { style.note.width(of: $0) <= below.width }) {
      let place = below.cutLeft(style.note.width(of: note))
      draw(note, like: style.note, in: mirrored(place), color, on: canvas)
    }
  }

  /// Draws a text in the middle of a rectangle, and smaller if it is too long.
  private func draw(_ text: String, like label: Label, in rect: Rect, _ color: Color, on canvas: Canvas) {
    let size = label.size(of: text)
    let scale = min(1, rect.width / size.width)
    let place = rect.centered(Size(size.width * scale, size.height * scale))
    canvas.transformed(by: Point(place.x, place.y), scale: scale) {
      $0.text(text, like: label, at: Point(0, 0), color)
    }
  }

  /// Draws the letter in chalk, and beside it a tick for a hit or a cross for a miss.
  private func drawLetter(_ row: LedgerRow, in rect: Rect, tick: Color, on canvas: Canvas) {
    var places = [rect.column(0, of: 2, gap: 2), rect.column(1, of: 2, gap: 2)]
    if readsRightToLeft { places.reverse() }
    let color = row.isHit ? self.color : Chalk.red
    let height = min(rect.height * 0.8, places[0].width * 1.15)
    ChalkLetter.draw(
      row.letter, on: canvas, above: Point(places[0].center.x, rect.center.y + height * 0.55), height: height,
      color, weight: 0.13, like: self)
    let mark = places[1].centered(Size(height * 0.5, height * 0.5))
    if row.isHit {
      canvas.polyline(
        Point(mark.x, mark.y + mark.height * 0.55),
        Point(mark.x + mark.width * 0.38, mark.y + mark.height * 0.92),
        Point(mark.x + mark.width, mark.y + mark.height * 0.08))
    } else {
      canvas.cross(in: mark.inset(by: mark.width * 0.08))
    }
    canvas.stroke(row.isHit ? tick : Chalk.red, width: max(2, height * 0.09))
  }
}
