import GtkKit

/// The chips on the pass line: the ante in the middle, or beside it as much again that the house pays for a win.
struct PassLineChips: Widget {
  let pointer: WidgetPointer
  private let canvas: Container
  private let ante = Shared(0)
  private let winnings = Shared(0)
  /// The distances of the two amounts from the middle of the pass line, as parts of that between them.
  private let shifts = Shared((ante: 0.0, winnings: 0.0))
  private let animation: Animation

  /// Whether the chips have left the pass line.
  var isHidden: Bool {
    get { opacity == 0 }
    nonmutating set { opacity = newValue ? 0 : 1 }
  }

  init() {
    // The label in the rail shows the same amount.
    canvas = Container(
      role: .presentation,
      drawBelow: { [ante, winnings, shifts] canvas, area in
        // A half for each amount: the chips keep their size when the winnings come.
        let half = Size(area.size.width / 2, area.size.height)
        let middle = area.rect.centered(half)
        let chips = Chips(worth: ante.value)
        guard winnings.value > 0 else { return chips.draw(in: middle, on: canvas) }
        let distance = min(half.width, chips.width(in: half) * 1.15)
        for (amount, shift) in [(ante.value, shifts.value.ante), (winnings.value, shifts.value.winnings)] {
          let place = Rect(middle.x + shift * distance, 0, half.width, half.height)
          Chips(worth: amount).draw(in: place, on: canvas)
        }
      })
    pointer = canvas.pointer
    animation = Animation(of: canvas)
  }

  /// Shows only the ante.
  func show(_ amount: Int) {
    set("", to: amount, from: ante.value) {
      animation.stop()
      (ante.value, winnings.value) = (amount, 0)
      canvas.queueDraw()
    }
  }

  /// Pushes the winnings beside the ante.
  func pushWinnings(_ amount: Int) {
    winnings.value = amount
    animation.run(milliseconds: 150) { [canvas, shifts] progress in
      shifts.value = (-0.5 * progress, 1.5 - progress)
      canvas.queueDraw()
    }
  }

  /// Puts the ante and the winnings together, from 0 (beside each other) to 1.
  func gather(_ share: Double) {
    shifts.value = (-0.5 * (1 - share), 0.5 * (1 - share))
    canvas.queueDraw()
  }

  /// Shows the same chips as another pass line.
  func copy(_ other: PassLineChips) {
    (ante.value, winnings.value) = (other.ante.value, other.winnings.value)
    gather(0)
  }
}
