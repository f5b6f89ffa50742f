import GtkKit

/// A picture of the sequence diagram for slides and documents, on white.
package enum DiagramPicture {
  private static let width = 960.0
  private static let margin = 16.0
  private static let ink = Color(0x222222)

  /// The text of an SVG file with some rows.
  package static func svg(of rows: [InspectorRow]) -> String {
    // The rows of the picture are in no window. The style sheet applies to them below this container.
    StyleSheet.use("inspector")
    let list = Container().styled("inspector")
    let root = WidgetRoot(list)
    let titles = LaneStyle.allCases.map { Label($0.title).styled("lane", "\($0)") }
    for title in titles { list.add(title) }
    let pictures = rows.map { row in
      let picture = MessageRow()
      list.add(picture.widget)
      picture.show(row)
      return (picture, height: picture.height(forWidth: Int(width)))
    }
    let titleHeight = titles.map { naturalHeight(of: $0) }.max() ?? 0
    let height = pictures.reduce(titleHeight) { $0 + $1.height }
    let size = Size(width + 2 * margin, height + 2 * margin)
    let svg = SVGPicture.text(size) { canvas in
      canvas.roundedRectangle(Rect(size), radius: 0)
      canvas.fill(Color(0xFFFFFF))
      draw(titles, in: Rect(margin, margin, width, titleHeight), on: canvas)
      var top = margin + titleHeight
      for (picture, height) in pictures {
        canvas.transformed(by: Point(margin, top)) {
          picture.drawPicture(on: $0, Size(width, height), ink)
        }
        top += height
      }
    }
    withExtendedLifetime(root) {}
    return svg
  }

  private static func draw(_ titles: [Label], in room: Rect, on canvas: Canvas) {
    for (index, title) in titles.enumerated() {
      let place = room.column(index, of: titles.count, gap: 0)
      canvas.roundedRectangle(place, radius: 0)
      canvas.fill(title.color.opacity(0.14))
      canvas.lines(of: title, in: place.inset(by: 0, 4), title.color)
    }
  }
}
