import GtkKit

/// The guesses of a game, a row for each, from the first one on.
package final class LedgerList: CustomWidget {
  private let replay: LedgerReplay
  private let items: ItemList<LedgerLine.Item>
  private lazy var playing = Animation(of: self)

  /// The duration of the replay in milliseconds.
  package static let replayTime = 3000

  package var list: AnyWidget { items.list }

  init() {
    let replay = LedgerReplay()
    self.replay = replay
    items = ItemList(isLog: false) { LedgerLine(replay) }
    super.init()
    items.list.styled("ledger").accessibleLabel(tr("Guesses"))
    items.showsScrollbar()
    add(items)
  }

  package var isPlaying: Bool { playing.isRunning }
  package var rows: [LedgerRow] { items.items.map(\.row) }

  package func show(_ rows: [LedgerRow]) {
    set(
      "", isNew: rows != self.rows, describedAs: "[\(rows.map { String($0.letter) }.joined(separator: ", "))]"
    ) {
      items.show(rows.enumerated().map { LedgerLine.Item(row: $1, index: $0, isLast: $0 == rows.count - 1) })
    }
    playing.finish()
    if !rows.isEmpty { items.scroll(to: 0) }
  }

  /// Shows the guesses one after the other: the bar of each shrinks to the words that were kept.
  package func play() {
    traceCall()
    playing.run(milliseconds: Self.replayTime, curve: .linear) { [self] in
      let before = replay.rowsShown
      replay.rowsShown = $0 < 1 ? $0 * Double(rows.count) : .infinity
      let current = min(rows.count - 1, Int(min(replay.rowsShown, 1000)))
      if before != .infinity, Int(before) < current { items.scroll(to: current) }
      for row in items.mappedRows.map(\.row.widget) {
        row.queueAllocate()
        row.queueDraw()
      }
    }
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    guard orientation == .vertical else { return items.measured(.horizontal) }
    return SizeRequest(max(60, Int(rowHeight(-1))))
  }

  private func rowHeight(_ width: Double) -> Double {
    Double(items.list.children.first?.measured(.vertical, across: Int(width)).minimum ?? 0)
  }

  /// No row is cut.
  override package func arrange(in area: Area) -> [Placement] {
    let row = max(1, rowHeight(area.size.width))
    let height = max(row, (area.size.height / row).rounded(.down) * row)
    return [items.placed(in: Rect(0, 0, area.size.width, min(area.size.height, height)))]
  }
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
    /// The number of classes.
    package var classes: Int

    package init(_ text: String, share: Double, isKept: Bool = false, classes: Int = 1) {
      (self.text, self.share, self.isKept, self.classes) = (text, share, isKept, classes)
    }

    /// Several classes as one part.
    package init(_ classes: Int, share: Double) {
      self.init(trn("{n} more", "{n} more", classes), share: share, classes: classes)
    }
  }

  package var letter: Character
  package var isHit: Bool
  /// The classes from the largest one on, and the others as one part.
  package var parts: [Part]
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

/// How far a replay of the ledger is: the rows that it has shown, the last one in part.
private final class LedgerReplay {
  var rowsShown = Double.infinity
}

/// The widget of a row in the ledger: the letter with its mark, the classes of words as parts of a bar, the number of
/// words left, and a note.
///
/// The bar is the list before the guess, and its yellow part the words that were kept. A wedge opens it to the bar of the
/// next row.
private final class LedgerLine: CustomWidget, ItemRow {
  /// A row, its number from 0 on, and whether it is the last one.
  struct Item: Equatable {
    let row: LedgerRow
    let index: Int
    let isLast: Bool
  }

  private static let maximumParts = 6
  /// The room beside a text in its part of the bar.
  private static let margin = 5.0
  private static let minimumScale = 0.75
  /// The length of a pattern, with its spaces, beside which a note has no room.
  private static let longPattern = 20
  /// The width from which rows stand further apart.
  private static let wideRow = 560.0

  var widget: AnyWidget { AnyWidget(self) }
  private var item: Item?
  private let replay: LedgerReplay
  private let parts = (0..<maximumParts).map { _ in Label().styled("ledger-part").keepsDirection() }
  private let count = Label().styled("ledger-count", "numeric").textAligned(1)
  private let note = Label(wraps: true).styled("ledger-note")
  /// The note with the text of the kept part, which does not fit into the bar.
  private let longNote = Label(wraps: true).styled("ledger-note")

  init(_ replay: LedgerReplay) {
    self.replay = replay
    super.init(role: .presentation)
    for label in parts + [count, note, longNote] { add(label) }
  }

  var description: String? { item?.row.description }

  func show(_ item: Item) {
    self.item = item
    let row = item.row
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
    queueAllocate()
    queueDraw()
  }

  // MARK: - Layout

  override var heightDependsOnWidth: Bool { true }

