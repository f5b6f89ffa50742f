import GtkKit

/// The widget of a row: lifelines, and the head of a group or a message's arrow with its text above.
///
/// A picture for an SVG file is drawn from the same places, by the same drawing (see ``DiagramPicture``).
final class MessageRow: ItemRow {
  let widget: AnyWidget
  private let row = Container()
  private let textLabel = Label()
  private let timeLabel = Label().styled("numeric", "time")
  private var heads: [(long: Label, short: Label)] = []
  private var shownHeads: [Lifeline] = []
  private var content: InspectorRow?
  private let isMarked: (InspectorRow) -> Bool
  private let isCurrent: (InspectorRow) -> Bool
  /// Whether the text is drawn in several lines.
  private var isInLines = false
  /// The place of the text; no lifeline crosses it.
  private var textPlace = Rect(0, 0, 0, 0)

  private static let arrowRoom = 13.0
  private static let margin = 6.0

  /// An empty row. `pointed` is called with the number of the message when the pointer enters, and with nil when it
  /// leaves.
  init(
    isMarked: @escaping (InspectorRow) -> Bool = { _ in false },
    isCurrent: @escaping (InspectorRow) -> Bool = { _ in false },
    pointed: @escaping (_ message: Int?) -> Void = { _ in }
  ) {
    widget = AnyWidget(row)
    self.isMarked = isMarked
    self.isCurrent = isCurrent
    row.add(textLabel).add(timeLabel)
    row.styled("message-row")
    row.heightForWidth = { [weak self] in Extent(Int((self?.height(forWidth: $0) ?? 0).rounded(.up))) }
    row.arrange = { [weak self] in self?.arrange(in: $0.size) ?? [] }
    row.drawBelow = { [weak self] canvas, area in self?.draw(on: canvas, area.size) }
    row.onHover { [weak self] isOver in pointed(isOver ? self?.content?.message : nil) }
  }

  var description: String? { content?.description }

  func show(_ item: InspectorRow) {
    content = item
    row.setStyle("marked", isMarked(item))
    row.setStyle("current", isCurrent(item))
    switch item.content {
    case .group(let title, let time):
      textLabel.text = title
      timeLabel.text = time
    case .message(let text, _, _, _): textLabel.text = text
    }
    row.setStyle("group", item.isGroup)
    timeLabel.isVisible = item.isGroup
    row.setStyle("faint", item.stroke == .faint)
    row.setStyle("change", item.stroke == .answer)
    showHeads(item.isGroup ? item.lifelines : [])
    row.queueAllocate()
    row.queueDraw()
  }

  private func showHeads(_ lifelines: [Lifeline]) {
    guard lifelines != shownHeads else { return }
    shownHeads = lifelines
    while heads.count < lifelines.count {
      let head = (long: Label().styled("lifeline"), short: Label().styled("lifeline"))
      row.add(head.long).add(head.short)
      // The description of the row says enough.
      head.long.setAccessibleHidden(true)
      head.short.setAccessibleHidden(true)
      heads.append(head)
    }
    for (index, head) in heads.enumerated() {
      let lifeline = lifelines.indices.contains(index) ? lifelines[index] : nil
      for (label, text) in [(head.long, lifeline?.name), (head.short, lifeline?.short)] {
        label.isVisible = text != nil
        label.text = text ?? ""
        for lane in LaneStyle.allCases { label.setStyle("\(lane)", lane == lifeline?.lane) }
      }
    }
  }

  // MARK: - Places

  /// The height of the row in a width, 300 if it is unknown.
  func height(forWidth width: Int) -> Double {
    let width = Double(width < 0 ? 300 : width)
    guard content?.isGroup == true else { return textHeight(width) + Self.arrowRoom + 2 }
    let head = heads.first.map { Double($0.long.measured(.vertical).natural) } ?? 0
    return titleHeight(width) + head + 3 * Self.margin
  }

  private func textHeight(_ width: Double) -> Double { height(ofTextIn: width - 2 * Self.margin) }

  private func height(ofTextIn width: Double) -> Double {
    isLong(for: width)
      ? textLabel.height(inLinesOf: width) : Double(textLabel.measured(.vertical).natural)
  }

  private func isLong(for width: Double) -> Bool { textLabel.naturalWidth > width + 1 }

  /// The title of a group leaves room for the time.
  private func titleHeight(_ width: Double) -> Double {
    height(ofTextIn: width - 3 * Self.margin - timeLabel.naturalWidth)
  }

  /// The places of the text and, for a group, of the time.
  private func textPlaces(in size: Size) -> (text: Rect, time: Rect) {
    guard let content, case .message(_, let from, let to, _) = content.content else {
      var title = Rect(Self.margin, Self.margin, size.width - 2 * Self.margin, titleHeight(size.width))
      let time = title.cutRight(timeLabel.naturalWidth, gap: Self.margin)
      return (title.cutLeft(min(title.width, textLabel.naturalWidth + 1)), time)
    }
    let places = Lifeline.places(of: content.lifelines, in: size.width)
    let (start, end) = Self.ends(from, to, places, size.width)
    let width = min(textLabel.naturalWidth, size.width - 2 * Self.margin)
    // The text of a message to the sender itself stands before the lifeline, and the loop behind it.
    let wanted = from == to ? end - width - Self.margin : (start + end - width) / 2
    let left = max(Self.margin, min(size.width - Self.margin - width, wanted))
    return (Rect(left, 2, width + 1, textHeight(size.width)), Rect(0, 0, 0, 0))
  }

