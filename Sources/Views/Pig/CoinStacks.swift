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
  private static let distance = 41.0
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

  private func draw(on canvas: Canvas, _ size: Size) {
    guard points > 0 else { return }
    let height = points > 20 ? 10 : 5
    let stacks = (points + height - 1) / height
    let width = Double(stacks - 1) * Self.distance + 2 * Coin.radius
    let natural = size.height / 118
    let scale = min(natural, size.width / width)
    let bottom = Point((size.width - width * scale) / 2, size.height - 14 * natural)
    canvas.transformed(by: bottom, scale: scale) { canvas in
      for stack in 0..<stacks {
        let x = Coin.radius + Double(stack) * Self.distance
        canvas.ellipse(at: Point(x + 2, 3), 20, 8)
        canvas.fill(Color(0x2A0F18, alpha: 0.22))
        for index in stack * height..<min(points, (stack + 1) * height) {
          let level = index - stack * height
          let lift = index < fall.first ? 0 : Self.fallHeight * (1 - fall.progress)
          // The stacks are not quite straight.
          let shift = Double((level * 5) % 3 - 1) * 0.8
          Coin.drawLying(at: Point(x + shift, -Double(level) * Coin.thickness - lift), on: canvas)
        }
      }
    }
  }
}
