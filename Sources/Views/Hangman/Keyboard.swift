import GtkKit

/// The on-screen keyboard: a key for each letter of the words that shows whether the letter is free, a hit or a miss. A field below the keys takes guesses, too. On a low page it is beside the last row, so that all rows but the middle one are
/// equally long.
package final class KeyboardView: CustomWidget {
  /// The state of a letter.
  package enum KeyState: String, CaseIterable { case free, hit, miss }

  private var keys: [Character: LetterKey] = [:]
  private var rows: [String] = []
  private let letterGuessed: Action<String>
  private let field: AnyWidget
  private lazy var shake = Shake(in: self)
  /// The key that shakes, or the field.
  private var shaken: AnyWidget?

  /// The time during which a key shakes, in milliseconds.
  package static let shakeTime = 200

  init(_ letterGuessed: Action<String>, field: some Widget) {
    self.letterGuessed = letterGuessed
    self.field = AnyWidget(field)
    super.init()
    keepsDirection().named("keyboard").accessibleLabel(tr("Letters"))
    add(field)
    show(rows: ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"])
  }

  /// Shows keys for the letters of some words.
  package func show(rows: [String]) {
    guard rows != self.rows else { return }
    self.rows = rows
    for key in keys.values { remove(key.button) }
    let new = rows.joined().map { LetterKey($0) }
    keys = Dictionary(uniqueKeysWithValues: new.map { ($0.letter, $0) })
    for key in new {
      key.button.onClicked { [letterGuessed] in
        letterGuessed.send(String(key.letter), by: key.button, "clicked")
      }
      add(key.button)
    }
    queueResize()
  }

  /// Whether there is a key for a letter, in either case.
  func hasKey(for letter: Character) -> Bool {
    keys[letter] != nil || keys.keys.contains { $0.lowercased() == letter.lowercased() }
  }

  /// Shows the state of a letter.
  package func show(_ letter: Character, _ state: KeyState, isEnabled: Bool, describedAs description: String)
  {
    guard let key = keys[letter] else { return }
    let isNew = key.state != state || key.button.isSensitive != isEnabled
    let isDisabled = state == .free && !isEnabled
    key.button.set(isNew: isNew, describedAs: isDisabled ? ".free, disabled" : ".\(state)") {
      key.show(state)
      key.button.isSensitive = isEnabled
      key.button.accessibleLabel(description)
    }
  }

  /// Shakes the key of a letter; the field for a character that has no key.
  package func shake(_ letter: Character?) {
    let widget = letter.flatMap { keys[$0] }.map { AnyWidget($0.button) } ?? field
    widget.traceCall("shake()")
    shaken = widget
    shake.run(milliseconds: Self.shakeTime, width: 5)
  }

  // MARK: - Layout

  private static let gap = 4.0
  /// The gap between rows, in which the lips of the keys are.
  private static let rowGap = 7.0

  /// The minimum height on a page that is drawn at a scale: keys are large enough for the pointer, however small it is
  /// drawn.
  func height(onPageOf scale: Double) -> Double {
    (Metrics.smallTarget / scale + Self.rowGap) * rowCount
  }

  /// The minimum height of the field with the gap above it on a page that is drawn at a scale.
  func fieldHeight(onPageOf scale: Double) -> Double {
    max(field.minimumHeight, Metrics.smallTarget / scale) + Self.rowGap
  }

  /// The number of rows, and of keys in the longest one.
  var rowCount: Double { Double(rows.count) }
  private var columns: Int { rows.map(\.count).max() ?? 1 }

  /// The minimum size of each key, from that of the keyboard, which GTK keeps.
  private var minimumKeySize: Size {
    Size(
      (minimumWidth + Self.gap) / Double(columns) - Self.gap,
      minimumHeight / rowCount - Self.rowGap)
  }

  /// The largest minimum size of a key. The field is at least three keys wide.
  private var largestKeySize: Size {
    let minimum = Size(max(24, (field.minimumWidth - 2 * Self.gap) / 3), max(24, field.minimumHeight))
    return keys.values.reduce(minimum) { size, key in
      Size(max(size.width, key.button.minimumWidth), max(size.height, key.button.minimumHeight))
    }
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let key = largestKeySize
    return orientation == .horizontal
      ? SizeRequest(Int(((key.width + Self.gap) * Double(columns) - Self.gap).rounded(.up)))
      : SizeRequest(Int(((key.height + Self.rowGap) * rowCount).rounded(.up)))
  }

  override package func arrange(in area: Area) -> [Placement] {
    places(in: area).map { place in
      shaken?.isSame(as: place.widget) == true ? place.shifted(by: shake.offset) : place
    }
  }

  private func places(in area: Area) -> [Placement] {
    let (size, gap, rowGap) = (area.size, Self.gap, Self.rowGap)
    let target = Metrics.smallTarget / area.scale
    let minimumKey = minimumKeySize
    let minimum = Size(minimumKey.width, max(minimumKey.height, target))
    let minimumField = max(field.minimumHeight, target)
    let maximum = Size(max(61, minimum.height * 1.6), max(56, minimum.height * 1.3))
    let rows = rowCount
    let isBelow = size.height >= (minimum.height + rowGap) * rows + minimumField + rowGap
    let below = isBelow ? minimumField + rowGap : 0
    let height = max(minimum.height, min((size.height - below) / rows - rowGap, maximum.height))
    let rest = size.height - (height + rowGap) * rows
    let fieldHeight = isBelow ? max(minimumField, min(height * 0.8, rest - rowGap)) : height
    let gaps = gap * Double(columns - 1)
    let width = max(minimum.width, min((size.width - gaps) / Double(columns), maximum.width))
    func wide(_ keys: Int) -> Double { Double(keys) * (width + gap) - gap }
    let left = (size.width - wide(columns)) / 2
    let top = (rest - (isBelow ? fieldHeight + rowGap : 0)) / 2
    let last = top + (height + rowGap) * (rows - 1)
    let place =
      isBelow
      ? Rect((size.width - wide(5)) / 2, last + height + rowGap, wide(5), fieldHeight)
      : Rect(left + wide(columns - 3) + gap, last, wide(3), height)
    return [field.placed(in: place)]
      + self.rows.enumerated().flatMap { index, row in
        let isFlush = !isBelow && index == self.rows.count - 1
        let start = isFlush ? left : (size.width - wide(row.count)) / 2
        return row.enumerated().compactMap { column, letter in
          keys[letter]?.button.placed(
            in: Rect(
              start + Double(column) * (width + gap), top + Double(index) * (height + rowGap), width, height))
        }
      }
  }
}

/// A key of the keyboard.
private struct LetterKey {
  let letter: Character
  let button: Button
  private let face: KeyFace

  init(_ letter: Character) {
    self.letter = letter
    face = KeyFace(letter)
    button = Button(showing: face).named("key\(letter)").styled("key")
    button.focusesOnClick = false
    show(.free)
  }

  var state: KeyboardView.KeyState { face.state }

  func show(_ state: KeyboardView.KeyState) {
    for other in KeyboardView.KeyState.allCases { button.setStyle(other.rawValue, other == state) }
    face.show(state)
  }
}

/// The face of a key: its letter and, after a guess, a check mark for a hit or a cross for a miss.
private final class KeyFace: CustomWidget {
  private let label: Label
  private(set) var state = KeyboardView.KeyState.free

  private static let markSize = Size(12, 10)

  init(_ letter: Character) {
    label = Label(String(letter))
    super.init(role: .presentation)
    styled("face").add(label)
  }

  func show(_ state: KeyboardView.KeyState) {
    guard state != self.state else { return }
    self.state = state
    queueAllocate()
    queueDraw()
  }

  /// With room for the mark: a key has the same size before and after a guess.
  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let minimum = label.measured(orientation).minimum
    return SizeRequest(orientation == .vertical ? minimum + Int(Self.markSize.height) : minimum)
  }

  override func arrange(in area: Area) -> [Placement] { [label.placed(in: places(in: area.size).letter)] }

  override func draw(on canvas: Canvas, in area: Area) {
    let mark = places(in: area.size).mark
    switch state {
    case .free: return super.draw(on: canvas, in: area)
    case .hit:
      let bottom = mark.y + mark.height
      canvas.polyline(
        Point(mark.x + 1.5, mark.y + mark.height * 0.55), Point(mark.x + mark.width * 0.4, bottom - 1.5),
        Point(mark.x + mark.width - 1.5, mark.y + 1.5))
    case .miss: canvas.cross(in: mark.centered(Size(mark.height - 3, mark.height - 3)))
    }
    canvas.stroke(color, width: 2)
  }

  /// The rectangles of the letter and of the mark, for which there is no room before a guess.
  private func places(in size: Size) -> (letter: Rect, mark: Rect) {
    let height = Double(label.measured(.vertical).minimum)
    let markHeight = state == .free ? 0 : Self.markSize.height
    var column = Rect(size).centered(Size(size.width, height + markHeight))
    let letter = column.cutTop(height)
    var mark = column.centered(Self.markSize)
    (mark.x, mark.y) = (mark.x.rounded(), mark.y.rounded())
    return (letter, mark)
  }
}
