import GtkKit

/// A title in capital letters of chalk.
package final class ChalkTitle: CustomWidget {
  package private(set) var text = ""

  init(_ text: String = "") {
    super.init(role: .heading)
    accessibleLevel(1).styled("game-title")
    show(text)
  }

  package func show(_ text: String) {
    set(text, from: self.text) {
      self.text = text
      accessibleLabel(text)
      queueDraw()
    }
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    SizeRequest(orientation == .vertical ? Int(size(of: text).height) : 90)
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    let widths = text.map { $0 == " " ? 0.35 : ChalkLetter($0)?.width ?? 0.7 }
    let gap = 0.34
    let width = widths.reduce(0, +) + gap * Double(widths.count - 1)
    let height = min(area.size.height * 0.56, area.size.width * 0.86 / width)
    var left = (area.size.width - width * height) / 2
    for (letter, width) in zip(text, widths) {
      let foot = Point(left + width * height / 2, (area.size.height + height) / 2)
      ChalkLetter.draw(letter, on: canvas, above: foot, height: height, color, weight: 0.15, like: self)
      left += (width + gap) * height
    }
  }
}
