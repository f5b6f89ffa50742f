import GtkKit

/// A tile of the board and, in a layer above it, its mark, or the marks that pass by while its reel turns.
struct BoardTile {
  /// The tile, which is red in a losing line.
  let ground: Container
  let mark: Container
  let imageView: Picture
  private let motion = Shared((turns: Double?.none, drop: 0.0))

  /// The tile at an index of the board.
  init(_ index: Int) {
    let imageView = Picture().named("imageView\(index + 1)")
    self.imageView = imageView
    ground = Container(role: .presentation).styled("tile").named("tile\(index + 1)")
    mark = Container(
      arrange: { [motion] area in
        var rect = area.rect
        rect.y -= motion.value.drop * area.size.height
        return [imageView.placed(in: rect)]
      },
      drawBelow: { [motion] canvas, area in
        guard let turns = motion.value.turns else { return }
        canvas.clipped(to: area.rect) { Self.draw(turns + Double(index * 5), on: $0, area.size) }
      }
    ).add(imageView).styled("mark")
  }

  /// Shows the mark at a part of its landing, from 0 (above its place) to 1.
  func drop(_ part: Double) {
    motion.value = (nil, (1 - part) * 0.2)
    mark.queueAllocate()
    mark.queueDraw()
  }

  /// Shows the marks that pass by after a number of turns of the reel.
  func turn(_ turns: Double) {
    motion.value = (turns, 0)
    mark.queueDraw()
  }

  /// Which of the marks on the reel are X. The tiles begin at different places.
  private static let reel = [true, false, false, true, false, true, true]

  private static func draw(_ turns: Double, on canvas: Canvas, _ size: Size) {
    let scale = size.height / MarkPicture.side
    let passed = turns - turns.rounded(.down)
    for (row, offset) in [(0, passed), (1, passed - 1)] {
      let isX = reel[(Int(turns) + row) % reel.count]
      canvas.transformed(by: Point(0, offset * size.height), scale: scale) {
        MarkPicture.drawPassing(isX: isX, on: $0)
      }
    }
  }
}
