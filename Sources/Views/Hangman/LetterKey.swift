import GtkKit

/// A key of the keyboard: its letter and, after a guess, a check mark for a hit or a cross for a miss.
struct LetterKey {
  let letter: Character
  let button: Button
  private let label: Label
  private let face: Container
  private let shownState = Shared(KeyboardView.KeyState.free)

  init(_ letter: Character) {
    self.letter = letter
    let label = Label(String(letter))
    self.label = label
    face = Container(
      role: .presentation,
      measure: { orientation in
        // With room for the mark: a key has the same size before and after a guess.
        let minimum = label.measured(orientation).minimum
        return Extent(orientation == .vertical ? minimum + Int(Self.markSize.height) : minimum)
      },
      arrange: { [shownState] area in
        [label.placed(in: Self.places(of: label, shownState.value, in: area.size).letter)]
      })
    button = Button(showing: face.add(label).styled("face")).named("key\(letter)").styled("key")
    button.focusesOnClick = false
    show(.free)
  }

  var state: KeyboardView.KeyState { shownState.value }

  func show(_ state: KeyboardView.KeyState) {
    for other in KeyboardView.KeyState.allCases { button.setStyle(other.rawValue, other == state) }
    guard state != shownState.value else { return }
    shownState.value = state
    face.queueAllocate()
    face.drawBelow =
      state == .free
      ? nil
      : { [label] canvas, area in
        let mark = Self.places(of: label, state, in: area.size).mark
        Self.draw(state, on: canvas, in: mark, area.container.color)
      }
  }

  // MARK: - The mark

  private static let markSize = Size(12, 10)

  /// The rectangles of the letter and of the mark, for which there is no room before a guess.
  private static func places(
    of label: Label, _ state: KeyboardView.KeyState, in size: Size
  ) -> (letter: Rect, mark: Rect) {
    let height = Double(label.measured(.vertical).minimum)
    let markHeight = state == .free ? 0 : markSize.height
    var column = Rect(size).centered(Size(size.width, height + markHeight))
    let letter = column.cutTop(height)
    var mark = column.centered(markSize)
    (mark.x, mark.y) = (mark.x.rounded(), mark.y.rounded())
    return (letter, mark)
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
