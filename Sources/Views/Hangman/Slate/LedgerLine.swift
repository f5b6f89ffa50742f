import GtkKit

/// What the rows of a ledger have in common: their fonts, their heights, and how far a replay is.
final class LedgerStyle {
  typealias Box = (part: LedgerRow.Part, rect: Rect, textPlace: Rect)

  /// The fonts of the texts in the bars, of the notes, and of the numbers beside them.
  let (part, note) = (Label().styled("ledger-part"), Label().styled("ledger-note"))
  let count = Label().styled("ledger-count", "numeric")
  /// The widest number.
  private var widestCount = ""
  /// The height of a bar, and of each row with the gap to the next one.
  private(set) var (barHeight, heights) = (1.0, [Double]())
  /// The scale of the texts: they are larger where there is room.
  private(set) var scale = 1.0
  private var hasNotesBeside = false
  /// The rows that a replay has shown, the last one in part.
  var rowsShown = Double.infinity

  /// The room beside a text in its part of the bar.
  static let margin = 5.0
  /// The distance of bars without notes, in heights of a bar.
  private static let pitch = 1.25
  private static let minimumScale = 0.9
  /// The smallest width of rows with their notes beside the bars.
  private static let widthWithNotes = 440.0

  var minimumBarHeight: Double { 1.25 * part.lineHeight }

  /// Fits the rows in a size, with the largest texts that leave the bars high. If not all rows have room with their notes
  /// below the bars, the notes are beside them.
  func fit(_ rows: [LedgerRow], in size: Size) {
    widestCount = rows.map(\.wordsLeft).max { $0.count < $1.count } ?? ""
    let withNotes = Double(rows.filter { !$0.notes.isEmpty }.count)
    let (bars, noteHeight) = (Self.pitch * Double(max(1, rows.count)), 1.2 * note.lineHeight)
    hasNotesBeside =
      size.width >= Self.widthWithNotes && 2 * withNotes >= Double(rows.count)
      && minimumBarHeight * bars + noteHeight * withNotes > size.height
    let notes = hasNotesBeside ? 0 : noteHeight * withNotes
    scale = min(1.5, max(1, size.height / (1.7 * part.lineHeight * bars + notes)))
    let room = (size.height - notes * scale) / bars
    barHeight = max(minimumBarHeight, min(room, 2.4 * part.lineHeight * scale))
    heights = rows.map { row in
      (Self.pitch * barHeight + (row.notes.isEmpty || hasNotesBeside ? 0 : noteHeight * scale)).rounded(.down)
    }
  }

  /// The places of a row of a size.
  func columns(in size: Size) -> (letter: Rect, bar: Rect, count: Rect, note: Rect) {
    var bar = Rect(0, 0, size.width, barHeight)
    let letter = bar.cutLeft(min(96, max(40, size.width * 0.13)), gap: 10)
    let number = bar.cutRight(count.width(of: widestCount) * scale, gap: 10)
    let note =
      hasNotesBeside
      ? bar.cutRight(bar.width * 0.42, gap: 10)
      : Rect(bar.x, barHeight, bar.width, size.height - Self.pitch * barHeight)
    return (letter, bar, number, note)
  }

  /// The classes that have a part of the bar of their own: the kept one, and those whose text has room. The others are one part.
  func boxes(of row: LedgerRow, in bar: Rect) -> [Box] {
    let all = divided(bar, row.parts.filter(\.isKept) + row.parts.filter { !$0.isKept })
    let own = all.filter { $0.part.isKept || $0.part.classes == 1 && text(in: $0) != nil }.map(\.part)
    let others = all.map(\.part).filter { !own.contains($0) }
    let rest = LedgerRow.Part(
      others.reduce(0) { $0 + $1.classes }, share: others.reduce(0) { $0 + $1.share })
    return divided(bar, others.isEmpty ? own : own + [rest])
  }

  /// The rectangles of parts of the bar, by their shares. Neighbors have a gap, and no part vanishes. The text of the kept part
  /// is beside it if it has more room there.
  private func divided(_ bar: Rect, _ parts: [LedgerRow.Part]) -> [Box] {
    let gap = min(2, bar.width / Double(max(1, parts.count)) / 4)
    let minimum = 2.0
    let whole = bar.width - (gap + minimum) * Double(parts.count) + gap
    var (rest, textEnd) = (bar, bar.x)
    return parts.map {
      let rect = rest.cutLeft(minimum + whole * $0.share, gap: gap)
      var place = rect
      if $0.isKept, width(of: $0.text) > rect.width, rest.width > rect.width {
        place = Rect(rest.x, rest.y, part.width(of: $0.text) * scale + 2 * Self.margin, rest.height)
        place.width = min(place.width, rest.width)
        textEnd = place.x + place.width
      } else {
        _ = place.cutLeft(max(0, textEnd - place.x))
      }
      return ($0, rect, place)
    }
  }

