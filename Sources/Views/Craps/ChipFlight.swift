import GtkKit

/// The chips leave the pass line: with the winnings to the balance, or swept away by the house.
final class ChipFlight {
  private let layer: FlightLayer
  private let passLine: PassLineChips
  private let screen: AnyWidget
  /// The chips in the air.
  private let chips = PassLineChips()
  private let animation: Animation

  init(from passLine: PassLineChips, on layer: FlightLayer, of screen: some Widget) {
    (self.layer, self.passLine, self.screen) = (layer, passLine, AnyWidget(screen))
    animation = Animation(of: screen)
    layer.add(chips)
  }

  /// Slides the chips to a widget.
  func collect(into target: some Widget) {
    guard let place = target.visibleBounds(in: screen) else { return }
    fly(to: place.center, scale: 0.6, .easeInOut)
  }

  /// Sweeps the chips up and out.
  func sweep() { fly(to: Point(Double(screen.width) * 0.8, -60), scale: 1, .easeIn) }

  private func fly(to end: Point, scale: Double, _ curve: Animation.Curve) {
    guard let start = passLine.visibleBounds(in: screen) else { return }
    chips.copy(passLine)
    passLine.isHidden = true
    animation.run(milliseconds: 300, curve: curve) { [layer, chips] progress in
      guard progress < 1 else { return layer.show([]) }
      let size = 1.mixed(with: scale, progress)
      let place = Rect(
        center: start.center.mixed(with: end, progress), Size(start.width * size, start.height * size))
      layer.show([chips.placed(in: place)])
    }
  }

  /// Ends the flight.
  func end() {
    animation.finish()
    passLine.isHidden = false
  }
}
