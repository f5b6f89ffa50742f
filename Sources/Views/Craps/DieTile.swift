import GtkKit

/// The place of a die on the table. Its label has the glyph of the face, U+2680 to U+2685, for assistive technology; the
/// face is drawn, because the pips of most fonts are not round.
struct DieTile: Widget {
  let pointer: WidgetPointer
  /// The angle at which the die lies.
  let angle: Double
  private let tile: Container
  private let isInAir = Shared(false)

  /// The side of the die, as a part of that of the tile, which has room for the turned die and its shadow.
  static let side = 0.83

  init(_ label: Label, angle: Double) {
    self.angle = angle
    tile = Container(
      arrange: { area in [label.placedFilling(Self.square(in: area.rect).inset(by: area.size.height * 0.1))]
      },
      drawBelow: { [isInAir] canvas, area in
        guard !isInAir.value else { return }
        let square = Self.square(in: area.rect)
        if let face = Self.face(label.text) {
          Self.drawShadow(of: square, angle: angle, on: canvas)
          Die.draw(face, at: square.center, side: square.width, angle: angle, .ivory, on: canvas)
        } else {
          Self.drawPlace(square, angle: angle, on: canvas)
        }
      })
    tile.add(label.styled("die-glyph")).styled("die")
    pointer = tile.keepsDirection().pointer
    let updateStyle = { [tile] in
      tile.setStyle("empty", label.text.isEmpty)
      tile.queueDraw()
    }
    updateStyle()
    label.onTextChanged(updateStyle)
  }

  /// Takes the die from the table, or puts it there.
  func setInAir(_ isInAir: Bool) {
    guard isInAir != self.isInAir.value else { return }
    self.isInAir.value = isInAir
    tile.queueDraw()
  }

  /// The square of the die inside a tile, a little above the middle: the shadow is below it.
  static func square(in rect: Rect) -> Rect {
    let side = min(rect.width, rect.height) * Self.side
    return Rect(center: Point(rect.center.x, rect.center.y - side * 0.04), Size(side, side))
  }

  private static func drawShadow(of square: Rect, angle: Double, on canvas: Canvas) {
    let (center, side) = (square.center, square.width)
    Die.addSquare(at: Point(center.x + side * 0.045, center.y + side * 0.1), side, angle, to: canvas)
    canvas.fill(Color(0x05271A, alpha: 0.38))
  }

  /// Draws the empty place of a die.
  private static func drawPlace(_ square: Rect, angle: Double, on canvas: Canvas) {
    let side = square.width
    Die.addSquare(at: square.center, side, angle, to: canvas)
    canvas.stroke(Color(0xFBF7E6, alpha: 0.45), width: side * 0.025, dashes: [side * 0.07, side * 0.06])
  }

  private static func face(_ glyph: String) -> Int? {
    glyph.unicodeScalars.first.map { Int($0.value) - 0x267F }
  }
}