  /// The names of the lifelines in the head of a group, long or short, and their places.
  private func headPlaces(in size: Size) -> [(shown: Label, place: Rect)] {
    let places = Lifeline.places(of: shownHeads, in: size.width)
    let top = titleHeight(size.width) + 2 * Self.margin
    return zip(zip(heads, shownHeads), places).map { head, place in
      let inLane = shownHeads.count { $0.lane == head.1.lane }
      let room = size.width / 3 / Double(inLane) - 4
      let shown = head.0.long.naturalWidth <= room ? head.0.long : head.0.short
      let width = min(shown.naturalWidth, room)
      let height = Double(shown.measured(.vertical).natural)
      return (shown, Rect(place - width / 2, top, width, height))
    }
  }

  /// The ends of an arrow; the player is at the edge.
  private static func ends(
    _ from: Int?, _ to: Int, _ places: [Double], _ width: Double
  ) -> (Double, Double) {
    let end = places.indices.contains(to) ? places[to] : width / 2
    guard let from else { return (0, end) }
    return (places.indices.contains(from) ? places[from] : 0, end)
  }

  private func arrange(in size: Size) -> [Placement] {
    let places = textPlaces(in: size)
    textPlace = places.text
    // A label that wraps takes ten times as long to measure: a text that is too long for a line is drawn.
    isInLines = isLong(for: textPlace.width)
    let text = isInLines ? [] : [textLabel.placed(in: textPlace)]
    guard content?.isGroup == true else { return text }
    let heads = headPlaces(in: size).map { $0.shown.placedLine(in: $0.place, minimumScale: 0.4) }
    return text + [timeLabel.placed(in: places.time)] + heads
  }

  // MARK: - Drawing

  private func draw(on canvas: Canvas, _ size: Size) {
    if isInLines { canvas.lines(of: textLabel, in: mirrored(textPlace, in: size), textLabel.color) }
    drawLines(on: canvas, size, row.color, isMirrored: row.readsRightToLeft)
  }

  /// In a layout from right to left, the lanes are exchanged, too.
  private func mirrored(_ rect: Rect, in size: Size) -> Rect {
    guard row.readsRightToLeft else { return rect }
    return Rect(size.width - rect.x - rect.width, rect.y, rect.width, rect.height)
  }

  /// Draws the lifelines and the arrow; `ink` is the colour of texts.
  private func drawLines(on canvas: Canvas, _ size: Size, _ ink: Color, isMirrored: Bool) {
    guard let content else { return }
    let isDark = ink.lightness > 0.5
    let places = Lifeline.places(of: content.lifelines, in: size.width).map {
      isMirrored ? size.width - $0 : $0
    }
    for (lifeline, place) in zip(content.lifelines, places) {
      canvas.move(to: Point(place, top(ofLifelineAt: place, size)))
      canvas.line(to: Point(place, size.height))
      canvas.stroke(lifeline.lane.color(onDark: isDark).opacity(0.35), width: 1.5)
    }
    guard case .message(_, let from, let to, let stroke) = content.content else { return }
    let start = from.map { places.indices.contains($0) ? places[$0] : 0 } ?? (isMirrored ? size.width : 0)
    let end = places.indices.contains(to) ? places[to] : size.width / 2
    let lane = from.flatMap { content.lifelines.indices.contains($0) ? content.lifelines[$0].lane : nil }
    let y = size.height - Self.arrowRoom / 2
    MessageArrow(stroke: stroke, color: lane?.color(onDark: isDark) ?? ink)
      .draw(from: start, to: end, at: y, on: canvas)
  }

  /// The top of a lifeline: below the names in the head of a group, and below a text that it would cross.
  private func top(ofLifelineAt place: Double, _ size: Size) -> Double {
    guard content?.isGroup != true else { return size.height - Self.margin }
    let text = mirrored(textPlace, in: size)
    let isCrossed = place > text.x - 3 && place < text.x + text.width + 3
    return isCrossed ? textPlace.y + textPlace.height : 0
  }

  /// Draws the row with its texts, for a picture.
  func drawPicture(on canvas: Canvas, _ size: Size, _ ink: Color) {
    let places = textPlaces(in: size)
    textPlace = places.text
    if content?.isGroup == true {
      canvas.roundedRectangle(Rect(0, 0, size.width, size.height), radius: 0)
      canvas.fill(ink.opacity(0.05))
      canvas.lines(of: timeLabel, in: places.time, ink)
      for (head, lifeline) in zip(headPlaces(in: size), shownHeads) {
        let color = lifeline.lane.color(onDark: false)
        canvas.roundedRectangle(head.place, radius: 6)
        canvas.stroke(color, width: 1.5)
        canvas.lines(of: head.shown, in: head.place.inset(by: 0, 1), color)
      }
    }
    canvas.lines(of: textLabel, in: textPlace, ink)
    drawLines(on: canvas, size, ink, isMirrored: false)
  }
}
