import Glibc
import GtkKit

/// Strokes of chalk: crooked, with ragged edges and thin gaps where the slate shows through.
///
/// A stroke looks the same each time, also while it is being drawn. It is a polygon, which is drawn faster than several Cairo
/// strokes.
enum Chalk {
  static let white = Color(0xF7F5EA)
  /// The newest wrong stroke, and the letters that the player did not find.
  static let red = Color(0xFFB9AD)
  /// The words that the computer keeps, in the help.
  static let yellow = Color(0xFFE39A)

  /// Draws a part of a line through points, from 0 to 1.
  static func stroke(
    _ points: [Point], part: Range<Double> = 0..<1, on canvas: Canvas, _ color: Color, width: Double
  ) {
    guard let start = points.first, part.lowerBound < part.upperBound else { return }
    var noise = Noise(start)
    let crooked = noise.scatter(divided(points, width * 2.2), by: width * 0.14)
    let middle = divided(crooked, width * 0.6)
    let edges = [0.5, -0.5].map { noise.scatter(shifted(middle, by: $0 * width), by: width * 0.1) }
    let length = middle.length
    let ends = (middle.place(at: part.lowerBound * length), middle.place(at: part.upperBound * length))
    canvas.polyline(cut(edges[0], ends) + cut(edges[1], ends).reversed())
    canvas.close()
    canvas.fill(color.opacity(color.alpha * 0.97))
    canvas.polyline(cut(noise.scatter(middle, by: width * 0.25), ends))
    canvas.stroke(
      Color(0x1F2B27, alpha: 0.5), width: width * 0.13, dashes: [0.35, 1.5, 0.15, 0.9].map { $0 * width })
  }

  static func dots(_ points: [Point], on canvas: Canvas, _ color: Color, width: Double) {
    canvas.polyline(points)
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

  /// The line with more points, at most `step` apart.
  private static func divided(_ points: [Point], _ step: Double) -> [Point] {
    points.prefix(1)
      + zip(points, points.dropFirst()).flatMap { from, to in
        let count = max(1, Int(from.distance(to: to) / step))
        return (1...count).map { from.mixed(with: to, Double($0) / Double(count)) }
      }
  }

  /// The line moved to its right by a distance, and longer by half of that at both ends.
  private static func shifted(_ points: [Point], by distance: Double) -> [Point] {
    points.indices.map { index in
      let (before, after) = (points[max(0, index - 1)], points[min(points.count - 1, index + 1)])
      let length = max(before.distance(to: after), 0.001)
      let (x, y) = ((after.x - before.x) / length, (after.y - before.y) / length)
      let along = (index == 0 ? -0.5 : index == points.count - 1 ? 0.5 : 0) * abs(distance)
      return Point(points[index].x - y * distance + x * along, points[index].y + x * distance + y * along)
    }
  }

  /// The part of a line between two places.
  private static func cut(_ points: [Point], _ ends: (Double, Double)) -> [Point] {
    guard points.count > 1, ends.0 < ends.1 else { return [] }
    return [points.point(at: ends.0)] + points[Int(ends.0) + 1..<Int(ends.1.rounded(.up))]
      + [points.point(at: ends.1)]
  }

  /// Pseudorandom numbers that depend only on the place of a stroke.
  private struct Noise {
    private var state: UInt64

    init(_ place: Point) {
      state = UInt64(bitPattern: Int64(place.x * 1021 + place.y * 7919)) &+ 0x9E37_79B9_7F4A_7C15
    }

    mutating func next(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound.mixed(with: range.upperBound, Double(state >> 40) / Double(1 << 24))
    }

    /// The points, each moved by up to `distance` in both directions.
    mutating func scatter(_ points: [Point], by distance: Double) -> [Point] {
      points.map { Point($0.x + next(-distance...distance), $0.y + next(-distance...distance)) }
    }
  }
}
