import GtkKit

/// A row's widget: lifelines from edge to edge, and a message's arrow with its text above it, or a group's head.
final class MessageRow: ItemList.Row {
  let widget: AnyWidget
  private let row = Container()
  private let textLabel = Label()
  private let timeLabel = Label().styled("numeric", "time")
  private var heads: [(long: Label, short: Label)] = []
  private var shownHeads: [Lifeline] = []
  private var content: InspectorRow?
  private let contentOf: (Int) -> InspectorRow?
  private let stateOf: (Int) -> (isMarked: Bool, isCurrent: Bool)
  private var number = -1
  /// Whether the text is drawn in several lines.
  private var isInLines = false
  /// Where a message's text stands; no lifeline crosses it.
  private var textPlace = Rect(0, 0, 0, 0)

  private static let arrowRoom = 13.0
  private static let margin = 6.0

  /// A row that finds what it shows by the row's number; `pointed` is told when the pointer comes and goes.
  init(
    _ contentOf: @escaping (Int) -> InspectorRow?,
    _ stateOf: @escaping (Int) -> (isMarked: Bool, isCurrent: Bool),
    pointed: @escaping (_ number: Int, _ isOver: Bool) -> Void
  ) {
    widget = AnyWidget(row)
    self.contentOf = contentOf
    self.stateOf = stateOf
    row.add(textLabel).add(timeLabel)
    row.styled("message-row")
    var behavior = Container.Behavior()
    behavior.isHeightForWidth = true
    behavior.measure = { [weak self] orientation, across in
      Extent(orientation == .vertical ? Int((self?.height(forWidth: across) ?? 0).rounded(.up)) : 0)
    }
    behavior.arrange = { [weak self] in self?.arrange(in: $0) }
    behavior.drawBelow = { [weak self] canvas, size in self?.draw(on: canvas, size) }
    row.behavior = behavior
    row.onHover { [weak self] isOver in
      guard let self else { return }
      pointed(self.number, isOver)
    }
  }

  var description: String { content?.description ?? "" }

  func show(_ number: Int) {
    self.number = number
    content = contentOf(number)
    guard let content else { return }
    let state = stateOf(number)
    row.setStyle("marked", state.isMarked)
    row.setStyle("current", state.isCurrent)
    switch content.content {
    case .group(let title, let time):
      textLabel.text = title
      timeLabel.text = time
    case .message(let text, _, _, _): textLabel.text = text
    }
    let isGroup = isGroup
    row.setStyle("group", isGroup)
    timeLabel.isVisible = isGroup
    row.setStyle("faint", isFaint)
    row.setStyle("change", isAnswer)
    showHeads(isGroup ? content.lifelines : [])
    row.queueAllocate()
    row.queueDraw()
  }

