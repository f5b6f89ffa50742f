import GtkKit

/// A letter as strokes of chalk, in the order in which they are written, in a box of height 1.
struct ChalkLetter {
  let width: Double
  private(set) var strokes: [[Point]]

  private init(_ width: Double, _ strokes: [Point]...) { (self.width, self.strokes) = (width, strokes) }

  /// The letter of a character: a Latin, Greek or Cyrillic one in either case, also with a mark, a hyphen or an apostrophe; nil
  /// for others.
  init?(_ character: Character) {
    let upper = character.uppercased()
    let capital = upper.count == 1 ? Character(upper) : character
    // English and its blanks need no marks.
    guard let letter = Self.plain[capital] ?? (capital.isASCII ? nil : Self.marked[capital]) else {
      return nil
    }
    self = letter
  }

  /// The letter with a mark above or below its middle, which reaches out of the box: the letter itself is nearly as high as
  /// without it.
  private func marked(_ mark: [[Point]]) -> ChalkLetter {
    let isBelow = mark.joined().contains { $0.y > 0.5 }
    let (top, height, out) = isBelow ? (0, 0.91, 0.07) : (0.1, 0.9, -0.14)
    var letter = self
    letter.strokes =
      strokes.map { $0.map { Point($0.x, top + $0.y * height) } }
      + mark.map { $0.map { Point($0.x + width / 2, $0.y + out) } }
    return letter
  }

  /// Draws a part of a character, from 0 to 1, with the middle of its foot at a point. `weight` is the width of the strokes,
  /// and `slant` how far the head leans to the right, both in parts of the height. A character that the chalk alphabet does not
  /// have is printed in the font of a widget.
  static func draw(
    _ character: Character, _ part: Double = 1, on canvas: Canvas, above foot: Point, height: Double,
    _ color: Color, weight: Double = 0.105, slant: Double = 0, like widget: some Widget
  ) {
    guard let letter = ChalkLetter(character) else {
      let (text, size) = (String(character), widget.size(of: String(character)))
      let scale = height / (widget.fontSize * 0.72)
      let corner = Point(foot.x - size.width * scale / 2, foot.y - (height + size.height * scale) / 2)
      return canvas.transformed(by: corner, scale: scale) {
        $0.text(text, like: widget, at: Point(0, 0), color.opacity(color.alpha * part))
      }
    }
    let written = part * Double(letter.strokes.count)
    for (index, stroke) in letter.strokes.enumerated() where written > Double(index) {
      let points = stroke.map { point in
        let lean = slant * (0.5 - point.y)
        return Point(
          foot.x + (point.x - letter.width / 2 + lean) * height, foot.y + (point.y - 1) * height)
      }
      Chalk.stroke(
        points, part: 0..<min(1, written - Double(index)), on: canvas, color, width: height * weight)
    }
  }

  // MARK: - The alphabet

  /// The letters with marks: characters are equal if they look the same, whether the mark is a scalar of its own or not.
  private static let marked: [Character: ChalkLetter] = marks.reduce(into: [:]) { all, mark in
    for (letter, plain) in plain { all[Character("\(letter)\(mark.key)")] = plain.marked(mark.value) }
  }

  private static let marks: [String: [[Point]]] = [
    "\u{300}": [line(-0.14, 0, 0.08, 0.13)], "\u{301}": [line(0.14, 0, -0.08, 0.13)],
    "\u{302}": [line(-0.17, 0.14, 0, 0, 0.17, 0.14)],
    "\u{303}": [line(-0.22, 0.13, -0.1, 0.02, 0.08, 0.12, 0.22, 0)], "\u{304}": [line(-0.2, 0.07, 0.2, 0.06)],
    "\u{306}": [arc(0, 0, 0.18, 0.13, 170, 10)], "\u{307}": [line(-0.02, 0.06, 0.04, 0.06)],
    "\u{30B}": [line(0, 0, -0.12, 0.13), line(0.22, 0, 0.1, 0.13)],
    "\u{326}": [line(0.03, 0.9, -0.05, 1.04)], "\u{328}": [line(0.2, 0.86, 0.12, 0.96, 0.26, 1.02)],
    "\u{308}": [line(-0.18, 0, -0.16, 0.1), line(0.16, 0, 0.18, 0.1)],
    "\u{30A}": [arc(0, 0.07, 0.09, 0.08, -90, 270)], "\u{30C}": [line(-0.17, 0, 0, 0.14, 0.17, 0)],
    "\u{327}": [line(0.02, 0.86, 0.1, 0.95, -0.08, 1.02)],
  ]

