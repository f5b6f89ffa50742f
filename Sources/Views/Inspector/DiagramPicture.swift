import GtkKit

/// A picture of the sequence diagram for slides and documents, on white.
package enum DiagramPicture {
  private static let width = 960.0
  private static let margin = 16.0

  private typealias Part = (height: Double, draw: (Canvas, Size) -> Void)

  package static func svg(of rows: [InspectorRow]) -> String {
    // The rows of the picture are in no window. The style sheet applies to them below this container.
    InspectorView.useStyle()
    let list = CustomWidget().styled("inspector", "picture")
    let root = WidgetRoot(list)
    let parts = rows.flatMap { self.parts(for: $0, in: list) }
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

  private static func parts(for row: InspectorRow, in list: CustomWidget) -> [Part] {
    let message = MessageRow()
    list.add(message)
    message.show(row)
    let part: Part = (message.height(forWidth: Int(width)), { message.drawPicture(on: $0, $1) })
    guard row.isGroup else { return [part] }
    let header = GroupHeader()
    list.add(header)
    header.group = row
    return [part, (header.minimumHeight, { header.drawPicture(on: $0, $1) })]
  }
}
