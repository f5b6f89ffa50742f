import Glibc
import GtkKit

/// A drawing of the pig's head from the front. The origin is the center of the head.
struct PigHead {
  var mood = PigMood.idle
  /// How far the ears hang, as angles in radians.
  var ears = Self.ears(in: .idle)
  /// Where the eyes look, from −1 at the left to 1 at the right.
  var gaze = 0.0
  var hasClosedEyes = false

  /// The angles of the left and the right ear.
  struct Ears: Equatable {
    var left: Double
    var right: Double
  }

  /// The bounds of the head with its ears in each mood.
  static let bounds = Rect(-200, -184, 400, 322)

  /// The bounds of the eyes with what is around them in each mood.
  static let eyes = Rect(-108, -96, 270, 106)

  static let skin = Color(0xF7AABF)
  static let shade = Color(0xEA88A4)
  static let line = Color(0x7E2243)
  static let dark = Color(0x4A1226)
  static let tongue = Color(0xF2627F)

  /// The ears in a mood: at a one, only the left one drops.
  static func ears(in mood: PigMood) -> Ears {
    switch mood {
    case .idle: Ears(left: 0, right: 0)
    case .greedy: Ears(left: -0.1, right: -0.1)
    case .worried: Ears(left: 0.42, right: 0.42)
    case .bust: Ears(left: 0.55, right: -0.1)
    case .smug: Ears(left: -0.04, right: -0.04)
    case .sad: Ears(left: 0.5, right: 0.5)
    }
  }

  /// Draws all but the eyes.
  func draw(on canvas: Canvas) {
    drawEar(on: canvas, side: -1, hanging: ears.left)
    drawEar(on: canvas, side: 1, hanging: ears.right)
    canvas.ellipse(at: Point(0, 0), 168, 134)
    canvas.fill(Self.skin, outline: Self.line, width: 6)
    drawChin(on: canvas)
    for side in [-1.0, 1] {
      canvas.ellipse(at: Point(side * 104, 34), 30, 20)
      canvas.fill(Color(0xF27F9F, alpha: 0.6))
    }
    // The slot: it is a piggy bank.
    canvas.roundedRectangle(Rect(-38, -122, 76, 13), radius: 6.5)
    canvas.fill(Self.dark)
    drawMouth(on: canvas)
    canvas.transformed(by: Point(0, 40), Self.drawSnout)
  }

  /// Draws the snout with its middle at the origin.
  static func drawSnout(on canvas: Canvas) {
    canvas.ellipse(at: Point(0, 0), 62, 44)
    canvas.fill(Color(0xFBC3D0), outline: line, width: 6)
    for side in [-1.0, 1] { canvas.ellipse(at: Point(side * 22, 2), 9, 15) }
    canvas.fill(dark)
  }

  /// Draws an ear. The drawing of the right one is mirrored for the left one.
  private func drawEar(on canvas: Canvas, side: Double, hanging angle: Double) {
    let (cosine, sine) = (cos(angle), sin(angle))
    let root = Point(side * 96, -88)
    let map = Affine(
      origin: root, right: Point(root.x + side * cosine, root.y + sine),
      down: Point(root.x - side * sine, root.y + cosine))
    canvas.transformed(by: map) { canvas in
      canvas.move(to: Point(-44, 22))
      canvas.curve(towards: Point(-34, -40), Point(10, -84), to: Point(58, -88))
      canvas.curve(towards: Point(72, -48), Point(64, 10), to: Point(34, 44))
      canvas.close()
      canvas.fill(Self.skin, outline: Self.line, width: 6)
      canvas.move(to: Point(-12, 14))
      canvas.curve(towards: Point(-6, -24), Point(20, -54), to: Point(46, -62))
      canvas.curve(towards: Point(52, -34), Point(46, 2), to: Point(26, 24))
      canvas.fill(Self.shade)
    }
  }

  private func drawChin(on canvas: Canvas) {
    canvas.ellipse(at: Point(0, 0), 165, 131)
    canvas.clippedToPath { canvas in
      canvas.move(to: Point(-170, 60))
      canvas.curve(towards: Point(-90, 118), Point(90, 118), to: Point(170, 60))
      canvas.line(to: Point(170, 150))
      canvas.line(to: Point(-170, 150))
      canvas.fill(Self.shade.opacity(0.55))
    }
  }
}
