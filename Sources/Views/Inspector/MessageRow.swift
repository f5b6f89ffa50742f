import GtkKit

/// The widget of a row: lifelines, and the title of a group, a message's arrow with its text above, or an update.
///
/// It draws its text itself: GTK keeps some 200 rows, and labels in them would take time, also where nobody sees them.
package final class MessageRow: CustomWidget, ItemRow {
  package var widget: AnyWidget { AnyWidget(self) }
  private weak var list: MessageList?
  private let sizes: TextSizes
  private var content: InspectorRow?
  /// The layout in the width and the font for which it was made last.
  private var known: (width: Double, font: Int, layout: MessageLayout)?

  private static let arrowRoom = 7.0
  private static let margin = MessageLayout.margin
  private static let barWidth = 6.0
  private static let boxMargin = 2.0
  /// The maximum number of lines of a text. A longer one ends with an ellipsis.
  private func maximumLines(in width: Double) -> Int {
    if content?.isNote == true { return 20 }
    if content?.isOpen == nil { return 3 }
    return width < Self.narrowWidth * fontSize ? 2 : 1
  }
  /// The width of a row, in font sizes, below which an update has two lines.
  private static let narrowWidth = 40.0

  init(in list: MessageList? = nil) {
    self.list = list
    sizes = list?.sizes ?? TextSizes()
    super.init(role: .presentation)
    styled("message-row").keepsDirection()
    onUnusedClick(isSecondary: true) { [self] in
      if let content { self.list?.openMenu(of: content) }
    }
    onUnusedClick { [self] in
      if let content, content.isOpen != nil { self.list?.toggle(content) }
    }
  }

  package var description: String? { content?.description }
  package var isExpanded: Bool? { content?.isOpen }

  package func show(_ item: InspectorRow) {
    setStyle("current", list?.isCurrent(item) == true)
    guard item != content else { return }
    (content, known) = (item, nil)
    setStyle("group", item.isGroup)
    setStyle("update", item.isOpen != nil)
    setStyle("faint", item.isFaint)
    setStyle("note", item.isNote)
    setStyle("right", item.content == .note(isRight: true))
    setStyle("wrong", item.content == .note(isRight: false))
    setStyle("change", item.arrow?.stroke == .answer && !item.isFaint)
    queueResize()
    queueDraw()
  }

  // MARK: - Layout

  override package var heightDependsOnWidth: Bool { true }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    SizeRequest(orientation == .vertical ? Int(height(forWidth: across).rounded(.up)) : 0)
  }

  /// The height of the row in a width; 0 if the width is not known, because GTK does not use that height.
  func height(forWidth width: Int) -> Double {
    guard width >= 0, let layout = layout(in: Double(width)) else { return 0 }
    let text = layout.texts.map { self.height($0, in: Double(width)) }.max() ?? 0
    return insets.above + text + insets.below
  }

  /// The room above the text of a row, and below it.
  private var insets: (above: Double, below: Double) {
    switch content?.content {
    case .message: (1, Self.arrowRoom)
    case .update: (Self.boxMargin, Self.arrowRoom)
    case .group, .note: (Self.margin / 2, Self.margin / 2)
    case .pause, nil: (0, 0)
    }
  }

  private func layout(in width: Double) -> MessageLayout? {
    if let known, known.width == width, known.font == fontNumber { return known.layout }
    let layout = content.map { row in
      MessageLayout(of: row, in: width) { sizes.size(of: $0, like: self).width }
    }
    known = layout.map { (width, fontNumber, $0) }
    return layout
  }

  private func height(_ text: MessageLayout.Text, in width: Double) -> Double {
    sizes.size(
      of: text.text, like: self, inLinesOf: text.isLong ? text.right - text.left : nil,
      atMost: text.isLong ? maximumLines(in: width) : 1
    ).height
  }

  // MARK: - Drawing

  override package func draw(on canvas: Canvas, in area: Area) { draw(on: canvas, area.size) }

  private func draw(on canvas: Canvas, _ size: Size) {
    guard let layout = layout(in: size.width) else { return }
    drawLines(on: canvas, size, layout)
    for text in layout.texts { draw(text, on: canvas, size) }
    guard let time = content?.time else { return }
    let left = size.width - Self.margin - sizes.size(of: time, like: self).width
    canvas.text(time, like: self, at: Point(left.rounded(), Self.margin / 2), color)
  }

  package var drawnTexts: [(text: String, place: Rect)] {
    let width = Double(width)
    return layout(in: width)?.texts.map { ($0.text, place(of: $0, in: width)) } ?? []
  }

  /// Where a text is drawn in a row: on one line or, if it is long, in several.
  private func place(of text: MessageLayout.Text, in width: Double) -> Rect {
    let room = Rect(text.left, insets.above, text.right - text.left, height(text, in: width))
    if text.isLong { return room }
    let natural = sizes.size(of: text.text, like: self)
    let left = room.x + (room.width - natural.width) * (text.isCentered ? 0.5 : 0)
    return Rect(left.rounded(), room.y.rounded(), natural.width, natural.height)
  }

  private func draw(_ text: MessageLayout.Text, on canvas: Canvas, _ size: Size) {
    let place = place(of: text, in: size.width)
    guard text.isLong else {
      return canvas.text(text.text, like: self, at: Point(place.x, place.y), color)
    }
    canvas.lines(
      text.text, of: self, in: place, atMost: maximumLines(in: size.width), isCentered: text.isCentered, color
    )
  }

  /// Draws the lifelines with their bars, and the arrow, the update or the pause.
  private func drawLines(on canvas: Canvas, _ size: Size, _ layout: MessageLayout) {
    guard let content, !content.isGroup, !content.isNote else { return }
    let colors = InspectorColors(of: self)
    let positions = layout.lifelines
    let texts = layout.texts.map { place(of: $0, in: size.width) }
    for (lifeline, x) in zip(content.lifelines, positions) {
      // Lifelines do not run through a text.
      let text = texts.first { $0.x < x && x < $0.x + $0.width } ?? Rect(Size(0, 0))
      canvas.rule(from: Point(x, 0), to: Point(x, text.y), width: Lifeline.width)
      canvas.rule(from: Point(x, text.y + text.height), to: Point(x, size.height), width: Lifeline.width)
      canvas.fill(colors[lifeline.lane].opacity(0.5))
    }
    let arrowHeight = size.height - Self.arrowRoom / 2
    for bar in content.bars {
      let (top, bottom) = (bar.isBefore ? 0 : arrowHeight, bar.isAfter ? size.height : arrowHeight)
      let left = positions[bar.lifeline] + Double(bar.level) * Self.barWidth / 2 - Self.barWidth / 2
      fill(
        Rect(left, top, Self.barWidth, bottom - top), radius: 0, on: canvas,
        colors[content.lifelines[bar.lifeline].lane].opacity(0.35))
    }
    switch content.content {
    case .group, .note: break
    case .message(let from, let to, let stroke):
      let lane = from.map { colors[content.lifelines[$0].lane] } ?? color
      MessageArrow(stroke: stroke, color: content.isFaint ? lane.opacity(0.5) : lane)
        .draw(from: from.map { positions[$0] } ?? 0, to: positions[to], at: arrowHeight, on: canvas)
    case .update(_, let from, let models, _):
      let (color, boxEnd) = (colors[content.lifelines[from].lane], layout.boxEnd)
      if !content.text.isEmpty {
        drawBox(on: canvas, size, to: boxEnd, color)
        if boxEnd != positions[from] {
          MessageArrow(stroke: .call, color: color)
            .draw(from: positions[from], to: boxEnd, at: arrowHeight, on: canvas)
        }
      }
      for model in models {
        MessageArrow(stroke: .answer, color: colors[content.lifelines[model].lane])
          .draw(from: positions[model], to: positions[from], at: arrowHeight, on: canvas)
      }
    case .pause:
      for place in texts {
        let (y, gap) = (place.y + place.height / 2, Self.margin)
        canvas.rule(from: Point(gap, y), to: Point(place.x - gap, y), width: 1)
        canvas.rule(from: Point(place.x + place.width + gap, y), to: Point(size.width - gap, y), width: 1)
      }
      canvas.fill(color.opacity(0.3))
    }
  }

  /// Fills a rectangle with a light color on paper: lifelines do not shine through.
  private func fill(_ rect: Rect, radius: Double, on canvas: Canvas, _ color: Color) {
    for color in [InspectorColors(of: self).paper, color] {
      canvas.roundedRectangle(rect, radius: radius)
      canvas.fill(color)
    }
  }

  /// Draws the box of an update, which ends at its controller.
  private func drawBox(on canvas: Canvas, _ size: Size, to end: Double, _ color: Color) {
    let box = Rect(3, 1, end - 3, size.height - 4)
    fill(box, radius: 7, on: canvas, color.opacity(0.12))
    canvas.roundedRectangle(box, radius: 7)
    canvas.stroke(color, width: 1.5)
  }

  func drawPicture(on canvas: Canvas, _ size: Size) {
    if content?.isGroup == true {
      canvas.roundedRectangle(Rect(size), radius: 0)
      canvas.fill(color.opacity(0.05))
    }
    draw(on: canvas, size)
  }
}

