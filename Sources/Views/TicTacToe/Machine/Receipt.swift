import GtkKit

/// The paper that comes out of the till: the title, the credit after the last spins as a line, and a text for each of the
/// last deposits.
package final class Receipt: CustomWidget {
  private let titleLabel: Label
  private let lineLabels = (0..<Receipt.lineCount).map { _ in Label().styled("receipt-line", "numeric") }
  package let creditLine = TrendLine(empty: Label().styled("receipt-line")) { TicTacToeColors($0).credit }
    .named("creditLine")

  package static let lineCount = 2
  private static let chartHeight = 44.0
  /// The width of a tooth at the edge where the paper was torn off, and the margin.
  private static let (tooth, margin) = (10.0, 14.0)
  /// The space above the title, and that with the one between the last line and the slot.
  private static let (head, foot) = (4.0, 9.0)

  init(_ titleLabel: Label) {
    self.titleLabel = titleLabel
    super.init()
    add(titleLabel).add(creditLine)
    for label in lineLabels { add(label) }
    clipped().styled("receipt").named("receipt")
  }

  /// The printed lines, of which the last one is the newest.
  package var lines: [String] { lineLabels.map(\.text).filter { !$0.isEmpty } }

  /// Shows printed lines, of which the last one is the newest.
  package func show(_ lines: [String]) {
    set(lines, from: self.lines) {
      guard lines != self.lines else { return }
      let empty = Array(repeating: "", count: max(0, lineLabels.count - lines.count))
      for (label, line) in zip(lineLabels, empty + lines) { label.text = line }
      moved()
    }
  }

  package func plot(_ credits: Chart) {
    creditLine.show(credits)
    moved()
  }

  private func moved() {
    queueAllocate()
    queueDraw()
  }

  // MARK: - Layout

  private var titleHeight: Double { titleLabel.naturalHeight(forWidth: 0) + Self.margin }
  private var lineHeight: Double { lineLabels[0].naturalHeight(forWidth: 0) }

  /// What is printed below the title in a height: the line of the credit with its height, and the texts; and the top of the
  /// paper. It is as long as that, but never hides its title in the till. Without a title, the line of the credit fills it.
  private func print(in height: Double) -> (chart: Double, lines: ArraySlice<Label>, top: Double) {
    let room = max(0, height - titleHeight - Self.foot)
    let printed = lineLabels.filter { !$0.text.isEmpty }
    // The newest text is more important than the line.
    let needed = Self.chartHeight + (printed.isEmpty ? 0 : lineHeight)
    let least = (creditLine.hasLine || !titleLabel.isVisible) && room >= needed ? Self.chartHeight : 0
    let lines = printed.suffix(Int((room - least) / lineHeight))
    let text = lineHeight * Double(lines.count)
    let chart = titleLabel.isVisible ? least : max(0, room - text)
    return (chart, lines, max(0, room - chart - text))
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    guard orientation == .vertical else {
      // The title is drawn smaller if it is too long, down to 0.7.
      let (width, margins) = (titleLabel.naturalWidth, 2 * Self.margin)
      return SizeRequest(minimum: Int(width * 0.7 + margins) + 1, natural: Int(width + margins))
    }
    let content = Self.chartHeight + lineHeight * Double(Self.lineCount) + Self.foot
    let line = titleLabel.isVisible ? 0 : Self.chartHeight + lineHeight
    return SizeRequest(minimum: Int(titleHeight + line + Self.foot), natural: Int(titleHeight + content))
  }

  /// The newest line is next to the till.
  override package func arrange(in area: Area) -> [Placement] {
    let print = print(in: area.size.height)
    var room = Rect(0, print.top + Self.head, area.size.width, .infinity).inset(by: Self.margin, 0)
    let heading = titleLabel.placedLine(in: room.cutTop(titleHeight).inset(by: 0, 4))
    let chart = print.chart > 0 ? [creditLine.placed(in: room.cutTop(print.chart))] : []
    return [heading] + chart
      + print.lines.map { $0.placedLine(in: room.cutTop(lineHeight), minimumScale: 0.4) }
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    let (size, top) = (area.size, print(in: area.size.height).top)
    let teeth = max(1, (size.width / Self.tooth).rounded())
    canvas.move(to: Point(0, size.height + 2))
    for index in 0...Int(teeth) {
      let x = size.width * Double(index) / teeth
      canvas.line(to: Point(x, top + (index.isMultiple(of: 2) ? 5 : 0.5)))
    }
    canvas.line(to: Point(size.width, size.height + 2))
    canvas.close()
    canvas.fill(Color(0xFFFDF5), outline: Color(0xC9BFAE), width: 1)
  }
}
