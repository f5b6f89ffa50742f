import Glibc
import GtkKit

/// The points of the turn as coins on the counter: one a point, five to a stack, or ten if there are more than 20.
final class CoinStacks: CustomWidget {
  private var points = 0
  /// The coins from this one on are falling onto the stacks, and how far they have come.
  private var fall = (first: 0, progress: 1.0)
  private lazy var animation = Animation(of: self)

  private static let limit = 100
  private static let fallHeight = 70.0
  private static let fallTime = 260

  init() {
    super.init(role: .presentation)
    named("coins")
  }

  var isFalling: Bool { animation.isRunning }

  /// Shows a number of points. Additional coins fall onto the stacks.
  func show(_ points: Int) {
    let old = self.points
    self.points = min(points, Self.limit)
    guard self.points > old else {
      animation.finish()
      if self.points < old { queueDraw() }
      return
    }
    animation.run(milliseconds: Self.fallTime, curve: .easeIn) { [self] progress in
      fall = (old, progress)
      queueDraw()
    }
  }

  /// The places of the coins in the pixels of another widget, from the bottom of the first stack to the top of the last.
  func places(in other: some Widget) -> [Rect] {
    guard let bounds = visibleBounds(in: other) else { return [] }
    let drawn = bounds.width / Double(width)
    let stacks = Stacks(points, in: Size(width, height))
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

  override func draw(on canvas: Canvas, in area: Area) {
    guard points > 0 else { return }
    let stacks = Stacks(points, in: area.size)
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

  /// The bottom of a coin, from the origin in units of the coin.
  func bottom(of index: Int) -> Point {
    let (stack, level) = index.quotientAndRemainder(dividingBy: height)
    return Point(Coin.radius + Double(stack) * Self.distance, -Double(level) * Coin.thickness)
  }
}

/// The coins of the turn that leave the counter: to the card of a player, or over the edge.
final class CoinFlight: Flight {
  /// The coins in the air, which are made when they first fly.
  private var coins: [FlyingCoin] = []

  /// The time of both in milliseconds.
  static let duration = 450

  /// The center of a coin that lay in a place at a time from 0 to 1; nil if it has vanished. The coins leave one after the
  /// other; `order` is from 0 to 1.
  private typealias Way = (_ place: Rect, _ order: Double, _ time: Double) -> Point?

  func fly(from stacks: CoinStacks, to target: some Widget) {
    guard let height = bounds(of: stacks)?.height, let end = bounds(of: target)?.center else { return }
    run(from: stacks) { place, order, time in
      // Each coin flies for 60 % of the time.
      let progress = max((time - 0.4 * order) / 0.6, 0)
      guard progress < 1 else { return nil }
      var center = place.center.mixed(with: end, progress)
      center.y -= sin(.pi * progress) * height * 0.9
      return center
    }
  }

  /// Makes coins spill to all sides and fall over the edge below them.
  func spill(from stacks: CoinStacks) {
    guard let bounds = bounds(of: stacks) else { return }
    run(from: stacks) { place, order, time in
      let side = (place.center.x - bounds.center.x) / bounds.width + order - 0.5
      let jump = (0.5 + (order * 9.17).truncatingRemainder(dividingBy: 1) * 0.6) * bounds.height
      let fall = bounds.height * 2.4 * time * time - jump * 2 * time
      // It vanishes below the edge.
      guard fall < bounds.height else { return nil }
      return Point(place.center.x + side * bounds.width * time, place.center.y + fall)
    }
  }

  /// Shows coins that leave their stacks, the upper ones first.
  private func run(from stacks: CoinStacks, _ way: @escaping Way) {
    let places = stacks.places(in: page)
    while coins.count < places.count {
      let coin = FlyingCoin(role: .presentation)
      add(coin)
      coins.append(coin)
    }
    fly(milliseconds: Self.duration) { [coins] time in
      guard time < 1 else { return [] }
      return zip(coins, places).enumerated().compactMap { index, flight in
        let (coin, place) = flight
        let order = 1 - Double(index + 1) / Double(places.count)
        return way(place, order, time).map {
          coin.placed(in: Rect(center: $0, Size(place.width, place.width)))
        }
      }
    }
  }
}

private final class FlyingCoin: CustomWidget {
  override func draw(on canvas: Canvas, in area: Area) {
    canvas.transformed(by: area.rect.center, scale: area.size.width / 2 / Coin.radius) {
      Coin.drawLying(at: Point(0, Coin.thickness / 2), on: $0)
    }
  }
}
