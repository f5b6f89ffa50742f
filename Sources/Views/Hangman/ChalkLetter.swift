import GtkKit

/// A letter as strokes of chalk, in the order in which they are written, in a box of height 1.
struct ChalkLetter {
  let width: Double
  let strokes: [[Point]]

  private init(_ width: Double, _ strokes: [Point]...) {
    self.width = width
    self.strokes = strokes
  }

  /// The letter of a character: a to z in either case, a hyphen or an apostrophe; nil for others.
  init?(_ character: Character) {
    guard let letter = Self.all[Character(character.uppercased())] else { return nil }
    self = letter
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

  private static let all: [Character: ChalkLetter] = [
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
