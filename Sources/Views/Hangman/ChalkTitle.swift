import GtkKit

/// A title in capital letters of chalk. If it has a letter that the chalk alphabet has not, its label is shown instead.
struct ChalkTitle: Widget {
  let pointer: WidgetPointer

  private static let space = 0.35
  private static let gap = 0.34

  init(_ label: Label) {
    let letters = label.text.map { $0 == " " ? nil : ChalkLetter($0) }
    let isComplete = zip(label.text, letters).allSatisfy { $0 == " " || $1 != nil }
    guard isComplete else {
      pointer = label.pointer
      return
    }
    let widths = letters.map { $0?.width ?? Self.space }
    let width = widths.reduce(0, +) + Self.gap * Double(widths.count - 1)
    let title = Container(
      role: .presentation,
      measure: { label.measured($0) }, arrange: { [label.placed(in: $0.rect)] },
      drawBelow: { canvas, area in
        let height = min(area.size.height * 0.56, area.size.width * 0.94 / width)
        var left = (area.size.width - width * height) / 2
        for (letter, width) in zip(letters, widths) {
          let foot = Point(left + width * height / 2, (area.size.height + height) / 2)
          letter?.draw(on: canvas, above: foot, height: height, area.container.color, weight: 0.15)
          left += (width + Self.gap) * height
        }
      })
    pointer = title.add(label.styled("chalk-text")).pointer
  }
}
