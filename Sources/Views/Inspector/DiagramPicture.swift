import GtkKit

/// A picture of the sequence diagram for slides and documents, on white.
package enum DiagramPicture {
  private static let width = 960.0
  private static let margin = 16.0
  private static let ink = Color(0x222222)

  /// A part of the picture: the head of a group, or a message.
  private typealias Part = (height: Double, draw: (Canvas, Size) -> Void)

  /// The text of an SVG file with some rows.
  package static func svg(of rows: [InspectorRow]) -> String {
    // The rows of the picture are in no window. The style sheet applies to them below this container.
    StyleSheet.use("inspector")
    let list = Container().styled("inspector")
    let root = WidgetRoot(list)
    let parts = rows.map { part(for: $0, in: list) }
    let height = parts.reduce(0) { $0 + $1.height }
    let size = Size(width + 2 * margin, height + 2 * margin)
    let svg = SVGPicture.text(size) { canvas in
      canvas.roundedRectangle(Rect(size), radius: 0)
      canvas.fill(Color(0xFFFFFF))
      var top = margin
      for (height, draw) in parts {
        canvas.transformed(by: Point(margin, top)) { draw($0, Size(width, height)) }
        top += height
      }
    }
    withExtendedLifetime(root) {}
    return svg
  }

  private static func part(for row: InspectorRow, in list: Container) -> Part {
    if row.isGroup {
      let head = GroupHead()
      list.add(head)
      head.show(row)
      return (head.height, { head.drawPicture(on: $0, $1, ink) })
    }
    let message = MessageRow()
    list.add(message.widget)
    message.show(row)
    return (message.height(forWidth: Int(width)), { message.drawPicture(on: $0, $1, ink) })
  }
}
