import GtkKit

/// The on-screen keyboard: a key for each letter of the words that shows whether the letter is free, a hit or a miss. A field below the keys takes guesses, too. On a low page it is beside the last row, so that all rows but the middle one are
/// equally long.
package final class KeyboardView: CustomWidget {
  package enum KeyState: String, CaseIterable { case free, hit, miss }

  private var keys: [Character: LetterKey] = [:]
  private var rows: [String] = []
  private let letterGuessed: Action<String>
  private let field: AnyWidget
  private lazy var shaking = Animation(of: self)

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

  package func show(rows: [String]) {
    guard rows != self.rows else { return }
    shaking.finish()
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
    keys.keys.contains { $0.lowercased() == letter.lowercased() }
  }

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

  /// Shakes the letter on its key; the field for a character that has no key.
  package func shake(_ letter: Character?) {
    let key = letter.flatMap { keys[$0] }
    (key.map { AnyWidget($0.button) } ?? field).traceCall("shake()")
    // The face moves on its key: the other keys need no new places.
    let shaken = key.map { AnyWidget($0) } ?? field
    shaking.finish()
    shaking.run(milliseconds: Self.shakeTime) { shaken.setStyle("shaken", $0 < 1) }
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

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let buttons = keys.values.map(\.button)
    guard orientation == .horizontal else {
      let height = max(24, field.minimumHeight, buttons.map(\.minimumHeight).max() ?? 0)
      return SizeRequest(Int(((height + Self.rowGap) * rowCount).rounded(.up)))
    }
    // The field is at least three keys wide.
    let width = max(24, (field.minimumWidth - 2 * Self.gap) / 3, buttons.map(\.minimumWidth).max() ?? 0)
    return SizeRequest(Int(((width + Self.gap) * Double(columns) - Self.gap).rounded(.up)))
  }

  override package func arrange(in area: Area) -> [Placement] {
    let (size, gap, rowGap, columns) = (area.size, Self.gap, Self.rowGap, Double(columns))
    let target = Metrics.smallTarget / area.scale
    // The minimum size of each key is that of the keyboard, which GTK keeps.
    let key = Size(
      (minimumWidth + gap) / columns - gap, max(minimumHeight / rowCount - rowGap, target))
    let minimumField = max(field.minimumHeight, target)
    let isBelow = size.height >= (key.height + rowGap) * rowCount + minimumField + rowGap
    let room = (size.height - (isBelow ? minimumField + rowGap : 0)) / rowCount - rowGap
    let height = max(key.height, min(room, max(56, key.height * 1.3)))
    let width = max(key.width, min((size.width + gap) / columns - gap, max(61, key.height * 1.6)))
    let rest = size.height - (height + rowGap) * rowCount
    let fieldHeight = isBelow ? max(minimumField, min(height * 0.8, rest - rowGap)) : height
    // Beside the last row, the field fills it.
    let fieldKeys = isBelow ? 5 : max(3, columns - Double(rows.last?.count ?? 0))
    let shownField = field.frame(width: fieldKeys * (width + gap) - gap, height: fieldHeight).fixed()
    return column(gap: rowGap) {
      for (index, letters) in rows.enumerated() {
        row(gap: gap) {
          for key in letters.compactMap({ keys[$0] }) { key.button.frame(width: width, height: height) }
          if !isBelow, index == rows.count - 1 { shownField }
        }.centered().fixed()
      }
      if isBelow { shownField.centered() }
      // The lip of the last row.
      Layout.spacer.frame(height: 0)
    }.centered(vertically: true).placements(in: area.rect)
  }
}

/// The face of a key: its letter and, after a guess, a check mark for a hit or a cross for a miss.
private final class LetterKey: CustomWidget {
  let letter: Character
  private(set) var state = KeyboardView.KeyState.free
  private(set) lazy var button = Button(showing: self).named("key\(letter)").styled("key", "free")
  private let label: Label

  private static let markSize = Size(12, 10)

  init(_ letter: Character) {
    self.letter = letter
    label = Label(String(letter))
    super.init(role: .presentation)
    styled("face").add(label)
    button.focusesOnClick = false
  }

  func show(_ state: KeyboardView.KeyState) {
    guard state != self.state else { return }
    self.state = state
    for other in KeyboardView.KeyState.allCases { button.setStyle(other.rawValue, other == state) }
    queueAllocate()
    queueDraw()
  }

  /// With room for the mark: a key has the same size before and after a guess.
  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let minimum = label.measured(orientation).minimum
    return SizeRequest(orientation == .vertical ? minimum + Int(Self.markSize.height) : minimum)
  }

  override func arrange(in area: Area) -> [Placement] {
    let (size, height) = (area.size, Double(label.measured(.vertical).minimum))
    let markHeight = state == .free ? 0 : Self.markSize.height
    return [label.placed(in: Rect(0, (size.height - height - markHeight) / 2, size.width, height))]
  }

  override func draw(on canvas: Canvas, in area: Area) {
    guard state != .free else { return }
    let (size, mark) = (area.size, Self.markSize)
    let x = ((size.width - mark.width) / 2).rounded()
    let y = ((size.height + Double(label.measured(.vertical).minimum) - mark.height) / 2).rounded()
    if state == .hit {
      canvas.polyline(
        Point(x + 1.5, y + mark.height * 0.55), Point(x + mark.width * 0.4, y + mark.height - 1.5),
        Point(x + mark.width - 1.5, y + 1.5))
    } else {
      let side = mark.height - 3
      canvas.cross(in: Rect(x, y, mark.width, mark.height).centered(Size(side, side)))
    }
    canvas.stroke(color, width: 2)
  }
}
