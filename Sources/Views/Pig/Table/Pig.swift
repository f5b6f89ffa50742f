import Glibc
import GtkKit

package enum PigMood: CaseIterable { case idle, greedy, worried, bust, smug, sad }

/// The pig behind its counter. It shows no more than the texts beside it, so screen readers do not announce it.
final class PigPicture: CustomWidget {
  private let eyes = PigEyes(role: .presentation)
  private var head = PigHead()
  private lazy var animation = Animation(of: self)
  private let time: TimeSource
  private var nextBlink: Token?

  /// The width of the picture in the units of the counter, in which a whole head is `headScale` times as large.
  static let width = PigHead.bounds.width * headScale
  /// The height of the picture if the whole head is seen.
  static let height = 249.0
  private static let headScale = 0.8
  /// The time for which the eyes are open between two blinks, and for which they are closed, in milliseconds: two frames in
  /// four seconds.
  private static let (openTime, closedTime) = (4000, 140)

  init(time: TimeSource) {
    self.time = time
    super.init(role: .presentation)
    named("pig").add(eyes)
    onMap { [self] in waitToBlink() }
    onUnmap { [self] in waitToBlink() }
  }

  /// Shows a mood. The ears move to their new places.
  func show(_ mood: PigMood) {
    set(mood, from: head.mood) { change(to: mood) }
  }

  var mood: PigMood { head.mood }

  private func change(to mood: PigMood) {
    guard mood != head.mood else { return }
    (head.mood, eyes.mood) = (mood, mood)
    waitToBlink()
    let (old, new) = (head.ears, PigHead.ears(in: mood))
    animation.run(milliseconds: 250) { [self] progress in
      head.ears = (old.left.mixed(with: new.left, progress), old.right.mixed(with: new.right, progress))
      queueDraw()
    }
  }

  /// Makes the eyes follow the die, which is thrown from the left to the middle. The mood of the turn before ends.
  func watchDie(milliseconds: Int) {
    if [.bust, .smug, .sad].contains(mood) { change(to: .idle) }
    waitToBlink()
    eyes.watchDie(milliseconds: milliseconds)
  }

  // MARK: - Blinking

  /// Opens the eyes, and lets them blink after a while: only if the pig is idle, can be seen, and may move.
  private func waitToBlink() {
    eyes.isClosed = false
    let mayBlink = mood == .idle && isMapped && Desktop.allowsMotion
    nextBlink = mayBlink ? time.after(Self.openTime) { [weak self] in self?.blink() } : nil
  }

  private func blink() {
    guard Desktop.allowsMotion else { return }
    eyes.isClosed = true
    nextBlink = time.after(Self.closedTime) { [weak self] in self?.waitToBlink() }
  }

  // MARK: - Drawing

  private static func scale(in size: Size) -> Double { headScale * size.width / width }

  /// The center of the head, which is drawn from its ears downwards. In a low picture, it hides behind the counter.
  private static func center(in size: Size) -> Point {
    Point(size.width / 2, -PigHead.bounds.y * scale(in: size))
  }

  override func arrange(in area: Area) -> [Placement] {
    let (scale, center, bounds) = (Self.scale(in: area.size), Self.center(in: area.size), PigEyes.bounds)
    return [
      eyes.placed(
        in: Rect(
          center.x + bounds.x * scale, center.y + bounds.y * scale, bounds.width * scale,
          bounds.height * scale))
    ]
  }

  override func draw(on canvas: Canvas, in area: Area) {
    let size = area.size
    canvas.transformed(by: Self.center(in: size), scale: Self.scale(in: size)) { head.draw(on: $0) }
  }
}

/// A drawing of the pig's head from the front, without its eyes. The origin is the center of the head.
struct PigHead {
  var mood = PigMood.idle
  /// How far the ears hang, as angles in radians.
  var ears = Self.ears(in: .idle)

  /// The bounds of the head with its ears in each mood.
  static let bounds = Rect(-200, -184, 400, 322)

  static let skin = Color(0xF7AABF)
  static let shade = Color(0xEA88A4)
  static let line = Color(0x7E2243)
  static let dark = Color(0x4A1226)
  static let tongue = Color(0xF2627F)

  /// The ears in a mood: at a one, only the left one drops.
  static func ears(in mood: PigMood) -> (left: Double, right: Double) {
    switch mood {
    case .idle: (0, 0)
    case .greedy: (-0.1, -0.1)
    case .worried: (0.42, 0.42)
    case .bust: (0.55, -0.1)
    case .smug: (-0.04, -0.04)
    case .sad: (0.5, 0.5)
    }
  }

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

  // MARK: - Mouth

  private func drawMouth(on canvas: Canvas) {
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