/// The arrow of a message. Its line, head and tail show the kind of the message.
private struct MessageArrow {
  let stroke: InspectorRow.Stroke
  let color: Color

  private static let head = 8.0
  private static let width = 1.8

  /// Draws the arrow, or a small loop of a message to the sender itself.
  func draw(from start: Double, to end: Double, at y: Double, on canvas: Canvas) {
    guard start != end else { return drawLoop(at: Point(start, y), on: canvas) }
    let way = end > start ? 1.0 : -1
    let tip = end - way
    // The end of the line is hidden by a filled head.
    drawLine(from: start, to: isFilled ? tip - way * Self.head / 2 : tip, at: y, on: canvas)
    drawHead(at: Point(tip, y), way, on: canvas)
    drawTail(at: Point(start, y), way, on: canvas)
  }

  private var isFilled: Bool { stroke == .call || stroke == .delegated }

  private func drawLine(from start: Double, to end: Double, at y: Double, on canvas: Canvas) {
    let (length, way) = (abs(end - start), end > start ? 1.0 : -1)
    let (dash, gap) = isFilled ? (length, 1.0) : (7, 4)
    for begin in stride(from: 0, to: length, by: dash + gap) {
      let dashEnd = min(begin + dash, length)
      canvas.rule(from: Point(start + way * begin, y), to: Point(start + way * dashEnd, y), width: Self.width)
    }
    canvas.fill(color)
  }

