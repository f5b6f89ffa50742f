import GtkKit

/// The drawing of the gallows for a limit of wrong guesses: what stands from the start, and what each wrong guess adds.
///
/// The drawing is complete exactly at the limit. A wrong guess adds a whole limb, if there are not more wrong guesses
/// than strokes; for a low limit it adds several limbs, and for a high one a part of a stroke.
package struct Gallows {
  /// The expression of the figure.
  package enum Mood: Equatable { case sad, glad, dead }

  static let size = Size(214, 242)

  /// A part of a stroke.
  private typealias Piece = (stroke: Int, part: Range<Double>)
  /// The pieces that each wrong guess adds.
  private let steps: [[Piece]]

  init(limit: Int) {
    steps = Self.steps(limit)
  }

  // MARK: - The strokes

  private static let width = 9.0
  private static let head = (index: 5, center: Point(169, 65))
  private static let strokes: [[Point]] = [
    [Point(5, 236), Point(185, 236)], [Point(45, 236), Point(45, 6)], [Point(45, 6), Point(169, 6)],
    [Point(45, 54), Point(91, 8)], [Point(169, 6), Point(169, 37)],
    Chalk.arc(head.center, Size(26, 28), -90, 270, steps: 24),
    [Point(169, 94), Point(169, 163)], [Point(169, 111), Point(133, 139)],
    [Point(169, 111), Point(205, 139)],
    [Point(169, 163), Point(139, 213)], [Point(169, 163), Point(199, 213)],
  ]
  /// The number of strokes of the figure, which are the last ones.
  private static let limbs = 6

  private static func steps(_ limit: Int) -> [[Piece]] {
    // The gallows stands from the start, unless there are more wrong guesses than limbs.
    let drawn = min(strokes.count, max(limit, limbs))
    let indices = Array(strokes.count - drawn..<strokes.count)
    guard limit > drawn else {
      return (0..<limit).map { step in
        indices[step * drawn / limit..<(step + 1) * drawn / limit].map { ($0, 0..<1) }
      }
    }
    // The longest strokes are divided.
    var counts = strokes.map { _ in 1 }
    let lengths = strokes.map(Chalk.length)
    for _ in drawn..<limit {
      let pieces = zip(lengths, counts).map { $0 / Double($1) }
      if let longest = indices.max(by: { pieces[$0] < pieces[$1] }) { counts[longest] += 1 }
    }
    return indices.flatMap { index in
      let count = Double(counts[index])
      return (0..<counts[index]).map { [(index, Double($0) / count..<Double($0 + 1) / count)] }
    }
  }

  // MARK: - Drawing

  /// Draws the first steps: `count` of them, the last one in part. The newest one is red, except at the end.
  func draw(_ count: Double, _ mood: Mood, on canvas: Canvas, in rect: Rect, _ color: Color) {
    let mood = mood == .dead && count < Double(steps.count) ? .sad : mood
    transformed(on: canvas, in: rect) { canvas in
      for stroke in Self.strokes.indices { draw(stroke, count, mood, on: canvas, color) }
    }
  }

  /// Draws the steps as strokes, and what stands from the start in dots.
  func drawSteps(on canvas: Canvas, in rect: Rect, _ color: Color) {
    let added = Set(steps.joined().map(\.stroke))
    transformed(on: canvas, in: rect) { canvas in
      for (index, points) in Self.strokes.enumerated() {
        if added.contains(index) {
          Chalk.stroke(points, on: canvas, color, width: Self.width)
        } else {
          Chalk.dots(points, on: canvas, color.opacity(0.7), width: 4)
        }
      }
      drawFace(.sad, on: canvas, color)
    }
  }

  private func transformed(on canvas: Canvas, in rect: Rect, _ draw: (Canvas) -> Void) {
    let scale = min(rect.width / Self.size.width, rect.height / Self.size.height)
    let place = rect.centered(Size(Self.size.width * scale, Self.size.height * scale))
    canvas.transformed(by: Point(place.x, place.y), scale: scale, draw)
  }

  private func draw(_ stroke: Int, _ count: Double, _ mood: Mood, on canvas: Canvas, _ color: Color) {
    let points = Self.strokes[stroke]
    let newest = max(0, Int(count.rounded(.up)) - 1)
    var (drawn, added) = (0.0, 0.0..<0.0)
    var isStanding = true
    for (number, step) in steps.enumerated() {
      for piece in step where piece.stroke == stroke {
        isStanding = false
        let shown = min(1, max(0, count - Double(number)))
        let end = piece.part.lowerBound.mixed(with: piece.part.upperBound, shown)
        if number == newest, mood != .dead, shown > 0 {
          added = piece.part.lowerBound..<end
        } else if shown > 0 {
          drawn = end
        }
      }
    }
    if isStanding { drawn = 1 }
    let end = max(drawn, added.upperBound)
    if end < 1 { Chalk.dots(points, on: canvas, color.opacity(0.55), width: 2.8) }
    Chalk.stroke(points, part: 0..<drawn, on: canvas, color, width: Self.width)
    Chalk.stroke(points, part: added, on: canvas, Chalk.red, width: Self.width)
    if stroke == Self.head.index, end == 1 { drawFace(mood, on: canvas, color) }
  }

  private func drawFace(_ mood: Mood, on canvas: Canvas, _ color: Color) {
    let center = Self.head.center
    for side in [-9.0, 11] {
      let eye = Point(center.x + side, center.y - 4)
      guard mood == .dead else {
        canvas.circle(eye, radius: 3.2)
        canvas.fill(color)
        continue
      }
      canvas.cross(in: Rect(center: eye, Size(9, 9)))
      canvas.stroke(color, width: 3)
    }
    switch mood {
    case .sad: canvas.polyline(Chalk.arc(Point(center.x, center.y + 18), Size(10, 7), 207, 333))
    case .glad: canvas.polyline(Chalk.arc(Point(center.x, center.y + 8), Size(11, 8), 15, 165))
    case .dead: canvas.polyline(Point(center.x - 8, center.y + 14), Point(center.x + 8, center.y + 14))
    }
    canvas.stroke(color, width: 3)
  }
}
