import GtkKit

/// The guesses of a game, a row for each, from the first one on.
package final class LedgerList: CustomWidget {
  private let items = ItemList<LedgerLine.Item>(isLog: false) { LedgerLine() }

  /// The `GtkListView`.
  package var list: AnyWidget { items.list }

  init() {
    super.init()
    items.list.styled("ledger").accessibleLabel(tr("Guesses"))
    items.showsScrollbar()
    add(items)
  }

  /// The rows.
  package var rows: [LedgerRow] { items.items.map(\.row) }

  /// Shows rows, beginning with the first one.
  package func show(_ rows: [LedgerRow]) {
    set(
      "", isNew: rows != self.rows, describedAs: "[\(rows.map { String($0.letter) }.joined(separator: ", "))]"
    ) {
      items.show(rows.enumerated().map { LedgerLine.Item(row: $1, isLast: $0 == rows.count - 1) })
    }
    if !rows.isEmpty { items.scroll(to: 0) }
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    guard orientation == .vertical else { return items.measured(.horizontal) }
    // A list of which less than a row and a half is visible is hard to read.
    let row = items.list.children.first?.measured(.vertical).minimum ?? 0
    return SizeRequest(max(60, row * 3 / 2))
  }

  override package func arrange(in area: Area) -> [Placement] { [items.placed(in: area.rect)] }
}

/// A guess in the ledger: how it could have gone, and how it went.
package struct LedgerRow: Equatable {
  /// A class of words, or several of them: a part of the bar of all words that were possible.
  package struct Part: Equatable {
    /// The pattern of the class, or how many classes there are.
    package var text: String
    /// The share of the words, from 0 to 1.
    package var share: Double
    /// Whether the words of this class were kept.
    package var isKept: Bool

    package init(_ text: String, share: Double, isKept: Bool = false) {
      self.text = text
      self.share = share
      self.isKept = isKept
    }
  }

  /// The letter that was guessed.
  package var letter: Character
  /// Whether it was in the word.
  package var isHit: Bool
  /// The classes from the largest one on, and the others as one part.
  package var parts: [Part]
  /// The number of words after the guess.
  package var wordsLeft: String
  /// Some of the words that were given up.
  package var note: String
  /// The row in words, for screen readers.
  package var description: String

  package init(
    letter: Character, isHit: Bool, parts: [Part], wordsLeft: String, note: String, description: String
  ) {
    (self.letter, self.isHit, self.parts) = (letter, isHit, parts)
    (self.wordsLeft, self.note, self.description) = (wordsLeft, note, description)
  }
}

/// The widget of a row in the ledger: the letter with its mark, the classes of words as parts of a bar, the number of
/// words left, and a note.
///
/// The bar is the list before the guess, and its yellow part the words that were kept. A wedge opens it to the bar of the
/// next row.
private final class LedgerLine: CustomWidget, ItemRow {
  /// A row, and whether it is the last one.
  struct Item: Equatable {
    let row: LedgerRow
    let isLast: Bool
  }

  var widget: AnyWidget { AnyWidget(self) }
  private var item: Item?
  private let texts = LedgerTexts()

  init() {
    super.init(role: .presentation)
    for label in texts.all { add(label) }
  }

  var description: String? { item?.row.description }

  func show(_ item: Item) {
    self.item = item
    texts.show(item.row)
    queueAllocate()
    queueDraw()
  }

  // MARK: - Layout

  override var heightDependsOnWidth: Bool { true }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    orientation == .horizontal
      ? SizeRequest(minimum: 200, natural: 600) : SizeRequest(Int(texts.height(forWidth: Double(across))))
  }

  override func arrange(in area: Area) -> [Placement] {
    item.map { texts.placements(of: $0.row, in: area.size) } ?? []
  }

  // MARK: - Drawing

  override func draw(on canvas: Canvas, in area: Area) {
    guard let item else { return }
    let columns = texts.columns(in: area.size)
    let rects = columns.parts(item.row.parts.map(\.share))
    let colors = HangmanColors(of: self)
    // Drawings are not mirrored with the parts of a container.
    func mirrored(_ rect: Rect) -> Rect {
      guard readsRightToLeft else { return rect }
      return Rect(area.size.width - rect.x - rect.width, rect.y, rect.width, rect.height)
    }
    for (part, rect) in zip(item.row.parts, rects) {
      if part.isKept, !item.isLast {
        drawWedge(
          from: mirrored(rect), to: mirrored(columns.bar), foot: area.size.height, colors.wedge, on: canvas)
      }
      canvas.roundedRectangle(mirrored(rect).inset(by: min(0.5, rect.width / 4)), radius: 5)
      canvas.fill(part.isKept ? colors.kept : colors.others, outline: colors.outline, width: 1)
    }
    drawLetter(item.row, in: mirrored(columns.letter), tick: colors.tick, on: canvas)
  }

  private func drawWedge(
    from part: Rect, to bar: Rect, foot: Double, _ color: Color, on canvas: Canvas
  ) {
    let top = part.y + part.height
    canvas.polyline(
      Point(part.x, top), Point(part.x + part.width, top), Point(bar.x + bar.width, foot), Point(bar.x, foot))
    canvas.close()
    canvas.fill(color)
  }

  /// Draws the letter in chalk, and beside it a tick for a hit or a cross for a miss.
  private func drawLetter(_ row: LedgerRow, in rect: Rect, tick: Color, on canvas: Canvas) {
    var places = [rect.column(0, of: 2, gap: 2), rect.column(1, of: 2, gap: 2)]
    if readsRightToLeft { places.reverse() }
    let color = row.isHit ? self.color : Chalk.red
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
      canvas.stroke(tick, width: max(2, height * 0.09))
    } else {
      canvas.cross(in: mark.inset(by: mark.width * 0.08))
      canvas.stroke(Chalk.red, width: max(2, height * 0.09))
    }
  }
}

