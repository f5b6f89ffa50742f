import GtkKit

/// A letter as strokes of chalk, in the order in which they are written, in a box of height 1.
struct ChalkLetter {
  let width: Double
  private(set) var strokes: [[Point]]

  private init(_ strokes: [[Point]]) {
    self.strokes = strokes
    width = strokes.joined().map(\.x).max() ?? 0
  }

  /// The letter of a character: a Latin, Greek or Cyrillic one in either case, also with a mark, a hyphen or an apostrophe; nil
  /// for others.
  init?(_ character: Character) {
    let upper = character.uppercased()
    let capital = upper.count == 1 ? Character(upper) : character
    let letters = capital.isASCII ? Self.english : Self.all
    guard let letter = letters[capital] else { return nil }
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

  /// The letters of English, which need no others.
  private static let english = letters(of: Drawing(named: "chalk"))

  /// All letters, also with marks: characters are equal if they look the same, whether the mark is a scalar of its own or not. Some
  /// Greek and Cyrillic letters look like Latin ones, and some Cyrillic letters like Greek ones.
  private static let all: [Character: ChalkLetter] = {
    let drawing = Drawing(named: "alphabets")
    var plain = english.merging(letters(of: drawing)) { $1 }
    for (letter, other) in zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТХІЈЅГПФ", "ABEZHIKMNOPTYXABEKMHOPCTXIJSΓΠΦ") {
      plain[letter] = plain[other]
    }
    return drawing.names.reduce(into: plain) { all, name in
      for mark in name.unicodeScalars.dropFirst() {
        for (letter, unmarked) in plain {
          all[Character("\(letter)\(mark)")] = unmarked.marked(strokes(of: name, in: drawing))
        }
      }
    }
  }()

  private static func letters(of drawing: Drawing) -> [Character: ChalkLetter] {
    Dictionary(
      uniqueKeysWithValues: drawing.names.map { (Character($0), ChalkLetter(strokes(of: $0, in: drawing))) })
  }

  private static func strokes(of name: String, in drawing: Drawing) -> [[Point]] {
    drawing[name].map(\.path.points)
  }
}
