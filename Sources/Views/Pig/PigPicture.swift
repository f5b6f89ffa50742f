import GtkKit

/// The pig behind its counter. It shows no more than the texts beside it, so screen readers do not announce it.
final class PigPicture: Widget {
  let pointer: WidgetPointer
  private let picture = Container(role: .presentation)
  /// The eyes, which move most often, in a widget of their own: nothing else is drawn again.
  private let eyes = Container(role: .presentation)
  private var head = PigHead()
  private let earMotion: Animation
  private let eyeMotion: Animation
  private let time: TimeSource
  private var nextBlink: Scheduled?

  /// The width of the picture in the units of the counter, in which a whole head is `headScale` times as large.
  static let width = PigHead.bounds.width * headScale
  /// The height of the picture if the whole head is seen.
  static let height = 249.0
  /// The height that still shows all of the face that tells the mood.
  static let leastHeight = 236.0
  private static let headScale = 0.8
  /// The time for which the eyes are open between two blinks, and for which they are closed, in milliseconds: two frames in
  /// four seconds.
  private static let (openTime, closedTime) = (4000, 140)

  init(time: TimeSource) {
    self.time = time
    pointer = picture.add(eyes).named("pig").pointer
    earMotion = Animation(of: picture)
    eyeMotion = Animation(of: eyes)
    picture.arrange = { [eyes] area in
      let (scale, center, bounds) = (Self.scale(in: area.size), Self.center(in: area.size), PigHead.eyes)
      return [
        eyes.placed(
          in: Rect(
            center.x + bounds.x * scale, center.y + bounds.y * scale, bounds.width * scale,
            bounds.height * scale))
      ]
    }
    picture.drawBelow = { [weak self] canvas, area in self?.draw(on: canvas, area.size) }
    eyes.drawBelow = { [weak self] canvas, area in self?.drawEyes(on: canvas, area.size) }
    picture.onMap { [weak self] in self?.waitToBlink() }
    picture.onUnmap { [weak self] in self?.waitToBlink() }
  }

  /// Shows a mood. The ears move to their new places.
  func show(_ mood: PigMood) {
    set("", to: mood, from: head.mood) { change(to: mood) }
  }

  /// The mood that is shown.
  var mood: PigMood { head.mood }

  private func change(to mood: PigMood) {
    guard mood != head.mood else { return }
    head.mood = mood
    waitToBlink()
    let (old, new) = (head.ears, PigHead.ears(in: mood))
    earMotion.run(milliseconds: 250) { [weak self] progress in
      self?.head.ears = PigHead.Ears(
        left: old.left.mixed(with: new.left, progress), right: old.right.mixed(with: new.right, progress))
      self?.picture.queueDraw()
    }
  }

  /// Makes the eyes follow the die, which is thrown from the left to the middle. The mood of the turn before ends.
  func watchDie(milliseconds: Int) {
    if [.bust, .smug, .sad].contains(mood) { change(to: .idle) }
    waitToBlink()
    eyeMotion.run(milliseconds: milliseconds) { [weak self] progress in
      self?.head.gaze = progress - 1
      self?.eyes.queueDraw()
    }
  }

  // MARK: - Blinking

  /// Opens the eyes, and lets them blink after a while: only if the pig is idle, can be seen, and may move.
  private func waitToBlink() {
    setEyes(closed: false)
    let mayBlink = head.mood == .idle && picture.isMapped && Desktop.allowsMotion
    nextBlink = mayBlink ? time.after(Self.openTime) { [weak self] in self?.blink() } : nil
  }

  private func blink() {
    guard Desktop.allowsMotion else { return }
    setEyes(closed: true)
    nextBlink = time.after(Self.closedTime) { [weak self] in self?.waitToBlink() }
  }

  private func setEyes(closed: Bool) {
    head.hasClosedEyes = closed
    eyes.queueDraw()
  }

  // MARK: - Drawing

  /// The scale of the head in a picture of a size.
  private static func scale(in size: Size) -> Double { headScale * size.width / width }

  /// The center of the head, which is drawn from its ears downwards. In a low picture, it hides behind the counter.
  private static func center(in size: Size) -> Point {
    Point(size.width / 2, -PigHead.bounds.y * scale(in: size))
  }

  private func draw(on canvas: Canvas, _ size: Size) {
    canvas.transformed(by: Self.center(in: size), scale: Self.scale(in: size)) { head.draw(on: $0) }
    let scale = size.width / Self.width
    for side in [-1.0, 1] {
      let place = Point(size.width / 2 + side * Trotter.distance * scale, size.height)
      canvas.transformed(by: place, scale: scale, Trotter.draw)
    }
  }

  private func drawEyes(on canvas: Canvas, _ size: Size) {
    let scale = size.width / PigHead.eyes.width
    let center = Point(-PigHead.eyes.x * scale, -PigHead.eyes.y * scale)
    canvas.transformed(by: center, scale: scale) { head.drawEyes(on: $0) }
  }
}
