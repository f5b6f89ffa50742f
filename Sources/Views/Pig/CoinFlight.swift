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
  private static let limit = 24

  init(on layer: FlightLayer, of screen: some Widget) {
    (self.layer, self.screen) = (layer, AnyWidget(screen))
    animation = Animation(of: screen)
  }

  /// The center of a coin that lay in a place, and what remains of its size, at a time from 0 to 1. The coins leave one
  /// after the other; `order` is from 0 to 1.
  private typealias Way = (_ place: Rect, _ order: Double, _ time: Double) -> (center: Point, size: Double)?

  /// Makes coins fly to a widget on an arc.
  func fly(from stacks: CoinStacks, to target: some Widget) {
    guard let height = stacks.visibleBounds(in: screen)?.height,
      let end = target.visibleBounds(in: screen)?.center
    else { return }
    run(from: stacks) { place, order, time in
      // Each coin flies for 60 % of the time.
      let progress = max((time - 0.4 * order) / 0.6, 0)
      guard progress < 1 else { return nil }
      var center = place.center.mixed(with: end, progress)
      center.y -= sin(.pi * progress) * height * 0.9
      return (center, 1)
    }
  }

  /// Makes coins spill to all sides and fall over the edge below them.
  func spill(from stacks: CoinStacks) {
    guard let bounds = stacks.visibleBounds(in: screen) else { return }
    run(from: stacks) { place, order, time in
      let side = (place.center.x - bounds.center.x) / bounds.width + order - 0.5
      let jump = (0.5 + (order * 9.17).truncatingRemainder(dividingBy: 1) * 0.6) * bounds.height
      let fall = bounds.height * 2.4 * time * time - jump * 2 * time
      // It vanishes below the edge.
      return (
        Point(place.center.x + side * bounds.width * time, place.center.y + fall), min(1, 4 * (1 - time))
      )
    }
  }

  /// Shows coins that leave their stacks, the upper ones first. Each lies until it leaves, and then turns.
  private func run(from stacks: CoinStacks, _ way: @escaping Way) {
    let all = stacks.places(in: screen)
    let count = min(all.count, Self.limit)
    let places = (0..<count).map { all[$0 * all.count / count] }
    animation.run(milliseconds: Self.duration, curve: .linear) { [layer] time in
      let sprites = places.enumerated().compactMap { index, place -> FlightLayer.Sprite? in
        let order = 1 - Double(index + 1) / Double(count)
        guard let coin = way(place, order, time) else { return nil }
        let picture =
          coin.center == place.center
          ? Coin.lying : Coin.picture(turnedBy: .pi / 2 + (4 + 3 * order) * time)
        return FlightLayer.Sprite(picture, at: coin.center, size: place.width * coin.size / Coin.part)
      }
      layer.show(sprites: time < 1 ? sprites : [])
    }
  }
}
