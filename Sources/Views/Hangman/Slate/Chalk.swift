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
  /// Every other step of the gallows, where the steps are counted.
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
    let ends = (place(part.lowerBound, on: middle), place(part.upperBound, on: middle))
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

  static func length(_ points: [Point]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

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

  /// The place at a part of the length of a line: the number of a point, and a fraction of the way to the next one.
  private static func place(_ part: Double, on points: [Point]) -> Double {
    var rest = part * length(points)
    for (index, (from, to)) in zip(points, points.dropFirst()).enumerated() {
      let step = from.distance(to: to)
      if rest < step { return Double(index) + max(0, rest) / step }
      rest -= step
    }
    return Double(points.count - 1)
  }

  /// The part of a line between two places.
  private static func cut(_ points: [Point], _ ends: (Double, Double)) -> [Point] {
    let point = { (place: Double) in
      let index = min(Int(place), points.count - 2)
      return points[index].mixed(with: points[index + 1], place - Double(index))
    }
    guard points.count > 1, ends.0 < ends.1 else { return [] }
    return [point(ends.0)] + points[Int(ends.0) + 1..<Int(ends.1.rounded(.up))] + [point(ends.1)]
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

/// A letter as strokes of chalk, in the order in which they are written, in a box of height 1.
struct ChalkLetter {
  let width: Double
  let strokes: [[Point]]

  private init(_ width: Double, _ strokes: [Point]...) { self.init(width, strokes) }

  private init(_ width: Double, _ strokes: [[Point]]) {
    self.width = width
    self.strokes = strokes
  }

  /// The letter of a character: a Latin one in either case, also with marks, a hyphen or an apostrophe; nil for others.
  init?(_ character: Character) {
    let upper = character.uppercased()
    guard let letter = Self.all[upper.count == 1 ? Character(upper) : character] else { return nil }
    self = letter
  }

  /// The letter with a mark above or below its middle, both in the box of the letter.
  private func marked(_ mark: [[Point]]) -> ChalkLetter {
    let isBelow = mark.joined().contains { $0.y > 0.5 }
    let (top, height) = isBelow ? (0, 0.84) : (0.24, 0.76)
    return ChalkLetter(
      width,
      strokes.map { $0.map { Point($0.x, top + $0.y * height) } }
        + mark.map { $0.map { Point($0.x + width / 2, $0.y) } })
  }

  /// Draws a part of the letter, from 0 to 1, with the middle of its foot at a point. `weight` is the width of the strokes,
  /// and `slant` how far the head leans to the right, both in parts of the height.
  func draw(
    _ part: Double = 1, on canvas: Canvas, above foot: Point, height: Double, _ color: Color,
    weight: Double = 0.105, slant: Double = 0
  ) {
    let written = part * Double(strokes.count)
    for (index, stroke) in strokes.enumerated() where written > Double(index) {
      let points = stroke.map { point in
        let lean = slant * (0.5 - point.y)
        return Point(foot.x + (point.x - width / 2 + lean) * height, foot.y + (point.y - 1) * height)
      }
      Chalk.stroke(
        points, part: 0..<min(1, written - Double(index)), on: canvas, color, width: height * weight)
    }
  }

  // MARK: - The alphabet

  /// The letters, also with marks: characters are equal if they look the same, whether the mark is a scalar of its own or not.
  private static let all = marks.reduce(into: plain) { all, mark in
    for (letter, plain) in plain { all[Character("\(letter)\(mark.key)")] = plain.marked(mark.value) }
  }

  private static let marks: [String: [[Point]]] = [
    "\u{300}": [line(-0.14, 0, 0.08, 0.13)], "\u{301}": [line(0.14, 0, -0.08, 0.13)],
    "\u{302}": [line(-0.17, 0.14, 0, 0, 0.17, 0.14)],
    "\u{303}": [line(-0.22, 0.13, -0.1, 0.02, 0.08, 0.12, 0.22, 0)],
    "\u{308}": [line(-0.18, 0, -0.16, 0.1), line(0.16, 0, 0.18, 0.1)],
    "\u{30A}": [arc(0, 0.07, 0.09, 0.08, -90, 270)], "\u{30C}": [line(-0.17, 0, 0, 0.14, 0.17, 0)],
    "\u{327}": [line(0.02, 0.86, 0.1, 0.95, -0.08, 1.02)],
  ]

  private static let plain: [Character: ChalkLetter] = [
    "A": ChalkLetter(0.74, line(0, 1, 0.37, 0), line(0.37, 0, 0.74, 1), line(0.14, 0.64, 0.6, 0.62)),
    "B": ChalkLetter(
      0.6, line(0, 0, 0, 1), path(line(0, 0.02), bow(0.28, 0.25, 0.26, 0.23), line(0, 0.48)),
      path(line(0, 0.48), bow(0.3, 0.74, 0.3, 0.26), line(0, 1))),
    "C": ChalkLetter(0.7, arc(0.4, 0.5, 0.4, 0.5, -50, -310)),
    "D": ChalkLetter(0.68, line(0, 0, 0, 1), path(line(0, 0), bow(0.2, 0.5, 0.48, 0.5), line(0, 1))),
    "E": ChalkLetter(
      0.54, line(0, 0, 0, 1), line(0, 0, 0.54, 0), line(0, 0.48, 0.44, 0.48), line(0, 1, 0.54, 1)),
    "F": ChalkLetter(0.52, line(0, 0, 0, 1), line(0, 0, 0.52, 0), line(0, 0.48, 0.42, 0.48)),
    "G": ChalkLetter(0.8, arc(0.4, 0.5, 0.4, 0.5, -50, -356), line(0.8, 0.54, 0.5, 0.54)),
    "H": ChalkLetter(0.66, line(0, 0, 0, 1), line(0.66, 0, 0.66, 1), line(0, 0.5, 0.66, 0.48)),
    "I": ChalkLetter(0.34, line(0.17, 0, 0.17, 1), line(0, 0, 0.34, 0), line(0, 1, 0.34, 1)),
    "J": ChalkLetter(0.5, path(line(0.5, 0, 0.5, 0.72), arc(0.25, 0.74, 0.25, 0.26, 0, 160))),
    "K": ChalkLetter(0.62, line(0, 0, 0, 1), line(0.58, 0, 0.02, 0.56), line(0.2, 0.42, 0.62, 1)),
    "L": ChalkLetter(0.52, line(0, 0, 0, 1), line(0, 1, 0.52, 1)),
    "M": ChalkLetter(
      0.84, line(0, 1, 0.06, 0), line(0.06, 0, 0.42, 0.7), line(0.42, 0.7, 0.78, 0), line(0.78, 0, 0.84, 1)),
    "N": ChalkLetter(0.68, line(0, 1, 0, 0), line(0, 0, 0.68, 1), line(0.68, 1, 0.68, 0)),
    "O": ChalkLetter(0.84, arc(0.42, 0.5, 0.42, 0.5, -80, 285)),
    "P": ChalkLetter(0.58, line(0, 0, 0, 1), path(line(0, 0.02), bow(0.28, 0.28, 0.3, 0.27), line(0, 0.55))),
    "Q": ChalkLetter(0.84, arc(0.42, 0.5, 0.42, 0.5, -80, 285), line(0.52, 0.7, 0.84, 1.04)),
    "R": ChalkLetter(
      0.62, line(0, 0, 0, 1), path(line(0, 0.02), bow(0.28, 0.27, 0.3, 0.26), line(0, 0.53)),
      line(0.24, 0.53, 0.62, 1)),
    "S": ChalkLetter(0.6, path(arc(0.31, 0.26, 0.27, 0.25, -30, -260), arc(0.29, 0.75, 0.3, 0.25, -80, 150))),
    "T": ChalkLetter(0.66, line(0, 0, 0.66, 0), line(0.33, 0, 0.33, 1)),
    "U": ChalkLetter(0.66, path(line(0, 0, 0, 0.66), arc(0.33, 0.67, 0.33, 0.33, 180, 0), line(0.66, 0))),
    "V": ChalkLetter(0.7, line(0, 0, 0.35, 1), line(0.35, 1, 0.7, 0)),
    "W": ChalkLetter(
      0.96, line(0, 0, 0.22, 1), line(0.22, 1, 0.48, 0.2), line(0.48, 0.2, 0.74, 1), line(0.74, 1, 0.96, 0)),
    "X": ChalkLetter(0.66, line(0, 0, 0.66, 1), line(0.66, 0, 0, 1)),
    "Y": ChalkLetter(0.66, line(0, 0, 0.33, 0.48), line(0.66, 0, 0.33, 0.48), line(0.33, 0.48, 0.33, 1)),
    "Z": ChalkLetter(0.62, line(0, 0, 0.62, 0), line(0.62, 0, 0, 1), line(0, 1, 0.62, 1)),
    "ß": ChalkLetter(
      0.56, path(line(0, 1.12, 0, 0.28), arc(0.22, 0.26, 0.22, 0.26, 180, 390), line(0.22, 0.46)),
      path(line(0.22, 0.46), arc(0.3, 0.7, 0.26, 0.27, -70, 130))),
    "Œ": ChalkLetter(
      1.16, arc(0.38, 0.5, 0.38, 0.5, -80, 285), line(0.66, 0, 0.66, 1), line(0.66, 0, 1.16, 0),
      line(0.66, 0.48, 1.08, 0.48), line(0.66, 1, 1.16, 1)),
    "-": ChalkLetter(0.4, line(0, 0.55, 0.4, 0.53)),
    "'": ChalkLetter(0.12, line(0.1, 0, 0.02, 0.26)),
  ]

  /// The points with these coordinates, x and y in turn.
  private static func line(_ coordinates: Double...) -> [Point] {
    stride(from: 0, to: coordinates.count, by: 2).map { Point(coordinates[$0], coordinates[$0 + 1]) }
  }

  private static func arc(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ start: Double, _ end: Double
  ) -> [Point] {
    Chalk.arc(Point(x, y), Size(width, height), start, end, steps: 20)
  }

  /// The right half of an ellipse, from the top.
  private static func bow(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Point] {
    arc(x, y, width, height, -90, 90)
  }

  private static func path(_ parts: [Point]...) -> [Point] { Array(parts.joined()) }
}
