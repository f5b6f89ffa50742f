import GtkKit

/// The nine tiles, and a line through each losing row, column or diagonal.
package struct BoardView: Widget {
  /// What a tile shows.
  package enum Cell: CaseIterable {
    case empty, x, o, losingX, losingO
  }

  package let pointer: WidgetPointer
  /// The nine picture outlets, row by row.
  package let imageViews: [Picture]
  private let board: Container
  private let tiles: [Container]
  /// The lines, and the drawn part of each, from 0 to 1.
  private let drawn = Shared((lines: [[Int]](), part: 1.0))
  private let animation: Animation
  /// The duration until the last tile has flipped in milliseconds, as in the style sheet.
  private static let flipTime = 300
  /// The duration of the lines that are drawn after that, in milliseconds.
  private static let lineTime = 250
  /// The duration of the animation of a new board, in milliseconds.
  package static let showTime = flipTime + lineTime

  init() {
    imageViews = (1...9).map { Picture().named("imageView\($0)") }
    tiles = imageViews.map { imageView in
      Container(arrange: { [imageView.placed(in: $0.rect)] }).add(imageView).styled("tile")
    }
    board = Container(
      arrange: { [tiles] area in
        tiles.enumerated().map { $1.placed(in: Self.cell($0, in: area.size)) }
      },
      drawAbove: { [drawn] canvas, area in
        Self.draw(drawn.value.lines, drawn.value.part, canvas, area.size)
      })
    for (index, tile) in tiles.enumerated() { board.add(tile.styled("turn\(index + 1)")) }
    animation = Animation(of: board)
    pointer = board.keepsDirection().named("board").pointer
  }

  /// Shows nine cells, row by row, and a line through each of `lines`.
  package func show(_ cells: [Cell], descriptions: [String], lines: [[Int]]) {
    for (index, cell) in cells.enumerated() where imageViews.indices.contains(index) {
      imageViews[index].show(MarkPicture.picture(of: cell), describedAs: descriptions[index])
      tiles[index].setStyle("losing", cell == .losingX || cell == .losingO)
    }
    drawn.value.lines = lines
    board.queueDraw()
  }

  /// Animates a new board: the tiles flip one after the other, then the lines are drawn.
  package func animateRun() {
    traceCall()
    for tile in tiles { tile.replay("flipping") }
    animation.run(milliseconds: Self.lineTime, after: Self.flipTime) { [drawn, board] part in
      drawn.value.part = part
      board.queueDraw()
    }
  }

  // MARK: - Layout

  private static let gap = 0.035

  private static func cell(_ index: Int, in size: Size) -> Rect {
    let side = min(size.width, size.height)
    let board = Rect(size).centered(Size(side, side))
    return board.row(index / 3, of: 3, gap: side * gap).column(index % 3, of: 3, gap: side * gap)
  }

  private static func draw(_ lines: [[Int]], _ part: Double, _ canvas: Canvas, _ size: Size) {
    for line in lines {
      guard let first = line.first, let last = line.last else { continue }
      let (from, to) = (cell(first, in: size).center, cell(last, in: size).center)
      // The line begins and ends a little outside of the centers of the outer marks.
      let reach = 0.16
      let start = Point(from.x - (to.x - from.x) * reach, from.y - (to.y - from.y) * reach)
      let end = Point(to.x + (to.x - from.x) * reach, to.y + (to.y - from.y) * reach)
      canvas.polyline(start, Point(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part))
      canvas.stroke(MarkPicture.red, width: max(4, min(size.width, size.height) / 50))
    }
  }
}