  private var barHeight: Double { max(26, parts[0].lineHeight * 1.7) }
  private var noteHeight: Double { note.lineHeight * 1.25 }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    guard orientation == .vertical else { return SizeRequest(minimum: 200, natural: 600) }
    // With the gap to the next row.
    let gap = Double(across) > Self.wideRow ? Metrics.gap : Metrics.step
    return SizeRequest(Int((barHeight + noteHeight).rounded(.up) + gap))
  }

  private func columns(in size: Size) -> LedgerColumns {
    LedgerColumns(width: size.width, height: barHeight, count: count.characterWidth * 7)
  }

  /// How much of the row a replay has shown, from 0 to 1.
  private var shown: Double { min(1, max(0, replay.rowsShown - Double(item?.index ?? 0))) }

  /// The classes that have a part of the bar of their own: the kept one, and those whose text has room. The others are one part.
  private func boxes(in bar: LedgerColumns) -> [(part: LedgerRow.Part, label: Label?, rect: Rect)] {
    let row = item?.row.parts ?? []
    let own = zip(zip(row, parts), bar.parts(row.map(\.share))).filter { texts, rect in
      texts.0.isKept || texts.0.classes == 1 && hasRoom(texts.1, in: rect)
    }.map(\.0)
    let others = row.filter { part in !own.contains { $0.0 == part } }
    let count = others.reduce(0) { $0 + $1.classes }
    let rest = count == 0 ? [] : [LedgerRow.Part(count, share: others.reduce(0) { $0 + $1.share })]
    let boxes = own.map { ($0.0, $0.1) } + rest.map { ($0, nil) }
    return zip(boxes, bar.parts(boxes.map(\.0.share))).map { ($0.0, $0.1, $1) }
  }

  private func hasRoom(_ label: Label, in rect: Rect) -> Bool {
    label.naturalWidth * Self.minimumScale <= rect.width - 2 * Self.margin
  }

  /// The texts: in the parts of the bar where they fit, the number of words left, and the note below the bar.
  override func arrange(in area: Area) -> [Placement] {
    guard shown == 1 else { return [] }
    let columns = columns(in: area.size)
    let labels = boxes(in: columns).compactMap { box in
      box.label.flatMap { hasRoom($0, in: box.rect) ? ($0, box) : nil }
    }
    let bar = columns.bar
    let below = Rect(
      bar.x, bar.y + bar.height + 2, area.size.width - bar.x - Metrics.step,
      max(noteHeight, area.size.height - bar.height - 4))
    let hasKept = labels.contains { $0.1.part.isKept }
    return labels.map { label, box in
      label.placedLine(in: box.rect.inset(by: Self.margin, 0), minimumScale: Self.minimumScale)
    } + [
      count.placedLine(in: columns.count, minimumScale: 0.5),
      (hasKept ? note : longNote).placedText(in: below),
    ]
  }

  // MARK: - Drawing

  override func draw(on canvas: Canvas, in area: Area) {
    guard let item, shown > 0 else { return }
    let columns = columns(in: area.size)
    let colors = HangmanColors(of: self)
    let shrunk = Animation.Curve.easeInOut.value(at: shown)
    // Drawings are not mirrored with the parts of a container.
    func mirrored(_ rect: Rect) -> Rect {
      guard readsRightToLeft else { return rect }
      return Rect(area.size.width - rect.x - rect.width, rect.y, rect.width, rect.height)
    }
    // The part that is kept covers the others at first.
    for (part, _, rect) in boxes(in: columns).sorted(by: { !$0.part.isKept && $1.part.isKept }) {
      var box = rect
      if part.isKept {
        (box.x, box.width) = (
          columns.bar.x.mixed(with: rect.x, shrunk), columns.bar.width.mixed(with: rect.width, shrunk)
        )
      }
      let place = mirrored(box)
      if part.isKept, !item.isLast, shown == 1 {
        drawWedge(from: place, to: mirrored(columns.bar), foot: area.size.height, colors.wedge, on: canvas)
      }
      canvas.roundedRectangle(place.inset(by: min(0.5, place.width / 4)), radius: 5)
      canvas.fill(part.isKept ? colors.kept : colors.others, outline: colors.outline, width: 1)
      if part.classes > 1, !part.isKept { drawText(part.text, in: place, on: canvas) }
    }
    drawLetter(item.row, in: mirrored(columns.letter), tick: colors.tick, on: canvas)
  }

  /// Draws a text in the middle of a part of the bar, if there is room.
  private func drawText(_ text: String, in rect: Rect, on canvas: Canvas) {
    let size = parts[0].size(of: text)
    guard size.width <= rect.width - 2 * Self.margin else { return }
    let place = rect.centered(size)
    canvas.text(text, like: parts[0], at: Point(place.x, place.y), color)
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
    ChalkLetter.draw(
      row.letter, on: canvas, above: Point(places[0].center.x, rect.center.y + height / 2), height: height,
      color, weight: 0.13, like: self)
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
