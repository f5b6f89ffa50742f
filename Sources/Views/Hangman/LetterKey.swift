import GtkKit

/// A key of the keyboard: its letter and, after a guess, a check mark for a hit or a cross for a miss.
struct LetterKey {
  let letter: Character
  let button: Button
  private let face: Container
  private let shownState = Shared(KeyboardView.KeyState.free)

  init(_ letter: Character) {
    self.letter = letter
    let label = Label(String(letter))
    // The rectangles of the letter and of the mark, for which there is no room before a guess.
    let places = { [shownState] (size: Size) in
      let height = Double(label.measured(.vertical).minimum)
      let isMarked = shownState.value != .free
      var column = Rect(size).centered(Size(size.width, height + (isMarked ? Self.markSize.height : 0)))
      let letter = column.cutTop(height)
      var mark = column.centered(Self.markSize)
      (mark.x, mark.y) = (mark.x.rounded(), mark.y.rounded())
      return (letter: letter, mark: mark)
    }
    face = Container(
      role: .presentation,
      measure: { orientation in
        // With room for the mark: a key has the same size before and after a guess.
        let minimum = label.measured(orientation).minimum
        return Extent(orientation == .vertical ? minimum + Int(Self.markSize.height) : minimum)
      },
      arrange: { [label.placed(in: places($0.size).letter)] },
      drawBelow: { [shownState] canvas, area in
        guard shownState.value != .free else { return }
        Self.draw(shownState.value, on: canvas, in: places(area.size).mark, area.container.color)
      })
    button = Button(showing: face.add(label)).named("key\(letter)").styled("key")
    button.focusesOnClick = false
    show(.free)
  }

  var state: KeyboardView.KeyState { shownState.value }

  private static let markSize = Size(12, 10)

  func show(_ state: KeyboardView.KeyState) {
    for other in KeyboardView.KeyState.allCases { button.setStyle(other.rawValue, other == state) }
    guard state != shownState.value else { return }
    shownState.value = state
    face.queueAllocate()
    face.queueDraw()
  }

  private static func draw(_ state: KeyboardView.KeyState, on canvas: Canvas, in mark: Rect, _ color: Color) {
    let (width, height) = (mark.width, mark.height)
    let point = { (x: Double, y: Double) in Point(mark.x + x, mark.y + y) }
    switch state {
    case .free: return
    case .hit:
      canvas.polyline(point(1.5, height * 0.55), point(width * 0.4, height - 1.5), point(width - 1.5, 1.5))
    case .miss: canvas.cross(in: mark.centered(Size(height - 3, height - 3)))
    }
    canvas.stroke(color, width: 2)
  }
}
