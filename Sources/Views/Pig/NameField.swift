import GtkKit

/// A text field for a name. While it is not being edited, a name that is too long for its place ends with an ellipsis.
final class NameField: CustomWidget {
  let field: TextField

  init(_ field: TextField) {
    self.field = field
    super.init()
    add(field)
    field.onFocusMoved { [self] in update() }
  }

  /// The style of a field whose text is drawn with an ellipsis instead.
  private static let elided = "elided"

  /// Shows the ellipsis if it is needed now.
  func update() { elide(in: Size(width, height)) }

  private func elide(in size: Size) {
    let isTooLong = field.width(of: field.text) > room(in: size).width
    field.setStyle(Self.elided, isTooLong && !field.containsFocus && size.width > 0)
    queueDraw()
  }

  /// The room for the text, between the paddings of the field.
  private func room(in size: Size) -> Rect {
    let height = field.size(of: "0").height
    return Rect(Self.padding, (size.height - height) / 2, size.width - 2 * Self.padding, height)
  }

  /// The horizontal padding of `.player-name` in pig.css.
  private static let padding = 2.0

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    field.measured(orientation)
  }

  override func willArrange(in size: Size) { elide(in: size) }

  override func arrange(in area: Area) -> [Placement] { [field.placed(in: area.rect)] }

  override func drawAbove(on canvas: Canvas, in area: Area) {
    guard field.hasStyle(Self.elided) else { return }
    let text = room(in: area.size)
    canvas.lines(field.text, of: field, in: text, atMost: 1, isCentered: false, field.color)
  }
}
