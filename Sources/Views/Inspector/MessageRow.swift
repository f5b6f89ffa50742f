import GtkKit

/// The widget of a row: lifelines, and the head of a group or a message's arrow with its text above.
///
/// A picture for an SVG file is drawn from the same places, by the same drawing (see ``DiagramPicture``).
final class MessageRow: ItemRow {
  let widget: AnyWidget
  private let row = Container()
  private let textLabel = Label()
  private let timeLabel = Label().styled("numeric", "time")
  /// Two labels for each lifeline in the head of a group. The one that fits is shown.
  private var heads: [(lifeline: Lifeline, long: Label, short: Label)] = []
  private weak var list: MessageList?
  private var content: InspectorRow?

  private static let arrowRoom = 13.0
  private static let margin = 6.0

  /// An empty row of a list, or of a picture.
  init(in list: MessageList? = nil) {
    self.list = list
    widget = AnyWidget(row)
    row.add(textLabel).add(timeLabel)
    row.styled("message-row")
    row.heightForWidth = { [weak self] in Extent(Int((self?.height(forWidth: $0) ?? 0).rounded(.up))) }
    row.arrange = { [weak self] in self?.placements(in: $0.size) ?? [] }
    row.drawBelow = { [weak self] canvas, area in self?.draw(on: canvas, area.size) }
    row.onHover { [weak self] isOver in self?.list?.point(at: isOver ? self?.content?.message : nil) }
  }

  var description: String? { content?.description }

  func show(_ item: InspectorRow) {
    content = item
    row.setStyle("marked", list?.isMarked(item) == true)
    row.setStyle("current", list?.isCurrent(item) == true)
    row.setStyle("group", item.isGroup)
    row.setStyle("faint", item.arrow?.stroke == .faint)
    row.setStyle("change", item.arrow?.stroke == .answer)
    textLabel.text = item.text
    timeLabel.text = item.time ?? ""
    timeLabel.isVisible = item.isGroup
    if item.isGroup { showHeads(item.lifelines) }
    row.queueAllocate()
    row.queueDraw()
  }

  private func showHeads(_ lifelines: [Lifeline]) {
    guard lifelines != heads.map(\.lifeline) else { return }
    for label in heads.flatMap({ [$0.long, $0.short] }) { row.remove(label) }
    heads = lifelines.map { lifeline in
      let labels = [lifeline.name, lifeline.short].map { Label($0).styled("lifeline", "\(lifeline.lane)") }
      for label in labels {
        row.add(label)
        // The description of the row says enough.
        label.setAccessibleHidden(true)
      }
      return (lifeline, labels[0], labels[1])
    }
  }

  // MARK: - Layout

  /// The height of the row in a width, 300 if it is unknown.
  func height(forWidth width: Int) -> Double {
    let width = Double(width < 0 ? 300 : width)
    guard content?.isGroup == true else { return textHeight(width) + Self.arrowRoom + 2 }
    let head = heads.first.map { naturalHeight(of: $0.long) } ?? 0
    return titleHeight(width) + head + 3 * Self.margin
  }

  private func textHeight(_ width: Double) -> Double { height(ofTextIn: width - 2 * Self.margin) }

  /// The title of a group leaves room for the time.
  private func titleHeight(_ width: Double) -> Double {
    height(ofTextIn: width - 3 * Self.margin - timeLabel.naturalWidth)
  }

  private func height(ofTextIn width: Double) -> Double {
    isLong(for: width) ? textLabel.height(inLinesOf: width) : naturalHeight(of: textLabel)
  }

  /// Whether the text needs several lines.
  private func isLong(for width: Double) -> Bool { textLabel.naturalWidth > width + 1 }

  /// The place of the title of a group, and of the time at the end of its line.
  private func titlePlaces(in size: Size) -> (title: Rect, time: Rect) {
    var line = Rect(Self.margin, Self.margin, size.width - 2 * Self.margin, titleHeight(size.width))
    let time = line.cutRight(timeLabel.naturalWidth, gap: Self.margin)
    return (line.cutLeft(min(line.width, textLabel.naturalWidth + 1)), time)
  }

  /// The place of the title, or of the text of a message.
  private func textPlace(in size: Size) -> Rect {
    guard let content, let arrow = content.arrow else { return titlePlaces(in: size).title }
    let positions = Lifeline.positions(of: content.lifelines, in: size.width)
    let (start, end) = (arrow.from.map { positions[$0] } ?? 0, positions[arrow.to])
    let width = min(textLabel.naturalWidth, size.width - 2 * Self.margin)
    // The text of a message to the sender itself is before the lifeline, and the loop behind it.
    let wanted = arrow.from == arrow.to ? end - width - Self.margin : (start + end - width) / 2
    let left = max(Self.margin, min(size.width - Self.margin - width, wanted))
    return Rect(left, 2, width + 1, textHeight(size.width))
  }