  private func showHeads(_ lifelines: [Lifeline]) {
    guard lifelines != shownHeads else { return }
    shownHeads = lifelines
    while heads.count < lifelines.count {
      let head = (long: Label().styled("lifeline"), short: Label().styled("lifeline"))
      row.add(head.long).add(head.short)
      // The row's name tells what there is to tell.
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

  private var isGroup: Bool {
    if case .group = content?.content { true } else { false }
  }

  private var isFaint: Bool {
    if case .message(_, _, _, .faint) = content?.content { true } else { false }
  }

  private var isAnswer: Bool {
    if case .message(_, _, _, .answer) = content?.content { true } else { false }
  }

  // MARK: - Layout

  private func height(forWidth width: Int) -> Double {
    let width = Double(width < 0 ? 300 : width)
    guard isGroup else { return textHeight(width) + Self.arrowRoom + 2 }
    let head = heads.first.map { Double($0.long.measured(.vertical).natural) } ?? 0
    return titleHeight(width) + head + 3 * Self.margin
  }

  private func textHeight(_ width: Double) -> Double { height(ofTextIn: width - 2 * Self.margin) }

  private func height(ofTextIn width: Double) -> Double {
    isLong(for: width)
      ? textLabel.height(inLinesOf: width) : Double(textLabel.measured(.vertical).natural)
  }

  private func isLong(for width: Double) -> Bool { textLabel.naturalWidth > width + 1 }

  /// Gives the text its place; one that is too long for a line is drawn in several, for a label that wraps takes GTK ten
  /// times as long to measure.
  private func placeText(in rect: Rect) {
    textPlace = rect
    isInLines = isLong(for: rect.width)
    if isInLines { textLabel.isShown = false } else { textLabel.place(in: rect) }
  }

  /// A group's title leaves room for the time.
  private func titleHeight(_ width: Double) -> Double {
    height(ofTextIn: width - 3 * Self.margin - timeLabel.naturalWidth)
  }

  private func arrange(in size: Size) {
    guard let content else { return }
    switch content.content {
    case .group: arrangeGroup(content.lifelines, in: size, titleHeight(size.width))
    case .message(_, let from, let to, _):
      let places = Lifeline.places(of: content.lifelines, in: size.width)
      let (start, end) = Self.ends(from, to, places, size.width)
      let width = min(textLabel.naturalWidth, size.width - 2 * Self.margin)
      // A model's note stands before its lifeline, the loop behind it.
      let middle = from == to ? end - width - Self.margin : (start + end - width) / 2
      let left = max(Self.margin, min(size.width - Self.margin - width, middle))
      placeText(in: Rect(left, 2, width + 1, textHeight(size.width)))
    }
  }

  private func arrangeGroup(_ lifelines: [Lifeline], in size: Size, _ line: Double) {
    var title = Rect(Self.margin, Self.margin, size.width - 2 * Self.margin, line)
    timeLabel.place(in: title.cutRight(timeLabel.naturalWidth, gap: Self.margin))
    placeText(in: title.cutLeft(min(title.width, textLabel.naturalWidth + 1)))
    let places = Lifeline.places(of: lifelines, in: size.width)
    for (index, (head, place)) in zip(heads, places).enumerated() {
      let inLane = lifelines.count { $0.lane == lifelines[index].lane }
      let room = size.width / 3 / Double(inLane) - 4
      let isLong = head.long.naturalWidth <= room
      let (shown, other) = isLong ? (head.long, head.short) : (head.short, head.long)
      other.isShown = false
      let width = min(shown.naturalWidth, room)
      let height = Double(shown.measured(.vertical).natural)
      shown.placeLine(in: Rect(place - width / 2, line + 2 * Self.margin, width, height), least: 0.4)
    }
  }

  /// Where an arrow begins and ends; the player stands at the edge.
  private static func ends(
    _ from: Int?, _ to: Int, _ places: [Double], _ width: Double
  ) -> (Double, Double) {
    let end = places.indices.contains(to) ? places[to] : width / 2
    guard let from else { return (0, end) }
    return (places.indices.contains(from) ? places[from] : 0, end)
  }

  // MARK: - Drawing

  /// In a layout from right to left, places are exchanged as everything is.
  private func mirrored(_ rect: Rect, in size: Size) -> Rect {
    guard row.readsRightToLeft else { return rect }
    return Rect(size.width - rect.x - rect.width, rect.y, rect.width, rect.height)
  }

  /// Where a lifeline begins in the row: below the names in a group's head, and below a text that it would cross.
  private func top(ofLifelineAt place: Double, _ size: Size) -> Double {
    guard !isGroup else { return size.height - Self.margin }
    let text = mirrored(textPlace, in: size)
    let isCrossed = place > text.x - 3 && place < text.x + text.width + 3
    return isCrossed ? textPlace.y + textPlace.height : 0
  }

  private func draw(on canvas: Canvas, _ size: Size) {
    guard let content else { return }
    if isInLines { canvas.lines(of: textLabel, in: mirrored(textPlace, in: size), textLabel.color) }
    let isDark = row.color.lightness > 0.5
    // In a layout from right to left the lanes are exchanged as everything is.
    let places = Lifeline.places(of: content.lifelines, in: size.width).map {
      row.readsRightToLeft ? size.width - $0 : $0
    }
    for (lifeline, place) in zip(content.lifelines, places) {
      let top = top(ofLifelineAt: place, size)
      canvas.move(to: Point(place, top))
      canvas.line(to: Point(place, size.height))
      canvas.stroke(lifeline.lane.color(onDark: isDark).opacity(0.35), width: 1.5)
    }
    guard case .message(_, let from, let to, let stroke) = content.content else { return }
    let width = row.readsRightToLeft ? size.width : 0
    let start = from.map { places.indices.contains($0) ? places[$0] : 0 } ?? width
    let end = places.indices.contains(to) ? places[to] : size.width / 2
    let color =
      from.flatMap { content.lifelines.indices.contains($0) ? content.lifelines[$0].lane : nil }?
      .color(onDark: isDark) ?? row.color
    let y = size.height - Self.arrowRoom / 2
    MessageArrow(stroke: stroke, color: color).draw(from: start, to: end, at: y, on: canvas)
  }
}
