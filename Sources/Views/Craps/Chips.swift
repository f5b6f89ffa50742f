import GtkKit

/// An amount in as few chips as possible, a stack for each value: 100 in black, 25 in green, 5 in red and 1 in blue.
struct Chips {
  /// The chips of each value, the most valuable ones first.
  private let stacks: [(chip: Chip, count: Int)]

  /// A chip by its value in dollars.
  private enum Chip: Int, CaseIterable {
    case hundred = 100
    case twentyFive = 25
    case five = 5
    case one = 1

    var face: Color {
      switch self {
      case .hundred: Color(0x2B2B30)
      case .twentyFive: Color(0x2F9E5F)
      case .five: Color(0xC8283C)
      case .one: Color(0x2C63B8)
      }
    }

    var side: Color {
      switch self {
      case .hundred: Color(0x121214)
      case .twentyFive: Color(0x17633A)
      case .five: Color(0x8D1526)
      case .one: Color(0x183F80)
      }
    }

    var spot: Color { self == .hundred ? Color(0xF4E4B4) : Color(0xFFF6EA) }
  }

  /// A stack is not higher than this.
  private static let tallest = 5

  init(worth amount: Int) {
    var rest = max(0, amount)
    stacks = Chip.allCases.compactMap { chip in
      let count = rest / chip.rawValue
      rest %= chip.rawValue
      return count > 0 ? (chip, min(count, Self.tallest)) : nil
    }
  }

  // MARK: - Drawing

  /// The size of a lying chip: its width, its depth in perspective, and its thickness; and the width of a place.
  private static let (width, depth, thickness, place) = (60.0, 21.6, 8.1, 64.0)

  /// The size of the stacks at scale 1.
  private var size: Size {
    Size(Double(stacks.count) * Self.place, Self.depth + Double(Self.tallest) * Self.thickness + 4)
  }

  private func scale(in room: Size) -> Double {
    min(room.width / max(1, size.width), room.height / size.height)
  }

  /// The width of the stacks where there is this room for them.
  func width(in room: Size) -> Double { size.width * scale(in: room) }

  /// Draws the stacks in the middle of the bottom of a rectangle.
  func draw(in rect: Rect, on canvas: Canvas) {
    let (size, scale) = (size, scale(in: Size(rect.width, rect.height)))
    let left = rect.center.x - size.width / 2 * scale
    canvas.transformed(by: Point(left, rect.y + rect.height - size.height * scale), scale: scale) { canvas in
      for (index, stack) in stacks.enumerated() {
        let bottom = Rect(
          Double(index) * Self.place + 2, size.height - Self.depth - 4, Self.width, Self.depth)
        canvas.ellipse(in: Rect(bottom.x, bottom.y + 2, bottom.width + 5, bottom.height + 2))
        canvas.fill(Color(0x05271A, alpha: 0.4))
        for level in 1...stack.count {
          Self.draw(
            stack.chip, Rect(bottom.x, bottom.y - Double(level) * Self.thickness, Self.width, Self.depth),
            canvas)
        }
      }
    }
  }

  /// Draws a chip whose face fills a rectangle.
  private static func draw(_ chip: Chip, _ face: Rect, _ canvas: Canvas) {
    // The side with the spots on its edge, then the face.
    canvas.cylinder(below: face, height: thickness)
    canvas.clippedToPath { canvas in
      canvas.rectangle(face.inset(by: -thickness))
      canvas.fill(chip.side)
      for spot in [0.14, 0.5, 0.86] {
        canvas.rectangle(Rect(face.x + width * spot - 4, face.y, 8, depth + thickness))
        canvas.fill(chip.spot)
      }
    }
    canvas.ellipse(in: face)
    canvas.fill(chip.face)
    canvas.ellipse(in: face.inset(by: 1.2))
    canvas.stroke(chip.spot.opacity(0.55), width: 1.6)
    canvas.ellipse(in: face.inset(by: width * 0.22, depth * 0.22))
    canvas.stroke(chip.spot, width: 2)
  }
}
