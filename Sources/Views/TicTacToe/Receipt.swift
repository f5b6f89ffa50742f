import GtkKit

/// The paper that comes out of the till: the title, the credit after the last spins as a line, and a text for each of the
/// last deposits.
package struct Receipt: Widget {
  package let pointer: WidgetPointer
  private let receipt: Container
  private let lineLabels: [Label]
  /// The credit after the last spins.
  package let creditLine: TrendLine
  private let animation: Animation
  /// How much of the newest line is still in the till, from 1 to 0.
  private let hidden = Shared(0.0)

  /// The maximum number of lines.
  package static let lineCount = 2
  private static let printTime = 250
  private static let chartHeight = 44.0
  /// The width of a tooth at the edge where the paper was torn off, and the margin.
  private static let (tooth, margin) = (10.0, 14.0)

  /// The printed lines, of which the last one is the newest.
  package var lines: [String] { lineLabels.map(\.text).filter { !$0.isEmpty } }

  init(_ titleLabel: Label) {
    let labels = (0..<Self.lineCount).map { _ in Label().styled("receipt-line", "numeric") }
    lineLabels = labels
    let creditLine = TrendLine(range: Label("0").styled("receipt-range", "numeric")) { theme in
      theme(
        TrendLine.Colors(line: 0x1F6FA8, dot: 0xB3184A, range: 0xB9B1A0),
        contrast: TrendLine.Colors(line: 0, dot: 0, range: 0x6B6B6B))
    }
    self.creditLine = creditLine.named("creditLine")
    let (title, line) = (
      { titleLabel.naturalHeight(forWidth: 0) + Self.margin }, { labels[0].naturalHeight(forWidth: 0) }
    )
    /// What is printed below the title in a height: the line of the credit with its height, and the texts. The paper is as
    /// long as that, but never hides its title in the till.
    let printed = { [hidden] (height: Double) in
      let room = max(0, height - title())
      let chart = creditLine.hasLine && room >= Self.chartHeight ? Self.chartHeight : 0
      let lines = labels.filter { !$0.text.isEmpty }.suffix(Int((room - chart) / line()))
      let length = title() + chart + line() * max(0, Double(lines.count) - hidden.value)
      return (chart: chart, lines: lines, top: height - length)
    }
    receipt = Container(
      measure: { orientation in
        guard orientation == .vertical else {
          // The title is drawn smaller if it is too long, down to 0.7.
          let (width, margins) = (titleLabel.naturalWidth, 2 * Self.margin)
          return Extent(minimum: Int(width * 0.7 + margins) + 1, natural: Int(width + margins))
        }
        let content = Self.chartHeight + line() * Double(Self.lineCount)
        return Extent(minimum: Int(title()), natural: Int(title() + content))
      },
      arrange: { area in
        // The newest line is next to the till.
        let print = printed(area.size.height)
        var room = Rect(0, print.top, area.size.width, .infinity).inset(by: Self.margin, 0)
        let heading = titleLabel.placedLine(in: room.cutTop(title()).inset(by: 0, 4))
        let chart = print.chart > 0 ? [creditLine.placed(in: room.cutTop(print.chart))] : []
        return [heading] + chart
          + print.lines.map { $0.placedLine(in: room.cutTop(line()), minimumScale: 0.4) }
      },
      drawBelow: { canvas, area in
        Self.drawPaper(on: canvas, area.size, top: printed(area.size.height).top)
      })
    receipt.add(titleLabel).add(creditLine)
    for label in labels { receipt.add(label) }
    animation = Animation(of: receipt)
    pointer = receipt.clipped().styled("receipt").named("receipt").pointer
  }

  /// Prints lines, of which the last one is new. Lines that are already there are not printed again.
  package func show(_ lines: [String]) {
    set("", to: lines, from: self.lines) {
      guard lines != self.lines else { return }
      for (label, line) in zip(lineLabels.reversed(), lines.reversed()) { label.text = line }
      animation.run(milliseconds: Self.printTime) { [receipt, hidden] part in
        hidden.value = 1 - part
        receipt.queueAllocate()
        receipt.queueDraw()
      }
    }
  }

  /// Shows the credit after the last spins.
  package func show(_ credits: Chart) {
    creditLine.show(credits)
    receipt.queueAllocate()
    receipt.queueDraw()
  }

  private static func drawPaper(on canvas: Canvas, _ size: Size, top: Double) {
    let teeth = max(1, (size.width / tooth).rounded())
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
