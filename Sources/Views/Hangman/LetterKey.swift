import GtkKit

/// A key of the keyboard: its letter and, after a guess, a check mark for a hit or a cross for a miss.
struct LetterKey {
  let letter: Character
  let button: Button
  private let mark: Container
  private let shownState = Shared(KeyboardView.KeyState.free)

  init(_ letter: Character) {
    self.letter = letter
    let label = Label(String(letter))
    let mark = Container(
      role: .presentation,
      drawBelow: { [shownState] canvas, area in
        Self.draw(shownState.value, on: canvas, area.size, area.container.color)
      })
    let face = Container(
      role: .presentation,
      measure: { orientation in
        // With room for the mark: a key has the same size before and after a guess.
        let minimum = label.measured(orientation).minimum
        return Extent(orientation == .vertical ? minimum + Int(Self.markSize.height) : minimum)
      },
      arrange: { [shownState] area in
        let height = Double(label.measured(.vertical).minimum)
        let isMarked = shownState.value != .free
        let markHeight = isMarked ? Self.markSize.height : 0
        var column = area.rect.centered(Size(area.size.width, height + markHeight))
        let letter = label.placed(in: column.cutTop(height))
        return isMarked ? [letter, mark.placed(in: column.centered(Self.markSize))] : [letter]
      })
    self.mark = mark
    button = Button(showing: face.add(label).add(mark)).named("key\(letter)").styled("key")
    button.focusesOnClick = false
    show(.free)
  }

  var state: KeyboardView.KeyState { shownState.value }

  private static let markSize = Size(12, 10)

  func show(_ state: KeyboardView.KeyState) {
    for other in KeyboardView.KeyState.allCases { button.setStyle(other.rawValue, other == state) }
    guard state != shownState.value else { return }
    shownState.value = state
    mark.parent?.queueAllocate()
    mark.queueDraw()
  }

  private static func draw(_ state: KeyboardView.KeyState, on canvas: Canvas, _ size: Size, _ color: Color) {
    let (width, height) = (size.width, size.height)
    switch state {
    case .free: return
    case .hit:
      canvas.polyline(Point(1.5, height * 0.55), Point(width * 0.4, height - 1.5), Point(width - 1.5, 1.5))
    case .miss: canvas.cross(in: Rect(size).centered(Size(height - 3, height - 3)))
    }
    canvas.stroke(color, width: 2)
  }
}