  /// The names of the lifelines in the head of a group, long or short, and their places.
  private func headPlaces(in size: Size) -> [(label: Label, place: Rect)] {
    let positions = Lifeline.positions(of: heads.map(\.lifeline), in: size.width)
    let top = titleHeight(size.width) + 2 * Self.margin
    return zip(heads, positions).map { head, position in
      let inLane = heads.count { $0.lifeline.lane == head.lifeline.lane }
      let room = size.width / 3 / Double(inLane) - 4
      let label = head.long.naturalWidth <= room ? head.long : head.short
      let width = min(label.naturalWidth, room)
      return (label, Rect(position - width / 2, top, width, naturalHeight(of: label)))
    }
  }

  private func placements(in size: Size) -> [Placement] {
    let place = textPlace(in: size)
    // A label that wraps takes ten times as long to measure: a text that is too long for a line is drawn.
    let text = isLong(for: place.width) ? [] : [textLabel.placed(in: place)]
    guard content?.isGroup == true else { return text }
    let heads = headPlaces(in: size).map { $0.label.placedLine(in: $0.place, minimumScale: 0.4) }
    return text + [timeLabel.placed(in: titlePlaces(in: size).time)] + heads
  }

  // MARK: - Drawing

  private func draw(on canvas: Canvas, _ size: Size) {
    let place = textPlace(in: size)
    let isMirrored = row.readsRightToLeft
    let text =
      isMirrored ? Rect(size.width - place.x - place.width, place.y, place.width, place.height) : place
    if isLong(for: place.width) { canvas.lines(of: textLabel, in: text, textLabel.color) }
    drawLines(on: canvas, size, around: text, row.color, isMirrored: isMirrored)
  }

  /// Draws the lifelines and the arrow; `ink` is the color of texts.
  ///
  /// In a layout from right to left, the lanes are exchanged, too.
  private func drawLines(on canvas: Canvas, _ size: Size, around text: Rect, _ ink: Color, isMirrored: Bool) {
    guard let content else { return }
    let isDark = ink.lightness > 0.5
    let positions = Lifeline.positions(of: content.lifelines, in: size.width).map {
      isMirrored ? size.width - $0 : $0
    }
    for (lifeline, x) in zip(content.lifelines, positions) {
      canvas.polyline(Point(x, top(ofLifelineAt: x, text, size)), Point(x, size.height))
      canvas.stroke(lifeline.lane.color(in: row, onDark: isDark).opacity(0.35), width: 1.5)
    }
    guard let arrow = content.arrow else { return }
    let start = arrow.from.map { positions[$0] } ?? (isMirrored ? size.width : 0)
    let color = arrow.from.map { content.lifelines[$0].lane.color(in: row, onDark: isDark) } ?? ink
    MessageArrow(stroke: arrow.stroke, color: color)
      .draw(from: start, to: positions[arrow.to], at: size.height - Self.arrowRoom / 2, on: canvas)
  }

  /// The top of a lifeline: below the names in the head of a group, and below a text that it would cross.
  private func top(ofLifelineAt x: Double, _ text: Rect, _ size: Size) -> Double {
    guard content?.isGroup != true else { return size.height - Self.margin }
    let isCrossed = x > text.x - 3 && x < text.x + text.width + 3
    return isCrossed ? text.y + text.height : 0
  }

  /// Draws the row with its texts, for a picture.
  func drawPicture(on canvas: Canvas, _ size: Size, _ ink: Color) {
    if content?.isGroup == true {
      canvas.roundedRectangle(Rect(size), radius: 0)
      canvas.fill(ink.opacity(0.05))
      canvas.lines(of: timeLabel, in: titlePlaces(in: size).time, ink)
      for (label, place) in headPlaces(in: size) {
        canvas.roundedRectangle(place, radius: 6)
        canvas.stroke(label.color, width: 1.5)
        canvas.lines(of: label, in: place.inset(by: 0, 1), label.color)
      }
    }
    let text = textPlace(in: size)
    canvas.lines(of: textLabel, in: text, ink)
    drawLines(on: canvas, size, around: text, ink, isMirrored: false)
  }
}
