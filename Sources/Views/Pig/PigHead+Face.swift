import GtkKit

/// The eyes and the mouth, which show the mood.
extension PigHead {
  /// The distance of the eyes from the middle, and their height.
  private static let (eyeX, eyeY) = (66.0, -30.0)

  // MARK: - Eyes

  /// Draws the eyes, which nothing else overlaps.
  func drawEyes(on canvas: Canvas) {
    for side in [-1.0, 1] {
      let eye = Point(side * Self.eyeX, Self.eyeY)
      if hasClosedEyes {
        drawLid(on: canvas, eye)
      } else {
        drawEye(on: canvas, eye, side)
      }
    }
    if mood == .worried { drawDrop(on: canvas, Point(140, -66)) }
  }

  private func drawEye(on canvas: Canvas, _ eye: Point, _ side: Double) {
    switch mood {
    case .idle: drawOpenEye(on: canvas, eye, pupil: Point(eye.x + gaze * 7, eye.y + 4))
    case .greedy: drawGreedyEye(on: canvas, eye, side)
    case .worried:
      drawOpenEye(on: canvas, eye, pupil: Point(eye.x + gaze * 7, eye.y + 9))
      canvas.polyline(Point(eye.x + side * 30, eye.y - 30), Point(eye.x - side * 16, eye.y - 50))
      canvas.stroke(Self.line, width: 8)
    case .bust:
      canvas.cross(in: Rect(center: eye, Size(38, 38)))
      canvas.stroke(Self.dark, width: 10)
    case .smug: drawSmugEye(on: canvas, eye, side)
    case .sad: drawSadEye(on: canvas, eye, side)
    }
  }

  private func drawOpenEye(on canvas: Canvas, _ eye: Point, pupil: Point) {
    canvas.ellipse(at: eye, 23, 28)
    canvas.fill(Color(0xFFFAFA), outline: Self.line, width: 4)
    canvas.ellipse(at: pupil, 13, 17)
    canvas.fill(Self.dark)
    canvas.circle(Point(pupil.x - 5, pupil.y - 8), radius: 5)
    canvas.fill(Color(0xFFFFFF))
  }

  /// An eye in which a coin is reflected.
  private func drawGreedyEye(on canvas: Canvas, _ eye: Point, _ side: Double) {
    canvas.ellipse(at: eye, 29, 33)
    canvas.fill(Color(0xFFFAFA), outline: Self.line, width: 4)
    let pupil = Point(eye.x + gaze * 4, eye.y + 9)
    canvas.ellipse(at: pupil, 21, 22)
    canvas.fill(Self.dark)
    canvas.ellipse(at: Point(pupil.x, pupil.y + 7), 11, 9)
    canvas.fill(Coin.gold)
    canvas.circle(Point(eye.x - 7, eye.y - 1), radius: 6.5)
    canvas.fill(Color(0xFFFFFF))
    canvas.move(to: Point(eye.x - side * 26, eye.y - 46))
    canvas.curve(
      towards: Point(eye.x - side * 10, eye.y - 60), Point(eye.x + side * 14, eye.y - 60),
      to: Point(eye.x + side * 30, eye.y - 44))
    canvas.stroke(Self.line, width: 8)
  }

  private func drawSmugEye(on canvas: Canvas, _ eye: Point, _ side: Double) {
    drawOpenEye(on: canvas, eye, pupil: Point(eye.x + 8, eye.y + 5))
    canvas.clipped(to: Rect(eye.x - 30, eye.y - 34, 60, 33)) { canvas in
      canvas.ellipse(at: eye, 23, 28)
      canvas.fill(Self.shade, outline: Self.line, width: 4)
    }
    canvas.polyline(Point(eye.x - 23, eye.y - 1), Point(eye.x + 23, eye.y - 1))
    canvas.stroke(Self.line, width: 6)
    if side < 0 {
      canvas.polyline(Point(eye.x - 26, eye.y - 36), Point(eye.x + 20, eye.y - 38))
    } else {
      canvas.polyline(
        Point(eye.x - 22, eye.y - 44), Point(eye.x + 4, eye.y - 56), Point(eye.x + 30, eye.y - 44))
    }
    canvas.stroke(Self.line, width: 8)
  }

  /// An eye that looks down, below a brow that rises towards the middle. There is a tear in one of them.
  private func drawSadEye(on canvas: Canvas, _ eye: Point, _ side: Double) {
    drawOpenEye(on: canvas, eye, pupil: Point(eye.x, eye.y + 11))
    canvas.move(to: Point(eye.x + side * 32, eye.y - 26))
    canvas.curve(
      towards: Point(eye.x + side * 12, eye.y - 32), Point(eye.x - side * 8, eye.y - 42),
      to: Point(eye.x - side * 20, eye.y - 58))
    canvas.stroke(Self.line, width: 8)
    if side > 0 { drawDrop(on: canvas, Point(eye.x + 12, eye.y + 2)) }
  }

  private func drawLid(on canvas: Canvas, _ eye: Point) {
    canvas.move(to: Point(eye.x - 22, eye.y + 2))
    canvas.curve(
      towards: Point(eye.x - 10, eye.y + 14), Point(eye.x + 10, eye.y + 14), to: Point(eye.x + 22, eye.y + 2))
    canvas.stroke(Self.line, width: 6)
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

  // MARK: - Mouth

  func drawMouth(on canvas: Canvas) {
    switch mood {
    case .idle:
      canvas.move(to: Point(-40, 92))
      canvas.curve(towards: Point(-20, 110), Point(20, 110), to: Point(40, 92))
      canvas.stroke(Self.line, width: 6)
    case .greedy: drawOpenMouth(on: canvas)
    case .worried:
      canvas.move(to: Point(-40, 104))
      canvas.curve(towards: Point(-26, 90), Point(-14, 112), to: Point(0, 100))
      canvas.curve(towards: Point(14, 90), Point(26, 112), to: Point(40, 100))
      canvas.stroke(Self.line, width: 6)
    case .bust: drawTongue(on: canvas)
    case .sad:
      canvas.move(to: Point(-34, 110))
      canvas.curve(towards: Point(-18, 92), Point(18, 92), to: Point(34, 110))
      canvas.stroke(Self.line, width: 6)
    case .smug:
      canvas.move(to: Point(-18, 100))
      canvas.curve(towards: Point(10, 114), Point(44, 104), to: Point(58, 80))
      canvas.stroke(Self.line, width: 6)
    }
  }

  private func drawOpenMouth(on canvas: Canvas) {
    canvas.move(to: Point(-56, 84))
    canvas.curve(towards: Point(-40, 130), Point(40, 130), to: Point(56, 84))
    canvas.close()
    canvas.fill(Self.dark, outline: Self.line, width: 6)
    canvas.move(to: Point(2, 112))
    canvas.curve(towards: Point(12, 92), Point(44, 92), to: Point(44, 104))
    canvas.curve(towards: Point(40, 116), Point(20, 120), to: Point(2, 112))
    canvas.fill(Self.tongue)
  }

  private func drawTongue(on canvas: Canvas) {
    canvas.move(to: Point(-36, 108))
    canvas.curve(towards: Point(-16, 92), Point(16, 92), to: Point(36, 108))
    canvas.stroke(Self.line, width: 6)
    canvas.move(to: Point(4, 98))
    canvas.line(to: Point(30, 101))
    canvas.curve(towards: Point(36, 134), Point(2, 136), to: Point(4, 98))
    canvas.fill(Self.tongue, outline: Self.line, width: 4)
  }
}
