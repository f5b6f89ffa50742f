import GtkKit

/// The points of the turn as coins on the counter: one a point, five to a stack, or ten if there are more than 20.
final class CoinStacks: Widget {
  let pointer: WidgetPointer
  private let canvas = Container(role: .presentation)
  private let drop: Animation
  private var points = 0
  /// The coins from this one on are falling onto the stacks, and how far they have come.
  private var fall = (first: 0, progress: 1.0)

  /// The largest number of coins that are drawn.
  private static let limit = 100
  /// The height from which new coins fall.
  private static let fallHeight = 70.0
  private static let fallTime = 260

  init() {
    pointer = canvas.named("coins").pointer
    drop = Animation(of: canvas)
    canvas.drawBelow = { [weak self] canvas, area in self?.draw(on: canvas, area.size) }
  }

  /// Whether coins are falling onto the stacks.
  var isFalling: Bool { drop.isRunning }

  /// Shows a number of points. Additional coins fall onto the stacks.
  func show(_ points: Int) {
    let old = self.points
    self.points = min(points, Self.limit)
    guard self.points > old else {
      drop.finish()
      if self.points < old { canvas.queueDraw() }
      return
    }
    drop.run(milliseconds: Self.fallTime, curve: .easeIn) { [weak self] progress in
      self?.fall = (old, progress)
      self?.canvas.queueDraw()
    }
  }

  /// The places of the coins in the pixels of another widget, from the bottom of the first stack to the top of the last.
  func places(in other: some Widget) -> [Rect] {
    guard let bounds = canvas.visibleBounds(in: other) else { return [] }
    let drawn = bounds.width / Double(canvas.width)
    let stacks = Stacks(points, in: Size(canvas.width, canvas.height))
    let length = 2 * Coin.radius * stacks.scale * drawn
    return (0..<points).map { index in
      let coin = stacks.bottom(of: index)
      let center = Point(
        stacks.origin.x + coin.x * stacks.scale,
        stacks.origin.y + (coin.y - Coin.thickness / 2) * stacks.scale)
      return Rect(
        center: Point(bounds.x + center.x * drawn, bounds.y + center.y * drawn), Size(length, length))
    }
  }

  private func draw(on canvas: Canvas, _ size: Size) {
    guard points > 0 else { return }
    let stacks = Stacks(points, in: size)
    canvas.transformed(by: stacks.origin, scale: stacks.scale) { canvas in
      for index in 0..<points {
        var coin = stacks.bottom(of: index)
        if index % stacks.height == 0 {
          canvas.ellipse(at: Point(coin.x + 2.8, 3), 20, 8)
          canvas.fill(Color(0x2A0F18, alpha: 0.22))
        }
        if index >= fall.first { coin.y -= Self.fallHeight * (1 - fall.progress) }
        Coin.drawLying(at: coin, on: canvas)
      }
    }
  }
}

/// How a number of coins stand in an area.
private struct Stacks {
  /// The number of coins in a stack.
  let height: Int
  /// The start of the table below the stacks, and the scale of the coins.
  let origin: Point
  let scale: Double

  private static let distance = 41.0

  init(_ points: Int, in size: Size) {
    height = points > 20 ? 10 : 5
    let count = (points + height - 1) / height
    let width = Double(count - 1) * Self.distance + 2 * Coin.radius
    let natural = size.height / 118
    scale = min(natural, size.width / width)
    origin = Point((size.width - width * scale) / 2, size.height - 14 * natural)
  }

  /// The bottom of a coin, from the origin in units of the coin. The stacks are not quite straight.
  func bottom(of index: Int) -> Point {
    let (stack, level) = index.quotientAndRemainder(dividingBy: height)
    let shift = Double((level * 5) % 3 - 1) * 0.8
    return Point(
      Coin.radius + Double(stack) * Self.distance + shift, -Double(level) * Coin.thickness)
  }
}
