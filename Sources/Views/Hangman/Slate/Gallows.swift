import GtkKit

/// The drawing of the gallows for a limit of wrong guesses: what stands from the start, and what each wrong guess adds.
///
/// The drawing is complete exactly at the limit. A wrong guess adds a whole limb, if there are not more wrong guesses
/// than strokes; for a low limit it adds several limbs, and for a high one a part of a stroke.
package struct Gallows {
  package enum Mood: Equatable { case sad, glad, dead }

  private static let size = Size(214, 242)
  /// The ratio of its width to its height.
  static let ratio = size.width / size.height

  private typealias Piece = (stroke: Int, part: Range<Double>)
  /// The pieces that each wrong guess adds.
  private let steps: [[Piece]]

  init(limit: Int) {
    steps = Self.steps(limit)
  }

  // MARK: - The steps

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
  /// The numbers of limbs that each wrong guess adds, for the limits that are lower than that: the trunk, the arms, the
  /// legs.
  private static let groups = [[6], [2, 4], [2, 2, 2], [1, 1, 2, 2], [1, 1, 1, 1, 2]]

  private static func steps(_ limit: Int) -> [[Piece]] {
    if (1...groups.count).contains(limit) {
      var rest = strokes.indices.suffix(limbs)
      return groups[limit - 1].map { count in
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count).map { ($0, 0..<1) }
      }
    }
    // The gallows stands from the start, unless there are more wrong guesses than limbs.
    let drawn = max(0, min(strokes.count, limit))
    let indices = Array(strokes.count - drawn..<strokes.count)
    // The longest strokes are divided.
    var counts = strokes.map { _ in 1 }
    let lengths = strokes.map(\.length)
    for _ in drawn..<max(drawn, limit) {
      let pieces = zip(lengths, counts).map { $0 / Double($1) }
      if let longest = indices.max(by: { pieces[$0] < pieces[$1] }) { counts[longest] += 1 }
    }
    return indices.flatMap { index in
      let count = Double(counts[index])
      return (0..<counts[index]).map { [(index, Double($0) / count..<Double($0 + 1) / count)] }
    }
  }

  // MARK: - Drawing

  /// Draws the first steps: `count` of them, the last one in part. The newest one is red, except at the end. Dots are those to
  /// come. After a win, the man is free.
  func draw(_ count: Double, _ mood: Mood, on canvas: Canvas, in rect: Rect, _ color: Color) {
    let mood = mood == .dead && count < Double(steps.count) ? .sad : mood
    let strokes = mood == .glad ? 0..<Self.head.index : Self.strokes.indices
    transformed(on: canvas, in: rect) { canvas in
      for stroke in strokes { draw(stroke, count, mood, on: canvas, color) }
      if mood == .glad { drawFreeMan(on: canvas, color) }
    }
  }

  /// The man beside the rope: he stands on the ground, with his arms up.
  private static let freeMan = strokes.suffix(limbs).enumerated().map { limb, points in
    points.map { point in
      let isArm = limb == 2 || limb == 3
      return Point(point.x + freedom.x, freedom.y + (isArm ? 2 * shoulders - point.y : point.y))
    }
  }
  private static let freedom = Point(-22, 15)
  private static let shoulders = 111.0

  private func drawFreeMan(on canvas: Canvas, _ color: Color) {
    for points in Self.freeMan { Chalk.stroke(points, on: canvas, color, width: Self.width) }
    let head = Self.head.center
    drawFace(.glad, at: Point(head.x + Self.freedom.x, head.y + Self.freedom.y), on: canvas, color)
  }

  private func transformed(on canvas: Canvas, in rect: Rect, _ draw: (Canvas) -> Void) {
    let scale = min(rect.width / Self.size.width, rect.height / Self.size.height)
    let place = rect.centered(Size(Self.size.width * scale, Self.size.height * scale))
    canvas.transformed(by: Point(place.x, place.y), scale: scale, draw)
  }

  private func draw(_ stroke: Int, _ count: Double, _ mood: Mood, on canvas: Canvas, _ color: Color) {
    let points = Self.strokes[stroke]
    let shown = Int(count.rounded(.up))
    // What no step adds stands from the start.
    var (drawn, added) = (steps.joined().contains { $0.stroke == stroke } ? 0.0 : 1, 0.0..<0.0)
    for (number, step) in steps.enumerated().prefix(shown) {
      for piece in step where piece.stroke == stroke {
        let (start, end) = (piece.part.lowerBound, piece.part.upperBound)
        let reached = start.mixed(with: end, min(1, count - Double(number)))
        if number == shown - 1, mood != .dead { added = start..<reached } else { drawn = reached }
      }
    }
    let end = max(drawn, added.upperBound)
    if end < 1 { Chalk.dots(points, on: canvas, color.opacity(0.55), width: 2.8) }
    Chalk.stroke(points, part: 0..<drawn, on: canvas, color, width: Self.width)
    Chalk.stroke(points, part: added, on: canvas, Chalk.red, width: Self.width)
    if stroke == Self.head.index, end == 1 { drawFace(mood, at: Self.head.center, on: canvas, color) }
  }

  private func drawFace(_ mood: Mood, at center: Point, on canvas: Canvas, _ color: Color) {
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
    case .glad: canvas.polyline(Chalk.arc(Point(center.x, center.y + 5), Size(13, 11), 15, 165))
    case .dead: canvas.polyline(Point(center.x - 8, center.y + 14), Point(center.x + 8, center.y + 14))
    }
    canvas.stroke(color, width: 3)
  }
}

/// The gallows, in chalk. Each wrong guess adds to it.
package final class GallowsView: CustomWidget {
  private var gallows = Gallows(limit: 1)
  private var (mistakes, limit, mood) = (0, 1, Gallows.Mood.sad)
  /// The wrong guesses that are drawn, the last one perhaps in part.
  private var drawn = 0.0
  private lazy var animation = Animation(of: self)

  /// The duration of a wrong guess's stroke in milliseconds.
  package static let strokeTime = 220

  init() {
    super.init(role: .image)
    named("gallows").keepsDirection()
  }

  /// Draws the wrong guesses. One more than before is drawn as a stroke.
  package func show(_ mistakes: Int, of limit: Int, _ mood: Gallows.Mood, describedAs description: String) {
    let isNew = (mistakes, limit, mood) != (self.mistakes, self.limit, self.mood)
    set(isNew: isNew, describedAs: description.debugDescription) {
      accessibleLabel(description)
      guard isNew else { return }
      let isNext = limit == self.limit
      let (start, end) = (isNext && mistakes > self.mistakes ? drawn : Double(mistakes), Double(mistakes))
      if !isNext { gallows = Gallows(limit: limit) }
      (self.mistakes, self.limit, self.mood) = (mistakes, limit, mood)
      drawn = end
      queueDraw()
      guard start != end else { return animation.stop() }
      animation.run(milliseconds: Self.strokeTime) { [self] in
        drawn = start.mixed(with: end, $0)
        queueDraw()
      }
    }
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    SizeRequest(orientation == .vertical ? 60 : 54)
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    gallows.draw(drawn, mood, on: canvas, in: area.rect, color)
  }
}
