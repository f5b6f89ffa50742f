import GtkKit

/// A key of the keyboard: its letter and, once it was used, a tick for a hit or a cross for a miss.
struct LetterKey {
  let button: Button
  private let mark: Container
  private let shown = Shown()

  private final class Shown {
    var state = KeyboardView.KeyState.free
  }

  init(_ letter: Character) {
    mark = Container(role: .presentation)
    let face = Box(
      .vertical, [Label(String(letter)), mark.sized(width: 10, height: 8).aligned(.center, .end)])
    button = Button(showing: face.aligned(.center, .center)).named("key\(letter)").styled("key")
    button.focusesOnClick = false
    var behavior = Container.Behavior()
    behavior.drawBelow = { [mark, shown] canvas, size in
      Self.draw(shown.state, on: canvas, size, mark.color)
    }
    mark.behavior = behavior
    show(.free)
  }

  /// Shows what is known of the letter.
  func show(_ state: KeyboardView.KeyState) {
    for other in KeyboardView.KeyState.allCases { button.setStyle("\(other)", other == state) }
    shown.state = state
    mark.isVisible = state != .free
    mark.queueDraw()
  }

  private static func draw(
    _ state: KeyboardView.KeyState, on canvas: Canvas, _ size: Size, _ color: Color
  ) {
    let (width, height) = (size.width, size.height)
    switch state {
    case .free: return
    case .hit:
      canvas.move(to: Point(1.5, height * 0.55))
      canvas.line(to: Point(width * 0.4, height - 1.5))
      canvas.line(to: Point(width - 1.5, 1.5))
    case .miss:
      let left = (width - height) / 2
      canvas.move(to: Point(left + 1.5, 1.5))
      canvas.line(to: Point(left + height - 1.5, height - 1.5))
      canvas.move(to: Point(left + height - 1.5, 1.5))
      canvas.line(to: Point(left + 1.5, height - 1.5))
    }
    canvas.stroke(color, width: 2)
  }
}
