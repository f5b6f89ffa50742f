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
    face.drawBelow = mark(of: state)
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

  /// Draws the mark of a state; nil if it has none.
  private func mark(of state: KeyboardView.KeyState) -> Container.Draw? {
    let path: (Canvas, Rect) -> Void
    switch state {
    case .free: return nil
    case .hit:
      path = { canvas, mark in
        let bottom = mark.y + mark.height
        canvas.polyline(
          Point(mark.x + 1.5, mark.y + mark.height * 0.55), Point(mark.x + mark.width * 0.4, bottom - 1.5),
          Point(mark.x + mark.width - 1.5, mark.y + 1.5))
      }
    case .miss:
      path = { canvas, mark in canvas.cross(in: mark.centered(Size(mark.height - 3, mark.height - 3))) }
    }
    return { [label] canvas, area in
      path(canvas, Self.places(of: label, state, in: area.size).mark)
      canvas.stroke(area.container.color, width: 2)
    }
  }
}
