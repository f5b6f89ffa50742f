import Glibc
import GtkKit

package enum PigMood: String, CaseIterable { case idle, greedy, worried, bust, smug, sad }

/// The pig behind its counter. It shows no more than the texts beside it, so screen readers do not announce it.
final class PigPicture: CustomWidget {
  private var head = PigHead()
  private let eyes = PigEyes(role: .presentation)
  private lazy var earMotion = Animation(of: self)
  private lazy var eyeMotion = Animation(of: self)

  /// The width of the picture in the units of the counter, in which a whole head is `headScale` times as large.
  static let width = PigHead.bounds.width * headScale
  /// The height of the picture if the whole head is seen.
  static let height = 249.0
  private static let headScale = 0.8

  init() {
    super.init(role: .presentation)
    named("pig").add(eyes)
  }

  /// Shows a mood. The ears move to their new places.
  func show(_ mood: PigMood) {
    set(mood, from: head.mood) { change(to: mood) }
  }

  var mood: PigMood { head.mood }

  private func change(to mood: PigMood) {
    guard mood != head.mood else { return }
    (head.mood, eyes.head.mood) = (mood, mood)
    let (old, new) = (head.ears, PigHead.ears(in: mood))
    earMotion.run(milliseconds: 250) { [self] progress in
      head.ears = (old.left.mixed(with: new.left, progress), old.right.mixed(with: new.right, progress))
      queueDraw()
    }
  }

  /// Makes the eyes follow the die, which is thrown from the left to the middle. The mood of the turn before ends.
  func watchDie(milliseconds: Int) {
    if [.bust, .smug, .sad].contains(mood) { change(to: .idle) }
    eyeMotion.run(milliseconds: milliseconds) { [eyes] in eyes.head.gaze = $0 - 1 }
  }

  override var childLayout: Layout? { eyes.layout }

  /// Draws the head from its ears downwards. In a low picture, it hides behind the counter.
  fileprivate static func draw(on canvas: Canvas, in area: Area, _ draw: (Canvas) -> Void) {
    let scale = headScale * area.size.width / width
    canvas.transformed(by: Point(area.size.width / 2, -PigHead.bounds.y * scale), scale: scale, draw)
  }

  override func draw(on canvas: Canvas, in area: Area) { Self.draw(on: canvas, in: area, head.draw) }
}

/// The pig's eyes, which move most often: nothing else is drawn again.
private final class PigEyes: CustomWidget {
  var head = PigHead() {
    didSet { queueDraw() }
  }

  override func draw(on canvas: Canvas, in area: Area) {
    PigPicture.draw(on: canvas, in: area, head.drawEyes)
  }
}

extension Drawing {
  static let pig = Drawing(named: "pig")
}

/// The pig's head from the front, and its eyes. The origin is the center of the head.
struct PigHead {
  var mood = PigMood.idle
  /// How far the ears hang, as angles in radians.
  var ears = Self.ears(in: .idle)
  /// Where the eyes look, from −1 at the left to 1 at the right.
  var gaze = 0.0

  /// The bounds of the head with its ears in each mood.
  static let bounds = Rect(-200, -184, 400, 322)

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
    canvas.draw(.pig, "head", "mouth-\(mood.rawValue)", "snout")
  }

  func drawEyes(on canvas: Canvas) {
    canvas.draw(.pig, "eyes-\(mood.rawValue)")
    canvas.transformed(by: Point(gaze * 7, 0)) { $0.draw(.pig, "pupils-\(mood.rawValue)") }
    canvas.draw(.pig, "brows-\(mood.rawValue)")
  }

  /// Draws an ear. The drawing of the right one is mirrored for the left one.
  private func drawEar(on canvas: Canvas, side: Double, hanging angle: Double) {
    let (cosine, sine) = (cos(angle), sin(angle))
    let root = Point(side * 96, -88)
    canvas.transformed(
      origin: root, right: Point(root.x + side * cosine, root.y + sine),
      down: Point(root.x - side * sine, root.y + cosine)
    ) { $0.draw(.pig, "ear") }
  }
}
