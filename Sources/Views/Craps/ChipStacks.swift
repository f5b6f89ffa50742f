import GtkKit

/// The ante in chips, a stack for each value: 100 in black, 25 in green, 5 in red and 1 in white.
struct ChipStacks: Widget {
  let pointer: WidgetPointer
  private let canvas: Container
  private let amount = Shared(0)
  private let stacks = Shared<[(chip: Chip, count: Int)]>([])

  /// A chip by its value in dollars.
  private enum Chip: Int, CaseIterable {
    case hundred = 100
    case twentyFive = 25
    case five = 5
    case one = 1

    var color: Color {
      switch self {
      case .hundred: Color(0x22262B)
      case .twentyFive: Color(0x1F9D5B)
      case .five: Color(0xC6293C)
      case .one: Color(0xF4EFE0)
      }
    }

    var edge: Color { self == .one ? Color(0x3E6FB0) : Color(0xF4EFE0) }
  }

  init() {
    // The label beside it shows the same amount.
    canvas = Container(
      role: .presentation,
      drawBelow: { [stacks] canvas, area in
        Self.draw(stacks.value, atRight: !area.container.readsRightToLeft, on: canvas, area.size)
      })
    pointer = canvas.named("anteChips").pointer
  }

  /// Shows an amount in as few chips as possible.
  func show(_ amount: Int) {
    set("", to: amount, from: self.amount.value) {
      self.amount.value = amount
      var rest = max(0, amount)
      stacks.value = Chip.allCases.compactMap { chip in
        let count = rest / chip.rawValue
        rest -= count * chip.rawValue
        return count > 0 ? (chip, count) : nil
      }
      canvas.queueDraw()
    }
  }

  // MARK: - Drawing

  /// The size of a lying chip: its width, its depth in perspective, and its thickness.
  private static let chip = (width: 30.0, depth: 11.0, thickness: 5.0)
  private static let tallest = 5.0

  private static func draw(
    _ stacks: [(chip: Chip, count: Int)], atRight: Bool, on canvas: Canvas, _ size: Size
  ) {
    let height = chip.depth + tallest * chip.thickness
    let width = 3 * chip.width + 8
    let scale = min(size.height / height, size.width / width)
    let used = Double(stacks.count) * (chip.width + 4) - 4
    let corner = Point(atRight ? size.width - used * scale : 0, size.height - height * scale)
    canvas.transformed(by: corner, scale: scale) { canvas in
      for (index, stack) in stacks.enumerated() {
        for level in 0..<stack.count {
          let top = height - chip.depth - Double(level + 1) * chip.thickness
          draw(stack.chip, at: Point(Double(index) * (chip.width + 4), top), on: canvas)
        }
      }
    }
  }

  private static func draw(_ kind: Chip, at corner: Point, on canvas: Canvas) {
    let top = Rect(corner.x, corner.y, chip.width, chip.depth)
    let left = top.x
    let (upper, lower) = (top.center.y, top.center.y + chip.thickness)
    // The side, then the notches in its edge, then the face.
    canvas.ellipse(in: Rect(left, corner.y + chip.thickness, chip.width, chip.depth))
    canvas.fill(kind.color)
    canvas.roundedRectangle(Rect(left, upper, chip.width, chip.thickness), radius: 0)
    canvas.fill(kind.color)
    for notch in [0.2, 0.5, 0.8] {
      let x = left + chip.width * notch
      let sag = (chip.depth / 2) * (1 - (2 * notch - 1) * (2 * notch - 1)).squareRoot()
      canvas.polyline(Point(x, upper + sag + 1), Point(x, lower + sag - 1))
      canvas.stroke(kind.edge, width: 3)
    }
    canvas.ellipse(in: top)
    canvas.fill(kind.color)
    canvas.ellipse(in: top.inset(by: 0.75, 0.75))
    canvas.stroke(kind.edge, width: 1)
    canvas.ellipse(in: top.inset(by: chip.width * 0.22, chip.depth * 0.22))
    canvas.stroke(kind.edge.opacity(0.8), width: 0.8)
  }
}
