import GtkKit

/// The pig's eyes, which show its mood. They move most often: nothing else is drawn again.
final class PigEyes: CustomWidget {
  var mood = PigMood.idle {
    didSet { if mood != oldValue { queueDraw() } }
  }
  var isClosed = false {
    didSet { if isClosed != oldValue { queueDraw() } }
  }
  /// Where they look, from −1 at the left to 1 at the right.
  private var gaze = 0.0
  private lazy var animation = Animation(of: self)

  /// The bounds of the eyes with what is around them in each mood, in the units of ``PigHead``.
  static let bounds = Rect(-108, -96, 270, 106)
  /// The distance of the eyes from the middle, and their height.
  static let (eyeX, eyeY) = (66.0, -30.0)

  func watchDie(milliseconds: Int) {
    animation.run(milliseconds: milliseconds) { [self] progress in
      gaze = progress - 1
      queueDraw()
    }
  }

  override func draw(on canvas: Canvas, in area: Area) {
    let scale = area.size.width / Self.bounds.width
    let center = Point(-Self.bounds.x * scale, -Self.bounds.y * scale)
    canvas.transformed(by: center, scale: scale) { drawEyes(on: $0) }
  }

  private func drawEyes(on canvas: Canvas) {
    for side in [-1.0, 1] {
      let eye = Point(side * Self.eyeX, Self.eyeY)
      if isClosed {
        drawLid(on: canvas, eye)
      } else {
        drawEye(on: canvas, eye, side)
      }
    }
    if mood == .worried { drawDrop(on: canvas, Point(140, -66)) }
  }

  private func drawEye(on canvas: Canvas, _ eye: Point, _ side: Double) {
    switch mood {
    case .idle: Self.drawOpenEye(on: canvas, eye, pupil: Point(eye.x + gaze * 7, eye.y + 4))
    case .greedy: drawGreedyEye(on: canvas, eye, side)
    case .worried:
      Self.drawOpenEye(on: canvas, eye, pupil: Point(eye.x + gaze * 7, eye.y + 9))
      canvas.polyline(Point(eye.x + side * 30, eye.y - 30), Point(eye.x - side * 16, eye.y - 50))
      canvas.stroke(PigHead.line, width: 8)
    case .bust:
      canvas.cross(in: Rect(center: eye, Size(38, 38)))
      canvas.stroke(PigHead.dark, width: 10)
    case .smug: drawSmugEye(on: canvas, eye, side)
    case .sad: drawSadEye(on: canvas, eye, side)
    }
  }

  static func drawOpenEye(on canvas: Canvas, _ eye: Point, pupil: Point) {
    canvas.ellipse(at: eye, 23, 28)
    canvas.fill(Color(0xFFFAFA), outline: PigHead.line, width: 4)
    canvas.ellipse(at: pupil, 13, 17)
    canvas.fill(PigHead.dark)
    canvas.circle(Point(pupil.x - 5, pupil.y - 8), radius: 5)
    canvas.fill(Color(0xFFFFFF))
  }

  private func drawGreedyEye(on canvas: Canvas, _ eye: Point, _ side: Double) {
    canvas.ellipse(at: eye, 29, 33)
    canvas.fill(Color(0xFFFAFA), outline: PigHead.line, width: 4)
    let pupil = Point(eye.x + gaze * 4, eye.y + 9)
    canvas.ellipse(at: pupil, 21, 22)
    canvas.fill(PigHead.dark)
    canvas.ellipse(at: Point(pupil.x, pupil.y + 7), 11, 9)
    canvas.fill(Coin.gold)
    canvas.circle(Point(eye.x - 7, eye.y - 1), radius: 6.5)
    canvas.fill(Color(0xFFFFFF))
    canvas.move(to: Point(eye.x - side * 26, eye.y - 46))
    canvas.curve(
      towards: Point(eye.x - side * 10, eye.y - 60), Point(eye.x + side * 14, eye.y - 60),
      to: Point(eye.x + side * 30, eye.y - 44))
    canvas.stroke(PigHead.line, width: 8)
  }

  private func drawSmugEye(on canvas: Canvas, _ eye: Point, _ side: Double) {
    Self.drawOpenEye(on: canvas, eye, pupil: Point(eye.x + 8, eye.y + 5))
    canvas.clipped(to: Rect(eye.x - 30, eye.y - 34, 60, 33)) { canvas in
      canvas.ellipse(at: eye, 23, 28)
      canvas.fill(PigHead.shade, outline: PigHead.line, width: 4)
    }
    canvas.polyline(Point(eye.x - 23, eye.y - 1), Point(eye.x + 23, eye.y - 1))
    canvas.stroke(PigHead.line, width: 6)
    if side < 0 {
      canvas.polyline(Point(eye.x - 26, eye.y - 36), Point(eye.x + 20, eye.y - 38))
    } else {
      canvas.polyline(
        Point(eye.x - 22, eye.y - 44), Point(eye.x + 4, eye.y - 56), Point(eye.x + 30, eye.y - 44))
    }
    canvas.stroke(PigHead.line, width: 8)
  }

  /// An eye that looks down, below a brow that rises towards the middle. There is a tear in one of them.
  private func drawSadEye(on canvas: Canvas, _ eye: Point, _ side: Double) {
    Self.drawOpenEye(on: canvas, eye, pupil: Point(eye.x, eye.y + 11))
    canvas.move(to: Point(eye.x + side * 32, eye.y - 26))
    canvas.curve(
      towards: Point(eye.x + side * 12, eye.y - 32), Point(eye.x - side * 8, eye.y - 42),
      to: Point(eye.x - side * 20, eye.y - 58))
    canvas.stroke(PigHead.line, width: 8)
    if side > 0 { drawDrop(on: canvas, Point(eye.x + 12, eye.y + 2)) }
  }

  private func drawLid(on canvas: Canvas, _ eye: Point) {
    canvas.move(to: Point(eye.x - 22, eye.y + 2))
    canvas.curve(
      towards: Point(eye.x - 10, eye.y + 14), Point(eye.x + 10, eye.y + 14), to: Point(eye.x + 22, eye.y + 2))
    canvas.stroke(PigHead.line, width: 6)
  }

  /// A drop of sweat or a tear, which hangs from its tip.
  private func drawDrop(on canvas: Canvas, _ tip: Point) {
    canvas.move(to: tip)
    canvas.curve(
      towards: Point(tip.x + 16, tip.y + 24), Point(tip.x + 16, tip.y + 40), to: Point(tip.x + 2, tip.y + 40))
    canvas.curve(
      towards: Point(tip.x - 14, tip.y + 40), Point(tip.x - 12, tip.y + 22), to: tip)
    canvas.fill(Color(0x8FD4F5), outline: Color(0x2D7CA6), width: 3)
  }
}
