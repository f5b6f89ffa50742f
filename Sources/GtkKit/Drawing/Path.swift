/// An outline, as the data of a path in an SVG file: absolute coordinates after M, L and C, and Z for the line back.
public nonisolated struct Path: Equatable {
  /// A part of a path.
  public enum Step: Equatable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, to: Point)
    case close
  }

  /// The parts, in order.
  public let steps: [Step]

  /// Reads the data of a path, in which spaces or commas divide numbers and letters. Returns nil if it has anything else.
  public init?(_ data: String) {
    var (steps, letter, points, x) = ([Step](), "", [Point](), Double?.none)
    for word in data.utf8.split(whereSeparator: { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }) {
      if let number = Double(Substring(word)) {
        guard let left = x else {
          x = number
          continue
        }
        (x, points) = (nil, points + [Point(left, number)])
        guard letter != "C" || points.count == 3 else { continue }
      } else {
        letter = String(Substring(word))
        guard x == nil, points.isEmpty else { return nil }
        guard letter == "Z" else { continue }
      }
      switch letter {
      case "M": steps.append(.move(points[0]))
      case "L": steps.append(.line(points[0]))
      case "C": steps.append(.curve(points[0], points[1], to: points[2]))
      case "Z": steps.append(.close)
      default: return nil
      }
      points = []
    }
    guard x == nil, points.isEmpty else { return nil }
    self.steps = steps
  }

  /// The points of the path, with some on each curve.
  public var points: [Point] {
    steps.reduce(into: []) { points, step in
      switch step {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end):
        guard let start = points.last else { return }
        points += (1...5).map { Double($0) / 5 }.map { part in
          let middle = first.mixed(with: second, part)
          let before = start.mixed(with: first, part).mixed(with: middle, part)
          return before.mixed(with: middle.mixed(with: second.mixed(with: end, part), part), part)
        }
      case .close: return
      }
    }
  }
}
