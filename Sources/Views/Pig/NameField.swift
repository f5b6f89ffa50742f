import GtkKit

/// A text field for a name. While it is not being edited, a name that is too long for its place ends with an ellipsis.
struct NameField: Widget {
  let pointer: WidgetPointer
  let field: TextField
  private let place: Container

  init(_ field: TextField) {
    self.field = field
    let place = Container(
      measure: { field.measured($0) }, arrange: { [field.placed(in: $0.rect)] },
      drawAbove: { canvas, area in
        guard field.hasStyle(Self.elided) else { return }
        let text = Self.room(of: field, in: area.size)
        canvas.lines(field.text, of: field, in: text, atMost: 1, isCentered: false, field.color)
      })
    self.place = place
    pointer = place.add(field).pointer
    place.onAllocate = { [self] in elide(in: $0) }
    field.onFocusMoved { [self] in update() }
  }

  /// The style of a field whose text is drawn with an ellipsis instead.
  private static let elided = "elided"

  /// Shows the ellipsis if it is needed now.
  func update() { elide(in: Size(place.width, place.height)) }

  private func elide(in size: Size) {
    let isTooLong = field.width(of: field.text) > Self.room(of: field, in: size).width
    field.setStyle(Self.elided, isTooLong && !field.containsFocus && size.width > 0)
    place.queueDraw()
  }

  /// The room for the text of a field, between its paddings.
  private static func room(of field: TextField, in size: Size) -> Rect {
    let height = field.size(of: "0").height
    return Rect(padding, (size.height - height) / 2, size.width - 2 * padding, height)
  }

  /// The horizontal padding of `.player-name` in pig.css.
  private static let padding = 2.0
}
