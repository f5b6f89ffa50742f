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
    let label = Label(String(letter))
    mark = Container(role: .presentation)
    let face = Container(role: .presentation)
    face.add(label).add(mark)
    button = Button(showing: face).named("key\(letter)").styled("key")
    button.focusesOnClick = false
    var behavior = Container.Behavior()
    // There is always room for the mark: a key that was used is as large as one that was not.
    behavior.measure = { orientation, _ in
      let least = label.measured(orientation).minimum
      return Extent(orientation == .vertical ? least + Int(Self.markSize.height) : least)
    }
    behavior.arrange = { [mark, shown] size in
      let height = Double(label.measured(.vertical).minimum)
      let isMarked = shown.state != .free
      var column = Rect(size).centered(Size(size.width, height + (isMarked ? Self.markSize.height : 0)))
      label.place(in: column.cutTop(height))
      if isMarked { mark.place(in: column.centered(Self.markSize)) } else { mark.isShown = false }
    }
    face.behavior = behavior
    var picture = Container.Behavior()
    picture.drawBelow = { [mark, shown] canvas, size in
      Self.draw(shown.state, on: canvas, size, mark.color)
    }
    mark.behavior = picture
    show(.free)
  }

  /// What is known of the letter.
  var state: KeyboardView.KeyState { shown.state }

  private static let markSize = Size(12, 10)

  /// Shows what is known of the letter.
  func show(_ state: KeyboardView.KeyState) {
    for other in KeyboardView.KeyState.allCases { button.setStyle("\(other)", other == state) }
    guard state != shown.state else { return }
    shown.state = state
    mark.parent?.queueAllocate()
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
