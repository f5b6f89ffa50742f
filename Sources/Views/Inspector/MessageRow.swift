import GtkKit

/// The widget of a row: lifelines, and the title of a group, a message's arrow with its text above, or an update.
///
/// It draws its text itself: GTK keeps some 200 rows, and labels in them would take time, also where nobody sees them.
///
/// A picture for an SVG file is drawn from the same places, by the same drawing (see ``DiagramPicture``).
package final class MessageRow: ItemRow {
  package let widget: AnyWidget
  private let row = Container(role: .presentation)
  private var text = ""
  private weak var list: MessageList?
  private let sizes: TextSizes
  private var content: InspectorRow?

  private static let arrowRoom = 7.0
  private static let margin = MessageLayout.margin
  /// The room above and below the text of an update.
  private static let boxMargin = 4.0
  /// The most lines of a text. A longer one ends with an ellipsis.
  private static let lines = 3
  /// The smallest scale of a title that is too long. A title that is longer still covers the time.
  private static let leastTitle = 0.4

  /// An empty row of a list, or of a picture.
  init(in list: MessageList? = nil) {
    self.list = list
    sizes = list?.sizes ?? TextSizes()
    widget = AnyWidget(row)
    row.styled("message-row")
    row.heightForWidth = { [weak self] in Extent(Int((self?.height(forWidth: $0) ?? 0).rounded(.up))) }
    row.drawBelow = { [weak self] canvas, area in self?.draw(on: canvas, area.size) }
    row.onHover { [weak self] isOver in self?.list?.point(at: isOver ? self?.content?.messages.last : nil) }
    row.onUnusedClick { [weak self] in
      if let item = self?.content, item.isOpen != nil { self?.list?.toggle(item) }
    }
  }

  package var description: String? { content?.description }
  package var isExpanded: Bool? { content?.isOpen }

  package func show(_ item: InspectorRow) {
    content = item
    row.setStyle("marked", list?.isMarked(item) == true)
    row.setStyle("current", list?.isCurrent(item) == true)
    row.setStyle("group", item.isGroup)
    row.setStyle("update", item.isOpen != nil)
    row.setStyle("faint", item.arrow?.stroke == .faint)
    row.setStyle("change", item.arrow?.stroke == .answer)
    text = item.breakableText
    row.queueResize()
    row.queueDraw()
  }

  // MARK: - Layout

  /// The height of the row in a width; 0 if the width is not known, because GTK does not use that height.
  func height(forWidth width: Int) -> Double {
    guard let content, width >= 0 else { return 0 }
    let layout = layout(in: Double(width))
    let text = layout.map { textHeight($0) } ?? 0
    if content.arrow != nil { return text + Self.arrowRoom + 1 }
    return text + (content.isGroup ? Self.margin : 2 * Self.boxMargin)
  }

  private var textSize: Size { sizes.size(of: text, like: row) }

  private func layout(in width: Double) -> MessageLayout? {
    content.map { MessageLayout(of: $0, in: width, textWidth: textSize.width) }
  }

  private func textHeight(_ layout: MessageLayout) -> Double {
    layout.isLong && content?.isGroup == false
      ? sizes.height(
        of: text, like: row, inLinesOf: layout.text.right - layout.text.left, atMost: Self.lines)
      : textSize.height
  }

  private func textPlace(_ layout: MessageLayout) -> Rect {
    let top = content?.arrow != nil ? 1 : content?.isGroup == true ? Self.margin / 2 : Self.boxMargin
    let (left, right) = layout.text
    return Rect(left, top, right - left, textHeight(layout))
  }

  /// The widget around the row, whose text is not bold.
  private var surroundings: AnyWidget { row.parent ?? widget }

  private var timeSize: Size { sizes.size(of: content?.time ?? "", like: surroundings) }

  // MARK: - Drawing

  private func draw(on canvas: Canvas, _ size: Size) {
    guard let layout = layout(in: size.width) else { return }
    let isMirrored = row.readsRightToLeft
    drawLines(on: canvas, size, layout, row.color, isMirrored: isMirrored)
    drawText(on: canvas, size, layout, row.color, isMirrored: isMirrored)
    drawTime(on: canvas, size, row.color, isMirrored: isMirrored)
  }

  /// Where a text is drawn in the row, and how many times larger than usual.
  package typealias DrawnText = (place: Rect, scale: Double)

  /// Where the row draws its text now.
  var drawnText: DrawnText? {
    let size = Size(Double(row.width), Double(row.height))
    return layout(in: size.width).map { drawnText(size, $0, isMirrored: row.readsRightToLeft) }
  }

  /// Where the text is drawn: on one line or, if it is long, in several. A long title is drawn smaller instead.
  private func drawnText(_ size: Size, _ layout: MessageLayout, isMirrored: Bool) -> DrawnText {
    var room = textPlace(layout)
    let isTitle = content?.isGroup == true
    if isTitle { room.width -= timeSize.width + Self.margin }
    if isMirrored { room.x = size.width - room.x - room.width }
    if layout.isLong, !isTitle { return (room, 1) }
    let natural = textSize
    let scale = max(Self.leastTitle, min(1, room.width / max(1, natural.width)))
    let text = Size(natural.width * scale, natural.height * scale)
    let rest = room.width - text.width
    let left = room.x + (content?.arrow != nil ? rest / 2 : isMirrored ? rest : 0)
    let top = room.y + (room.height - text.height) / 2
    return (Rect(left.rounded(), top.rounded(), text.width, text.height), scale)
  }

  private func drawText(
    on canvas: Canvas, _ size: Size, _ layout: MessageLayout, _ ink: Color, isMirrored: Bool
  ) {
    let (place, scale) = drawnText(size, layout, isMirrored: isMirrored)
    if layout.isLong, content?.isGroup != true {
      let isCentered = content?.arrow != nil
      canvas.lines(text, of: row, in: place, atMost: Self.lines, isCentered: isCentered, ink)
    } else {
      canvas.transformed(by: Point(place.x, place.y), scale: scale) {
        $0.text(text, like: row, at: Point(0, 0), ink)
      }
    }
  }

  /// Draws the time of a group at the end of the row.
  private func drawTime(on canvas: Canvas, _ size: Size, _ ink: Color, isMirrored: Bool) {
    guard let time = content?.time else { return }
    let left = isMirrored ? Self.margin : size.width - Self.margin - timeSize.width
    canvas.text(time, like: surroundings, at: Point(left.rounded(), Self.margin / 2), ink)
  }

  /// Draws the lifelines, and the arrow or the box of an update; `ink` is the color of texts.
  ///
  /// In a layout from right to left, the lanes are exchanged, too.
  private func drawLines(
    on canvas: Canvas, _ size: Size, _ layout: MessageLayout, _ ink: Color, isMirrored: Bool
  ) {
    guard let content, !content.isGroup else { return }
    let isDark = ink.lightness > 0.5
    let positions = layout.lifelines.map { isMirrored ? size.width - $0 : $0 }
    for lane in LaneStyle.allCases {
      for (lifeline, x) in zip(content.lifelines, positions) where lifeline.lane == lane {
        canvas.rule(from: Point(x, 0), to: Point(x, size.height), width: Lifeline.width)
      }
      canvas.fill(lane.color(in: row, onDark: isDark).opacity(0.5))
    }
    if case .update(_, let from, let isOpen) = content.content {
      let color = content.lifelines[from].lane.color(in: row, onDark: isDark)
      let end = isMirrored ? size.width - layout.text.right - Self.margin : layout.text.right + Self.margin
      drawBox(on: canvas, size, to: end, color, isOpen: isOpen, isMirrored: isMirrored)
    }
    guard let arrow = content.arrow else { return }
    let start = arrow.from.map { positions[$0] } ?? (isMirrored ? size.width : 0)
    let color = arrow.from.map { content.lifelines[$0].lane.color(in: row, onDark: isDark) } ?? ink
    MessageArrow(stroke: arrow.stroke, color: color)
      .draw(
        from: start, to: positions[arrow.to], at: size.height - Self.arrowRoom / 2,
        traveled: list?.travel(of: content), on: canvas)
  }

  /// Draws the box of an update behind its text, with a triangle that shows whether it is open.
  private func drawBox(
    on canvas: Canvas, _ size: Size, to end: Double, _ color: Color, isOpen: Bool, isMirrored: Bool
  ) {
    let way = isMirrored ? -1.0 : 1
    let start = isMirrored ? size.width - 3 : 3
    let (left, right) = (min(start, end), max(start, end))
    let box = Rect(left, 2, right - left, size.height - 4)
    canvas.roundedRectangle(box, radius: 7)
    canvas.fill(row.color(named: "theme_base_color") ?? Color(0xFFFFFF))
    canvas.roundedRectangle(box, radius: 7)
    canvas.fill(color.opacity(0.12))
    canvas.roundedRectangle(box, radius: 7)
    canvas.stroke(color, width: 1.5)
    let center = Point(start + way * 11, size.height / 2)
    if isOpen {
      canvas.polyline(
        Point(center.x - 5, center.y - 3), Point(center.x + 5, center.y - 3), Point(center.x, center.y + 5))
    } else {
      canvas.polyline(
        Point(center.x - way * 3, center.y - 5), Point(center.x - way * 3, center.y + 5),
        Point(center.x + way * 5, center.y))
    }
    canvas.close()
    canvas.fill(color)
  }

  /// Draws the row with its text, for a picture.
  func drawPicture(on canvas: Canvas, _ size: Size, _ ink: Color) {
    guard let layout = layout(in: size.width) else { return }
    if content?.isGroup == true {
      canvas.roundedRectangle(Rect(size), radius: 0)
      canvas.fill(ink.opacity(0.05))
    }
    drawLines(on: canvas, size, layout, ink, isMirrored: false)
    drawText(on: canvas, size, layout, ink, isMirrored: false)
    drawTime(on: canvas, size, ink, isMirrored: false)
  }
}