  /// Some Greek and Cyrillic letters look like Latin ones, and some Cyrillic letters like Greek ones.
  private static let plain = zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТХІЈЅГПФ", "ABEZHIKMNOPTYXABEKMHOPCTXIJSΓΠΦ").reduce(
    into: latin.merging(greek) { $1 }.merging(cyrillic) { $1 }
  ) { $0[$1.0] = $0[$1.1] }

  private static let greek: [Character: ChalkLetter] = [
    "Γ": .init(0.56, line(0, 1, 0, 0), line(0, 0, 0.56, 0)),
    "Δ": .init(0.78, line(0, 1, 0.39, 0), line(0.39, 0, 0.78, 1), line(0, 1, 0.78, 1)),
    "Θ": .init(0.84, arc(0.42, 0.5, 0.42, 0.5, -80, 285), line(0.24, 0.5, 0.6, 0.5)),
    "Λ": .init(0.7, line(0, 1, 0.35, 0), line(0.35, 0, 0.7, 1)),
    "Ξ": .init(0.6, line(0, 0, 0.6, 0), line(0.08, 0.5, 0.52, 0.5), line(0, 1, 0.6, 1)),
    "Π": .init(0.66, line(0, 1, 0, 0), line(0, 0, 0.66, 0), line(0.66, 0, 0.66, 1)),
    "Σ": .init(0.6, line(0.6, 0, 0, 0), line(0, 0, 0.36, 0.5), line(0.36, 0.5, 0, 1), line(0, 1, 0.6, 1)),
    "Φ": .init(0.84, line(0.42, 0, 0.42, 1), arc(0.42, 0.5, 0.42, 0.3, -80, 285)),
    "Ψ": .init(
      0.76, path(line(0, 0.06, 0, 0.34), arc(0.38, 0.36, 0.38, 0.3, 180, 0), line(0.76, 0.06)),
      line(0.38, 0, 0.38, 1)),
    "Ω": .init(0.84, path(line(0, 1, 0.24, 1), arc(0.42, 0.46, 0.42, 0.46, 120, 420), line(0.6, 1, 0.84, 1))),
  ]

  private static let cyrillic: [Character: ChalkLetter] = [
    "Б": .init(
      0.58, line(0, 0, 0, 1), line(0, 0, 0.5, 0),
      path(line(0, 0.45), bow(0.28, 0.725, 0.3, 0.275), line(0, 1))),
    "Ґ": .init(0.56, line(0, 1, 0, 0.14), line(0, 0.14, 0.56, 0.14, 0.56, 0)),
    "Д": .init(
      0.8, line(0.14, 0.84, 0.28, 0), line(0.28, 0, 0.64, 0), line(0.64, 0, 0.64, 0.84),
      line(0, 1.04, 0, 0.84, 0.8, 0.84, 0.8, 1.04)),
    "Є": .init(0.7, arc(0.4, 0.5, 0.4, 0.5, -50, -310), line(0, 0.5, 0.46, 0.5)),
    "Ж": .init(0.96, line(0, 0, 0.44, 0.5, 0, 1), line(0.48, 0, 0.48, 1), line(0.96, 0, 0.52, 0.5, 0.96, 1)),
    "З": .init(0.56, path(arc(0.26, 0.25, 0.26, 0.25, -150, 90), arc(0.26, 0.75, 0.3, 0.25, -90, 150))),
    "И": .init(0.66, line(0, 0, 0, 1), line(0, 1, 0.66, 0), line(0.66, 0, 0.66, 1)),
    "Л": .init(0.68, line(0, 0.98, 0.14, 0.88, 0.22, 0), line(0.22, 0, 0.68, 0), line(0.68, 0, 0.68, 1)),
    "У": .init(0.66, line(0, 0, 0.35, 0.6), line(0.66, 0, 0.18, 1)),
    "Ц": .init(0.76, line(0, 0, 0, 0.86), line(0.62, 0, 0.62, 0.86), line(0, 0.86, 0.76, 0.86, 0.76, 1.06)),
    "Ч": .init(0.6, line(0, 0, 0, 0.38, 0.12, 0.52, 0.6, 0.5), line(0.6, 0, 0.6, 1)),
    "Ш": .init(0.88, line(0, 0, 0, 1), line(0.44, 0, 0.44, 1), line(0.88, 0, 0.88, 1), line(0, 1, 0.88, 1)),
    "Щ": .init(
      0.94, line(0, 0, 0, 0.86), line(0.4, 0, 0.4, 0.86), line(0.8, 0, 0.8, 0.86),
      line(0, 0.86, 0.94, 0.86, 0.94, 1.06)),
    "Ъ": .init(
      0.74, line(0, 0, 0.2, 0, 0.2, 1), path(line(0.2, 0.46), bow(0.46, 0.73, 0.28, 0.27), line(0.2, 1))),
    "Ы": .init(
      0.8, line(0, 0, 0, 1), path(line(0, 0.46), bow(0.24, 0.73, 0.28, 0.27), line(0, 1)),
      line(0.8, 0, 0.8, 1)),
    "Ь": .init(0.58, line(0, 0, 0, 1), path(line(0, 0.46), bow(0.28, 0.73, 0.3, 0.27), line(0, 1))),
    "Э": .init(0.68, arc(0.28, 0.5, 0.4, 0.5, -130, 130), line(0.24, 0.5, 0.68, 0.5)),
    "Ю": .init(1.04, line(0, 0, 0, 1), line(0, 0.5, 0.3, 0.5), arc(0.67, 0.5, 0.37, 0.5, -80, 285)),
    "Я": .init(
      0.62, line(0.62, 0, 0.62, 1),
      path(line(0.62, 0), arc(0.3, 0.27, 0.3, 0.27, -90, -270), line(0.62, 0.54)), line(0.36, 0.54, 0, 1)),
  ]

  private static let latin: [Character: ChalkLetter] = [
    "A": .init(0.74, line(0, 1, 0.37, 0), line(0.37, 0, 0.74, 1), line(0.14, 0.64, 0.6, 0.62)),
    "B": .init(
      0.6, line(0, 0, 0, 1), path(line(0, 0.02), bow(0.28, 0.25, 0.26, 0.23), line(0, 0.48)),
      path(line(0, 0.48), bow(0.3, 0.74, 0.3, 0.26), line(0, 1))),
    "C": .init(0.7, arc(0.4, 0.5, 0.4, 0.5, -50, -310)),
    "D": .init(0.68, line(0, 0, 0, 1), path(line(0, 0), bow(0.2, 0.5, 0.48, 0.5), line(0, 1))),
    "E": .init(0.54, line(0, 0, 0, 1), line(0, 0, 0.54, 0), line(0, 0.48, 0.44, 0.48), line(0, 1, 0.54, 1)),
    "F": .init(0.52, line(0, 0, 0, 1), line(0, 0, 0.52, 0), line(0, 0.48, 0.42, 0.48)),
    "G": .init(0.8, arc(0.4, 0.5, 0.4, 0.5, -50, -356), line(0.8, 0.54, 0.5, 0.54)),
    "H": .init(0.66, line(0, 0, 0, 1), line(0.66, 0, 0.66, 1), line(0, 0.5, 0.66, 0.48)),
    "I": .init(0.34, line(0.17, 0, 0.17, 1), line(0, 0, 0.34, 0), line(0, 1, 0.34, 1)),
    "J": .init(0.5, path(line(0.5, 0, 0.5, 0.72), arc(0.25, 0.74, 0.25, 0.26, 0, 160))),
    "K": .init(0.62, line(0, 0, 0, 1), line(0.58, 0, 0.02, 0.56), line(0.2, 0.42, 0.62, 1)),
    "L": .init(0.52, line(0, 0, 0, 1), line(0, 1, 0.52, 1)),
    "M": .init(
      0.84, line(0, 1, 0.06, 0), line(0.06, 0, 0.42, 0.7), line(0.42, 0.7, 0.78, 0), line(0.78, 0, 0.84, 1)),
    "N": .init(0.68, line(0, 1, 0, 0), line(0, 0, 0.68, 1), line(0.68, 1, 0.68, 0)),
    "O": .init(0.84, arc(0.42, 0.5, 0.42, 0.5, -80, 285)),
    "P": .init(0.58, line(0, 0, 0, 1), path(line(0, 0.02), bow(0.28, 0.28, 0.3, 0.27), line(0, 0.55))),
    "Q": .init(0.84, arc(0.42, 0.5, 0.42, 0.5, -80, 285), line(0.52, 0.7, 0.84, 1.04)),
    "R": .init(
      0.62, line(0, 0, 0, 1), path(line(0, 0.02), bow(0.28, 0.27, 0.3, 0.26), line(0, 0.53)),
      line(0.24, 0.53, 0.62, 1)),
    "S": .init(0.6, path(arc(0.31, 0.26, 0.27, 0.25, -30, -260), arc(0.29, 0.75, 0.3, 0.25, -80, 150))),
    "T": .init(0.66, line(0, 0, 0.66, 0), line(0.33, 0, 0.33, 1)),
    "U": .init(0.66, path(line(0, 0, 0, 0.66), arc(0.33, 0.67, 0.33, 0.33, 180, 0), line(0.66, 0))),
    "V": .init(0.7, line(0, 0, 0.35, 1), line(0.35, 1, 0.7, 0)),
    "W": .init(
      0.96, line(0, 0, 0.22, 1), line(0.22, 1, 0.48, 0.2), line(0.48, 0.2, 0.74, 1), line(0.74, 1, 0.96, 0)),
    "X": .init(0.66, line(0, 0, 0.66, 1), line(0.66, 0, 0, 1)),
    "Y": .init(0.66, line(0, 0, 0.33, 0.48), line(0.66, 0, 0.33, 0.48), line(0.33, 0.48, 0.33, 1)),
    "Z": .init(0.62, line(0, 0, 0.62, 0), line(0.62, 0, 0, 1), line(0, 1, 0.62, 1)),
    "ß": .init(
      0.56, path(line(0, 1.12, 0, 0.28), arc(0.22, 0.26, 0.22, 0.26, 180, 390), line(0.22, 0.46)),
      path(line(0.22, 0.46), arc(0.3, 0.7, 0.26, 0.27, -70, 130))),
    "Œ": .init(
      1.16, arc(0.38, 0.5, 0.38, 0.5, -80, 285), line(0.66, 0, 0.66, 1), line(0.66, 0, 1.16, 0),
      line(0.66, 0.48, 1.08, 0.48), line(0.66, 1, 1.16, 1)),
    "Æ": .init(
      1.1, line(0, 1, 0.52, 0), line(0.2, 0.62, 0.52, 0.62), line(0.52, 0, 0.52, 1), line(0.52, 0, 1.1, 0),
      line(0.52, 0.48, 1.02, 0.48), line(0.52, 1, 1.1, 1)),
    "Ø": .init(0.84, arc(0.42, 0.5, 0.42, 0.5, -80, 285), line(0.04, 1.04, 0.8, -0.04)),
    "Đ": .init(
      0.68, line(0, 0, 0, 1), path(line(0, 0), bow(0.2, 0.5, 0.48, 0.5), line(0, 1)),
      line(-0.14, 0.5, 0.28, 0.48)),
    "Ł": .init(0.52, line(0, 0, 0, 1), line(0, 1, 0.52, 1), line(-0.14, 0.64, 0.28, 0.42)),
    "Þ": .init(0.56, line(0, 0, 0, 1), path(line(0, 0.22), bow(0.27, 0.48, 0.29, 0.26), line(0, 0.74))),
    "-": .init(0.4, line(0, 0.55, 0.4, 0.53)),
    "'": .init(0.12, line(0.1, 0, 0.02, 0.26)),
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
