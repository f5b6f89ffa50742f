import GtkKit

/// A title in capital letters of chalk. If it has a letter that the chalk alphabet has not, its label is shown instead.
struct ChalkTitle: Widget {
  let pointer: WidgetPointer

  private static let space = 0.35
  private static let gap = 0.34

  init(_ label: Label) {
    let title = Container(
      role: .presentation,
      measure: { label.measured($0) }, arrange: { [label.placed(in: $0.rect)] },
      drawBelow: { canvas, area in Self.draw(label.text, on: canvas, area) })
    pointer = title.add(label).pointer
    Self.showChalk(of: label)
    label.onTextChanged {
      Self.showChalk(of: label)
      title.queueDraw()
    }
  }

  /// Hides the label if its text can be written in chalk.
  private static func showChalk(of label: Label) { label.setStyle("chalk-text", canWrite(label.text)) }

  private static func canWrite(_ text: String) -> Bool {
    text.allSatisfy { $0 == " " || ChalkLetter($0) != nil }
  }

  private static func draw(_ text: String, on canvas: Canvas, _ area: Area) {
    guard canWrite(text) else { return }
    let letters = text.map { ChalkLetter($0) }
    let widths = letters.map { $0?.width ?? space }
    let width = widths.reduce(0, +) + gap * Double(widths.count - 1)
    let height = min(area.size.height * 0.56, area.size.width * 0.94 / width)
    var left = (area.size.width - width * height) / 2
    for (letter, width) in zip(letters, widths) {
      let foot = Point(left + width * height / 2, (area.size.height + height) / 2)
      letter?.draw(on: canvas, above: foot, height: height, area.container.color, weight: 0.15)
      left += (width + gap) * height
    }
  }
}
