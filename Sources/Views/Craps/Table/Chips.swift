import GtkKit

/// An amount in as few chips as possible, a stack for each value: 100 in black, 25 in green, 5 in red and 1 in blue.
struct Chips {
  /// The chips of each value in dollars, the most valuable ones first.
  private let stacks: [(value: Int, count: Int)]

  /// A stack is not higher than this.
  private static let tallest = 5

  init(worth amount: Int) {
    var rest = max(0, amount)
    stacks = [100, 25, 5, 1].compactMap { value in
      let count = rest / value
      rest %= value
      return count > 0 ? (value, min(count, Self.tallest)) : nil
    }
  }

  // MARK: - Drawing

  /// The size of a lying chip: its width, its depth in perspective, and its thickness; and the width of a place.
  private static let (width, depth, thickness, place) = (60.0, 21.6, 8.1, 64.0)

  private var size: Size {
    Size(Double(stacks.count) * Self.place, Self.depth + Double(Self.tallest) * Self.thickness + 4)
  }

  private func scale(in room: Size) -> Double {
    min(room.width / max(1, size.width), room.height / size.height)
  }

  func width(in room: Size) -> Double { size.width * scale(in: room) }

  /// Draws the stacks in the middle of the bottom of a rectangle.
  func draw(in rect: Rect, on canvas: Canvas) {
    let (size, scale) = (size, scale(in: Size(rect.width, rect.height)))
    let left = rect.center.x - size.width / 2 * scale
    canvas.transformed(by: Point(left, rect.y + rect.height - size.height * scale), scale: scale) { canvas in
      for (index, stack) in stacks.enumerated() {
        let bottom = Rect(
          Double(index) * Self.place + 2, size.height - Self.depth - 4, Self.width, Self.depth)
        canvas.ellipse(at: Point(bottom.center.x + 2.5, bottom.center.y + 3), 32, 12)
        canvas.fill(Color(0x05271A, alpha: 0.4))
        for level in 1...stack.count {
          canvas.transformed(by: Point(bottom.x, bottom.y - Double(level) * Self.thickness)) {
            $0.draw(.money, "chip-\(stack.value)")
          }
        }
      }
    }
  }
}

/// The chips on the pass line: the ante in the middle, or beside it as much again that the house pays for a win.
final class PassLineChips: CustomWidget {
  private var (ante, winnings) = (0, 0)
  /// How far the two amounts are apart, from 0 (together) to 1 (beside each other).
  private var spread = 0.0 {
    didSet { queueDraw() }
  }
  private lazy var animation = Animation(of: self)

  // The label in the rail shows the same amount.
  init() { super.init(role: .presentation) }

  func show(_ amount: Int) {
    set(amount, from: ante) {
      animation.stop()
      (ante, winnings) = (amount, 0)
      queueDraw()
    }
  }

  func pushWinnings(_ amount: Int) {
    winnings = amount
    animation.run(milliseconds: 150) { [self] in spread = $0 }
  }

  /// Puts the ante and the winnings together, from 0 (beside each other) to 1.
  func gather(_ share: Double) { spread = 1 - share }

  func copy(_ other: PassLineChips) {
    (ante, winnings) = (other.ante, other.winnings)
    gather(0)
  }

  override func draw(on canvas: Canvas, in area: Area) {
    // A half for each amount: the chips keep their size when the winnings come.
    let half = Size(area.size.width / 2, area.size.height)
    let middle = area.rect.centered(half)
    let chips = Chips(worth: ante)
    guard winnings > 0 else { return chips.draw(in: middle, on: canvas) }
    let distance = min(half.width, chips.width(in: half) * 1.15)
    for (amount, side) in [(ante, -0.5), (winnings, 0.5)] {
      let left = middle.x + side * spread * distance
      Chips(worth: amount).draw(in: Rect(left, 0, half.width, half.height), on: canvas)
    }
  }
}

/// The chips leave the pass line: with the winnings to the balance, or taken by the house.
final class ChipFlight: Flight {
  private let passLine: PassLineChips
  private let balance: AnyWidget
  private let chips = PassLineChips()

  /// The size at which chips are put away.
  private static let smallest = 0.12

  /// The flight of the chips of a pass line. The balance is an amount at the end of its line.
  init(from passLine: PassLineChips, to balance: some Widget) {
    (self.passLine, self.balance) = (passLine, AnyWidget(balance))
    super.init()
    add(chips)
  }

  /// Slides the chips to the balance. They become one amount, which is put away beside the number.
  func collect() {
    guard let start = bounds(of: passLine), let place = bounds(of: balance) else { return }
    let margin = place.height * 0.4
    let end = Point(
      balance.readsRightToLeft ? place.x + place.width - margin : place.x + margin, place.center.y)
    let isBelow = end.y > start.center.y
    // Along the pass line, and not over the result in the middle of the table or over the number.
    let corner = Point(
      start.center.x.mixed(with: end.x, isBelow ? 1 : 0.42),
      start.center.y.mixed(with: end.y, isBelow ? 0 : 0.24)
    )
    leave(milliseconds: 200, .linear) { [chips] progress in
      chips.gather(progress)
      let center = start.center.mixed(with: corner, progress)
        .mixed(with: corner.mixed(with: end, progress), progress)
      let size = 1.mixed(with: Self.smallest, progress)
      return Rect(center: center, Size(start.width * size, start.height * size))
    }
  }

  /// Sweeps the chips along the pass line out of the screen, away from the balance.
  func sweep() {
    guard let start = bounds(of: passLine), let place = bounds(of: balance) else { return }
    let end = place.center.x < start.center.x ? Double(page.width) : -start.width
    leave(milliseconds: 300, .easeIn) { progress in
      Rect(start.x.mixed(with: end, progress), start.y, start.width, start.height)
    }
  }

  private func leave(milliseconds: Int, _ curve: Animation.Curve, along path: @escaping (Double) -> Rect) {
    chips.copy(passLine)
    passLine.opacity = 0
    fly(milliseconds: milliseconds, curve: curve) { [chips] progress in
      progress < 1 ? [chips.placed(in: path(progress))] : []
    }
  }

  func end() {
    stop()
    passLine.opacity = 1
  }
}
