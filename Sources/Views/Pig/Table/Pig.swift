import Glibc
import GtkKit

package enum PigMood: CaseIterable { case idle, greedy, worried, bust, smug, sad }

/// The pig behind its counter. It shows no more than the texts beside it, so screen readers do not announce it.
final class PigPicture: CustomWidget {
  private let eyes = PigEyes(role: .presentation)
  private var head = PigHead()
  private lazy var animation = Animation(of: self)

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
    (head.mood, eyes.mood) = (mood, mood)
    let (old, new) = (head.ears, PigHead.ears(in: mood))
    animation.run(milliseconds: 250) { [self] progress in
      head.ears = (old.left.mixed(with: new.left, progress), old.right.mixed(with: new.right, progress))
      queueDraw()
    }
  }

  /// Makes the eyes follow the die, which is thrown from the left to the middle. The mood of the turn before ends.
  func watchDie(milliseconds: Int) {
    if [.bust, .smug, .sad].contains(mood) { change(to: .idle) }
    eyes.watchDie(milliseconds: milliseconds)
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

extension Drawing {
  static let pig = Drawing(named: "pig")
}

/// The pig's head from the front, without its eyes. The origin is the center of the head.
struct PigHead {
  var mood = PigMood.idle
  /// How far the ears hang, as angles in radians.
  var ears = Self.ears(in: .idle)

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
    canvas.draw(.pig, "head", "mouth-\(mood)", "snout")
  }

  /// Draws an ear. The drawing of the right one is mirrored for the left one.
  private func drawEar(on canvas: Canvas, side: Double, hanging angle: Double) {
    let (cosine, sine) = (cos(angle), sin(angle))
    let root = Point(side * 96, -88)
    let map = Affine(
      origin: root, right: Point(root.x + side * cosine, root.y + sine),
      down: Point(root.x - side * sine, root.y + cosine))
    canvas.transformed(by: map) { $0.draw(.pig, "ear") }
  }
}
