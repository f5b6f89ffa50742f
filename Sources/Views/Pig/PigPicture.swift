import GtkKit

/// The pig behind its counter. It shows no more than the texts beside it, so screen readers do not announce it.
final class PigPicture: Widget {
  let pointer: WidgetPointer
  private let canvas = Container(role: .presentation)
  private var head = PigHead()
  private let ears: Animation
  private let eyes: Animation
  private var blink: MainLoop.Timer?

  /// The width of the picture in the units of the counter, in which a whole head is `headScale` times as large.
  static let width = PigHead.bounds.width * headScale
  /// The height of the picture if the whole head is seen.
  static let height = 249.0
  /// The height that still shows all of the face that tells the mood.
  static let leastHeight = 236.0
  private static let headScale = 0.8
  /// The time between two blinks, and how long the eyes are closed, in milliseconds.
  private static let (blinkPause, blinkTime) = (4000, 140)

  init() {
    pointer = canvas.named("pig").pointer
    ears = Animation(of: canvas)
    eyes = Animation(of: canvas)
    canvas.drawBelow = { [weak self] canvas, area in self?.draw(on: canvas, area.size) }
    canvas.onMap { [weak self] in self?.waitToBlink() }
    canvas.onUnmap { [weak self] in self?.blink = nil }
  }

  /// Shows a mood. The ears move to their new places.
  func show(_ mood: PigMood) {
    set("", to: mood, from: head.mood) {
      guard mood != head.mood else { return }
      head.mood = mood
      head.hasClosedEyes = false
      let (old, new) = (head.ears, PigHead.ears(in: mood))
      ears.run(milliseconds: 250) { [weak self] progress in
        self?.head.ears = PigHead.Ears(
          left: old.left.mixed(with: new.left, progress), right: old.right.mixed(with: new.right, progress))
        self?.canvas.queueDraw()
      }
    }
  }

  /// Makes the eyes follow the die, which is thrown from the left to the middle.
  func watchDie(milliseconds: Int) {
    eyes.run(milliseconds: milliseconds) { [weak self] progress in
      self?.head.gaze = progress - 1
      self?.canvas.queueDraw()
    }
  }

  // MARK: - Blinking

  /// Waits until the pig blinks the next time: never if the desktop allows no animations, or while it is not seen.
  private func waitToBlink() {
    blink = MainLoop.after(milliseconds: Self.blinkPause) { [weak self] in self?.closeEyes() }
  }

  private func closeEyes() {
    guard Desktop.allowsMotion, head.mood == .idle else { return waitToBlink() }
    setEyes(closed: true)
    blink = MainLoop.after(milliseconds: Self.blinkTime) { [weak self] in
      self?.setEyes(closed: false)
      self?.waitToBlink()
    }
  }

  private func setEyes(closed: Bool) {
    head.hasClosedEyes = closed
    canvas.queueDraw()
  }

  // MARK: - Drawing

  /// Draws the pig from its ears downwards. In a low picture, it hides behind the counter.
  private func draw(on canvas: Canvas, _ size: Size) {
    let scale = size.width / Self.width
    let top = Point(size.width / 2, -PigHead.bounds.y * Self.headScale * scale)
    canvas.transformed(by: top, scale: Self.headScale * scale) { head.draw(on: $0) }
    for side in [-1.0, 1] {
      let place = Point(size.width / 2 + side * Trotter.distance * scale, size.height)
      canvas.transformed(by: place, scale: scale, Trotter.draw)
    }
  }
}