  private func drawHead(at tip: Point, _ way: Double, on canvas: Canvas) {
    let (back, half) = (tip.x - way * Self.head, Self.head / 2)
    canvas.polyline(Point(back, tip.y - half), tip, Point(back, tip.y + half))
    guard isFilled else { return canvas.stroke(color, width: Self.width) }
    canvas.close()
    canvas.fill(color)
  }

  private func drawTail(at point: Point, _ way: Double, on canvas: Canvas) {
    switch stroke {
    case .observed:
      canvas.circle(Point(point.x + way * 5, point.y), radius: 4)
      canvas.stroke(color, width: Self.width)
    case .delegated:
      let (middle, end) = (point.x + way * 6, point.x + way * 12)
      canvas.polyline(point, Point(middle, point.y - 4.5), Point(end, point.y), Point(middle, point.y + 4.5))
      canvas.close()
      canvas.fill(color)
    case .call, .answer: return
    }
  }

  private func drawLoop(at point: Point, on canvas: Canvas) {
    let (x, y) = (point.x, point.y)
    canvas.polyline(Point(x, y - 9), Point(x + 16, y - 9), Point(x + 16, y + 1), Point(x + 3, y + 1))
    canvas.polyline(Point(x + 8, y - 3), Point(x + 2, y + 1), Point(x + 8, y + 5))
    canvas.stroke(color, width: Self.width)
  }
}
