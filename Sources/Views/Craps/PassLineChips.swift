import GtkKit

/// The chips on the pass line: the ante in the middle, or beside it as much again that the house pays for a win.
struct PassLineChips: Widget {
  let pointer: WidgetPointer
  private let canvas: Container
  private let ante = Shared(0)
  private let winnings = Shared(0)
  /// How far the winnings have been pushed beside the ante, from 0 to 1.
  private let push = Shared(0.0)
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
      drawBelow: { [ante, winnings, push] canvas, area in
        // A half for each amount: the chips keep their size when the winnings come.
        let half = Size(area.size.width / 2, area.size.height)
        let middle = area.rect.centered(half)
        guard winnings.value > 0 else { return Chips(worth: ante.value).draw(in: middle, on: canvas) }
        for (amount, shift) in [(ante.value, -0.5 * push.value), (winnings.value, 1.2 - 0.7 * push.value)] {
          let place = Rect(middle.x + shift * half.width, 0, half.width, half.height)
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
    animation.run(milliseconds: 150) { [canvas, push] progress in
      push.value = progress
      canvas.queueDraw()
    }
  }

  /// Shows the same chips as another pass line.
  func copy(_ other: PassLineChips) {
    (ante.value, winnings.value, push.value) = (other.ante.value, other.winnings.value, 1)
    canvas.queueDraw()
  }
}
