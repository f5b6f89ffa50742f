import Glibc
import GtkKit

/// Strokes of chalk: one crooked line, two broken edges, and thin gaps where the slate shows through.
///
/// A stroke looks the same each time, also while it is being drawn.
enum Chalk {
  static let white = Color(0xF7F5EA)
  /// The newest wrong stroke, and the letters that the player did not find.
  static let red = Color(0xFFB9AD)

  /// Draws a part of a line through points, from 0 to 1.
  static func stroke(
    _ points: [Point], part: Range<Double> = 0..<1, on canvas: Canvas, _ color: Color, width: Double
  ) {
    guard let start = points.first, part.lowerBound < part.upperBound else { return }
    var noise = Noise(start)
    let crooked = noise.scatter(divided(points, width * 2.2), by: width * 0.14)
    trace(cut(crooked, part), on: canvas)
    canvas.stroke(color.opacity(color.alpha * 0.92), width: width)
    for side in [-1.0, 1] {
      let edge = noise.scatter(crooked, by: width * 0.16).map {
        Point($0.x + side * width * 0.36, $0.y - side * width * 0.3)
      }
      let dashes = [noise.next(0.5...1.3), noise.next(0.5...1.1), 1.6, 0.6].map { $0 * width }
      trace(cut(edge, part), on: canvas)
      canvas.stroke(color.opacity(color.alpha * 0.75), width: width * 0.34, dashes: dashes)
    }
    trace(cut(noise.scatter(crooked, by: width * 0.3), part), on: canvas)
    canvas.stroke(
      Color(0x1F2B27, alpha: 0.5), width: width * 0.13, dashes: [0.35, 1.5, 0.15, 0.9].map { $0 * width })
  }

  /// Draws a line of dots: what is still to come.
  static func dots(_ points: [Point], on canvas: Canvas, _ color: Color, width: Double) {
    trace(points, on: canvas)
    canvas.stroke(color, width: width, dashes: [0.01, width * 3.4])
  }

  /// The points on a part of an ellipse. Angles are in degrees, clockwise from the right.
  static func arc(
    _ center: Point, _ radius: Size, _ start: Double, _ end: Double, steps: Int = 16
  ) -> [Point] {
    (0...steps).map { step in
      let angle = (start + (end - start) * Double(step) / Double(steps)) * .pi / 180
      return Point(center.x + radius.width * cos(angle), center.y + radius.height * sin(angle))
    }
  }

  // MARK: - Lines

  /// Adds a line through points to the path.
  static func trace(_ points: [Point], on canvas: Canvas) {
    points.first.map(canvas.move(to:))
    for point in points.dropFirst() { canvas.line(to: point) }
  }

  /// The distance of two points.
  static func length(_ from: Point, _ to: Point) -> Double { hypot(to.x - from.x, to.y - from.y) }

  private static func point(_ from: Point, _ to: Point, at part: Double) -> Point {
    Point(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
  }

  /// The line with more points, at most `step` apart.
  private static func divided(_ points: [Point], _ step: Double) -> [Point] {
    points.prefix(1)
      + zip(points, points.dropFirst()).flatMap { from, to in
        let count = max(1, Int(length(from, to) / step))
        return (1...count).map { point(from, to, at: Double($0) / Double(count)) }
      }
  }

  /// A part of a line, by its length.
  private static func cut(_ points: [Point], _ part: Range<Double>) -> [Point] {
    guard part != 0..<1 else { return points }
    let segments = Array(zip(points, points.dropFirst()))
    let total = segments.reduce(0) { $0 + length($1.0, $1.1) }
    let (start, end) = (part.lowerBound * total, part.upperBound * total)
    var (position, found) = (0.0, [Point]())
    for (from, to) in segments {
      let next = position + length(from, to)
      if next > start, position < end, next > position {
        if found.isEmpty { found.append(point(from, to, at: max(0, start - position) / (next - position))) }
        found.append(point(from, to, at: min(1, (end - position) / (next - position))))
      }
      position = next
    }
    return found
  }

  /// Pseudorandom numbers that depend only on the place of a stroke.
  private struct Noise {
    private var state: UInt64

    init(_ place: Point) {
      state = UInt64(bitPattern: Int64(place.x * 1021 + place.y * 7919)) &+ 0x9E37_79B9_7F4A_7C15
    }

    mutating func next(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state >> 40) / Double(1 << 24)
    }

    /// The points, each moved by up to `distance` in both directions.
    mutating func scatter(_ points: [Point], by distance: Double) -> [Point] {
      points.map { Point($0.x + next(-distance...distance), $0.y + next(-distance...distance)) }
    }
  }
}