/// The texts of a row in the ledger: in the parts of the bar where they fit, the number of words left, and the note below
/// the bar.
private struct LedgerTexts {
  /// The maximum number of parts of a bar.
  private static let maximumParts = 6
  /// The room beside a text in its part of the bar.
  private static let margin = 5.0
  private static let minimumScale = 0.75
  /// The length of a pattern, with its spaces, beside which a note has no room.
  private static let longPattern = 20
  /// The width from which rows stand further apart.
  private static let wideRow = 560.0

  private let parts = (0..<maximumParts).map { _ in Label().styled("ledger-part").keepsDirection() }
  private let count = Label().styled("ledger-count", "numeric").textAligned(1)
  private let note = Label(wraps: true).styled("ledger-note")
  /// The note with the text of the kept part, which does not fit into the bar.
  private let longNote = Label(wraps: true).styled("ledger-note")

  var all: [Label] { parts + [count, note, longNote] }

  func show(_ row: LedgerRow) {
    for (index, label) in parts.enumerated() {
      let part = row.parts.indices.contains(index) ? row.parts[index] : nil
      label.text = part?.text ?? ""
      label.setStyle("kept", part?.isKept == true)
    }
    count.text = row.wordsLeft
    note.text = row.note
    let kept = row.parts.first(where: \.isKept)?.text ?? ""
    let isLong = row.note.isEmpty || kept.count > Self.longPattern
    longNote.text = isLong ? kept : "\(kept) · \(row.note)"
    // The underscores of a pattern are thin.
    longNote.setStyle("pattern", isLong)
  }

  // MARK: - Layout

  private var barHeight: Double { max(26, parts[0].lineHeight * 1.7) }
  private var noteHeight: Double { note.lineHeight * 1.25 }

  /// The height of a row of a width, with the gap to the next one.
  func height(forWidth width: Double) -> Double {
    (barHeight + noteHeight).rounded(.up) + (width > Self.wideRow ? Metrics.gap : Metrics.step)
  }

  /// The columns in a row of a size.
  func columns(in size: Size) -> LedgerColumns {
    LedgerColumns(width: size.width, height: barHeight, count: count.characterWidth * 7)
  }

  func placements(of row: LedgerRow, in size: Size) -> [Placement] {
    let columns = columns(in: size)
    let rects = columns.parts(row.parts.map(\.share))
    let places = zip(zip(row.parts, parts), rects).compactMap { texts, rect -> (LedgerRow.Part, Placement)? in
      let room = rect.inset(by: Self.margin, 0)
      let (part, label) = texts
      guard label.naturalWidth * Self.minimumScale <= room.width else { return nil }
      return (part, label.placedLine(in: room, minimumScale: Self.minimumScale))
    }
    let bar = columns.bar
    let below = Rect(
      bar.x, bar.y + bar.height + 2, size.width - bar.x - Metrics.step,
      max(noteHeight, size.height - bar.height - 4))
    let hasKept = places.contains { $0.0.isKept }
    return places.map(\.1) + [
      count.placedLine(in: columns.count, minimumScale: 0.5),
      (hasKept ? note : longNote).placedText(in: below),
    ]
  }
}

/// The columns of the ledger, in a row of a width: the letter, the words that were possible, and how many were left.
private struct LedgerColumns {
  let letter: Rect
  let bar: Rect
  let count: Rect

  private static let gap = 10.0

  /// The columns of a row; `count` is the width of the largest number.
  init(width: Double, height: Double, count: Double) {
    var rest = Rect(0, 0, width, height)
    letter = rest.cutLeft(min(96, max(40, width * 0.13)), gap: Self.gap)
    self.count = rest.cutRight(max(count, width * 0.12), gap: Self.gap)
    bar = rest
  }

  /// The rectangles of parts of the bar, by their shares. Neighbors have a gap, and no part vanishes.
  func parts(_ shares: [Double]) -> [Rect] {
    let gap = min(2, bar.width / Double(max(1, shares.count)) / 4)
    let minimum = 2.0
    let whole = bar.width - (gap + minimum) * Double(shares.count) + gap
    var rest = bar
    return shares.map { rest.cutLeft(minimum + whole * $0, gap: gap) }
  }
}
