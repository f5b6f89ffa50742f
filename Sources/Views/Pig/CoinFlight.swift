import Glibc
import GtkKit

/// The coins of the turn that leave the counter: to the card of a player, or over the edge.
final class CoinFlight {
  private let layer: FlightLayer
  private let screen: AnyWidget
  private let animation: Animation

  /// The time of both in milliseconds.
  static let duration = 450
  /// The largest number of coins that fly.
  private static let limit = 14

  init(on layer: FlightLayer, of screen: some Widget) {
    (self.layer, self.screen) = (layer, AnyWidget(screen))
    animation = Animation(of: screen)
  }

  private typealias SpriteAtTime = (_ index: Double, _ count: Double, _ time: Double) -> FlightLayer.Sprite?

  /// Makes coins fly from a widget to another one, one after the other, on an arc.
  func fly(_ points: Int, from stacks: some Widget, to target: some Widget) {
    guard let start = stacks.visibleBounds(in: screen), let end = target.visibleBounds(in: screen)?.center
    else { return }
    let size = start.height * 0.3
    run(points) { index, count, time in
      // Each coin flies for 60 % of the time.
      let progress = min(max((time - 0.4 * index / count) / 0.6, 0), 1)
      guard progress < 1 else { return nil }
      let from = Point(start.center.x + (index / count - 0.5) * start.width * 0.6, start.center.y + size)
      var center = from.mixed(with: end, progress)
      center.y -= sin(.pi * progress) * start.height * 0.9
      return FlightLayer.Sprite(Coin.picture(turnedBy: 4 * progress + index), at: center, size: size)
    }
  }

  /// Makes coins spill from a widget to all sides and fall over the edge below it.
  func spill(_ points: Int, from stacks: some Widget) {
    guard let start = stacks.visibleBounds(in: screen) else { return }
    let size = start.height * 0.3
    run(points) { index, count, time in
      let side = index / count - 0.5
      let from = Point(start.center.x + side * start.width * 0.7, start.y + start.height * 0.7)
      let jump = (0.5 + (index * 0.382).truncatingRemainder(dividingBy: 1) * 0.6) * start.height
      let fall = start.height * 2.4 * time * time - jump * 2 * time
      return FlightLayer.Sprite(
        Coin.picture(turnedBy: 5 * time + index),
        at: Point(from.x + side * start.width * time, from.y + fall),
        // It vanishes below the edge.
        size: size * min(1, 4 * (1 - time)))
    }
  }

  /// Shows coins, each at its place at a time from 0 to 1, or not at all.
  private func run(_ points: Int, _ sprite: @escaping SpriteAtTime) {
    let count = min(points, Self.limit)
    animation.run(milliseconds: Self.duration, curve: .linear) { [layer] time in
      let sprites: [FlightLayer.Sprite] = (0..<count).compactMap { sprite(Double($0), Double(count), time) }
      layer.show(sprites: time < 1 ? sprites : [])
    }
  }
}
