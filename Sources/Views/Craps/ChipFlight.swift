import GtkKit

/// The chips leave the pass line: with the winnings to the balance, or taken by the house.
final class ChipFlight {
  private let layer: FlightLayer
  private let passLine: PassLineChips
  private let balance: AnyWidget
  private let screen: AnyWidget
  /// The chips in the air.
  private let chips = PassLineChips()
  private let animation: Animation

  /// The size at which chips are put away.
  private static let smallest = 0.12

  /// The flight of the chips of a pass line. The balance is an amount at the end of its line.
  init(from passLine: PassLineChips, to balance: some Widget, on layer: FlightLayer, of screen: some Widget) {
    (self.layer, self.passLine) = (layer, passLine)
    (self.balance, self.screen) = (AnyWidget(balance), AnyWidget(screen))
    animation = Animation(of: screen)
    layer.add(chips)
  }

  /// Slides the chips to the balance. They become one amount, which is put away beside the number.
  func collect() {
    guard let start = passLine.visibleBounds(in: screen), let place = balance.visibleBounds(in: screen) else {
      return
    }
    let margin = place.height * 0.4
    let end = Point(
      balance.readsRightToLeft ? place.x + place.width - margin : place.x + margin, place.center.y)
    let isBelow = end.y > start.center.y
    // Along the pass line, and not over the result in the middle of the table or over the number.
    let corner = Point(
      start.center.x.mixed(with: end.x, isBelow ? 1 : 0.42),
      start.center.y.mixed(with: end.y, isBelow ? 0 : 0.24)
    )
    fly(milliseconds: 200, .linear) { [chips] progress in
      chips.gather(progress)
      let center = start.center.mixed(with: corner, progress)
        .mixed(with: corner.mixed(with: end, progress), progress)
      let size = 1.mixed(with: Self.smallest, progress)
      return Rect(center: center, Size(start.width * size, start.height * size))
    }
  }

  /// Sweeps the chips along the pass line out of the screen, away from the balance.
  func sweep() {
    guard let start = passLine.visibleBounds(in: screen), let place = balance.visibleBounds(in: screen) else {
      return
    }
    let end = place.center.x < start.center.x ? Double(screen.width) : -start.width
    fly(milliseconds: 300, .easeIn) { progress in
      Rect(start.x.mixed(with: end, progress), start.y, start.width, start.height)
    }
  }

  private func fly(milliseconds: Int, _ curve: Animation.Curve, along path: @escaping (Double) -> Rect) {
    chips.copy(passLine)
    passLine.isHidden = true
    animation.run(milliseconds: milliseconds, curve: curve) { [layer, chips] progress in
      layer.show(progress < 1 ? [chips.placed(in: path(progress))] : [])
    }
  }

  /// Ends the flight.
  func end() {
    animation.finish()
    passLine.isHidden = false
  }
}
