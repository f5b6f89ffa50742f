import GtkKit

/// A title in capital letters of chalk. One with a letter that the chalk alphabet has not is printed.
package final class ChalkTitle: CustomWidget {
  package private(set) var text = ""
  /// The title in print, which also gives the widget its size.
  private let print = Label().styled("game-title")

  private static let space = 0.35
  private static let gap = 0.34

  init(_ text: String = "") {
    super.init(role: .heading)
    accessibleLevel(1)
    print.setAccessibleHidden(true)
    add(print)
    show(text)
  }

  package func show(_ text: String) {
    set(text, from: self.text) {
      self.text = text
      print.text = text
      accessibleLabel(text)
      queueDraw()
    }
  }

  private var isInChalk: Bool { text.allSatisfy { $0 == " " || ChalkLetter($0) != nil } }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    print.measured(orientation)
  }

  override package func arrange(in area: Area) -> [Placement] {
    isInChalk ? [] : [print.placed(in: area.rect)]
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    guard isInChalk else { return }
    let letters = text.map { ChalkLetter($0) }
    let widths = letters.map { $0?.width ?? Self.space }
    let width = widths.reduce(0, +) + Self.gap * Double(widths.count - 1)
    let height = min(area.size.height * 0.56, area.size.width * 0.94 / width)
    var left = (area.size.width - width * height) / 2
    for (letter, width) in zip(letters, widths) {
      let foot = Point(left + width * height / 2, (area.size.height + height) / 2)
      letter?.draw(on: canvas, above: foot, height: height, color, weight: 0.15)
      left += (width + Self.gap) * height
    }
  }
}