  /// The width that a text needs at least.
  private func width(of text: String) -> Double {
    part.width(of: text) * Self.minimumScale + 2 * Self.margin
  }

  /// The text of the kept part, or that of another one if it fits.
  func text(in box: Box) -> String? {
    box.part.isKept || width(of: box.part.text) <= box.textPlace.width ? box.part.text : nil
  }
}

/// The widget of a row in the ledger: the letter with its mark, the classes of words as parts of a bar, the number of
/// words left, and a note.
///
/// The bar is the list before the guess, and its yellow part, the first one, the words that were kept. Where only one word was left
/// before, there is no bar.
final class LedgerLine: CustomWidget, ItemRow {
  /// A row, and its number from 0 on.
  struct Item: Equatable {
    let row: LedgerRow
    let index: Int
  }

  var widget: AnyWidget { AnyWidget(self) }
  private var item: Item?
  private let style: LedgerStyle

  init(_ style: LedgerStyle) {
    self.style = style
    super.init(role: .presentation)
  }

  var description: String? { item?.row.description }

  func show(_ item: Item) {
    self.item = item
    queueResize()
    queueDraw()
  }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    guard orientation == .vertical else { return SizeRequest(minimum: 200, natural: 600) }
    let index = item?.index ?? 0
    return SizeRequest(Int(style.heights.indices.contains(index) ? style.heights[index] : style.barHeight))
  }

  /// How much of the row a replay has shown, from 0 to 1.
  private var shown: Double { min(1, max(0, style.rowsShown - Double(item?.index ?? 0))) }

  // MARK: - Drawing

  override func draw(on canvas: Canvas, in area: Area) {
    guard let item, shown > 0 else { return }
    let (letter, bar, count, notePlace) = style.columns(in: area.size)
    let colors = HangmanColors(of: self)
    let shrunk = Animation.Curve.easeInOut.value(at: shown)
    // Drawings are not mirrored with the parts of a container.
    func mirrored(_ rect: Rect) -> Rect {
      readsRightToLeft
        ? Rect(area.size.width - rect.x - rect.width, rect.y, rect.width, rect.height) : rect
    }
    // The part that is kept covers the others at first.
    for box in style.boxes(of: item.row, in: bar).reversed() {
      var place = box.rect
      if box.part.isKept { place.width = bar.width.mixed(with: place.width, shrunk) }
      place = mirrored(place)
      if !item.row.isDecided {
        canvas.roundedRectangle(place.inset(by: min(0.5, place.width / 4)), radius: 5)
        canvas.fill(box.part.isKept ? colors.kept : colors.others, outline: colors.outline, width: 1)
      }
      guard shown == 1, let text = style.text(in: box) else { continue }
      let isOnBar = box.textPlace.x == box.rect.x && !item.row.isDecided
      let keptColor = isOnBar ? colors.keptText : colors.kept
      var textPlace = box.textPlace
      if item.row.isDecided {
        textPlace.width = min(
          textPlace.width, style.part.width(of: text) * style.scale + 2 * LedgerStyle.margin)
      }
      if box.part.isKept, !isOnBar, !item.row.isDecided {
        canvas.roundedRectangle(mirrored(box.rect.union(textPlace)).inset(by: 1), radius: 5)
        canvas.stroke(colors.kept, width: 2)
      }
      draw(
        text, like: style.part, in: mirrored(textPlace.inset(by: LedgerStyle.margin, 0)),
        box.part.isKept ? keptColor : color, on: canvas)
    }
    drawLetter(item.row, in: mirrored(letter), tick: colors.tick, on: canvas)
    guard shown == 1 else { return }
    // The numbers end on a line.
    let width = min(count.width, style.count.width(of: item.row.wordsLeft) * style.scale)
    let number = mirrored(Rect(count.x + count.width - width, 0, width, bar.height))
    draw(item.row.wordsLeft, like: style.count, in: number, color, on: canvas)
    let notes = item.row.notes
    if let note = notes.first(where: { style.note.width(of: $0) * style.scale <= notePlace.width }) {
      var place = notePlace
      place.width = style.note.width(of: note) * style.scale
      draw(note, like: style.note, in: mirrored(place), color, on: canvas)
    }
  }

  /// Draws a text in the middle of a rectangle, and smaller if it is too long.
  private func draw(_ text: String, like label: Label, in rect: Rect, _ color: Color, on canvas: Canvas) {
    let size = label.size(of: text)
    let scale = min(style.scale, rect.width / size.width, rect.height / size.height)
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
    draw(
      row.isHit ? "✓" : "✕", like: style.count, in: places[1], row.isHit ? tick : Chalk.red, on: canvas)
  }
}
