import GtkKit

/// The on-screen keyboard: a key for each letter, in QWERTY order, that shows whether the letter is free, a hit or a miss.
/// A field below the keys takes guesses, too. On a low page it is beside the last row, so that all rows but the middle one are
/// equally long.
package struct KeyboardView: Widget {
  /// The state of a letter.
  package enum KeyState: String, CaseIterable { case free, hit, miss }

  package let pointer: WidgetPointer
  private let keys: [Character: LetterKey]
  private let shake: Shake
  private let shaken = Shared<WidgetPointer?>(nil)
  private let field: AnyWidget

  /// The time during which a key shakes, in milliseconds.
  package static let shakeTime = 200
  private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

  init(_ guessed: Action<String>, field: some Widget) {
    let letters = Self.rows.joined().map { LetterKey($0) }
    keys = Dictionary(uniqueKeysWithValues: letters.map { ($0.letter, $0) })
    let keyboard = Container(
      measure: { [keys] orientation in
        let key = Self.minimumKeySize(keys, field)
        return orientation == .horizontal
          ? Extent(Int(((key.width + Self.gap) * Double(Self.rows[0].count) - Self.gap).rounded(.up)))
          : Extent(Int(((key.height + Self.rowGap) * Double(Self.rows.count)).rounded(.up)))
      })
    shake = Shake(in: keyboard)
    self.field = AnyWidget(field)
    keyboard.arrange = { [keys, shake, shaken] in
      Self.arrange(keys, field, in: $0).map {
        $0.widget.pointer == shaken.value ? $0.shifted(by: shake.offset) : $0
      }
    }
    keyboard.add(field)
    for key in letters {
      key.button.onClicked { guessed.send(String(key.letter), by: key.button, "clicked") }
      keyboard.add(key.button)
    }
    pointer = keyboard.keepsDirection().named("keyboard").accessible(tr("Letters")).pointer
  }

  /// Shows the state of a letter.
  package func show(_ letter: Character, _ state: KeyState, isEnabled: Bool, describedAs description: String)
  {
    guard let key = keys[letter] else { return }
    let isNew = key.state != state || key.button.isSensitive != isEnabled
    let isDisabled = state == .free && !isEnabled
    key.button.set("", isNew: isNew, describedAs: isDisabled ? ".free, disabled" : ".\(state)") {
      key.show(state)
      key.button.isSensitive = isEnabled
      key.button.accessible(description)
    }
  }

  /// Shakes the key of a letter; the field for a character that has no key.
  package func shake(_ letter: Character?) {
    let widget = letter.flatMap { keys[$0] }.map { AnyWidget($0.button) } ?? field
    widget.traceCall("shake()")
    shaken.value = widget.pointer
    shake.run(milliseconds: Self.shakeTime, width: 5)
  }

  // MARK: - Layout

  private static let gap = 4.0
  /// The gap between rows, in which the lips of the keys are.
  private static let rowGap = 7.0

  /// The minimum height on a page that is drawn at a scale: keys are large enough for the pointer, however small it is
  /// drawn.
  static func height(onPageOf scale: Double) -> Double {
    (Metrics.smallTarget / scale + rowGap) * Double(rows.count)
  }

  /// The minimum height of the field with the gap above it on a page that is drawn at a scale.
  func fieldHeight(onPageOf scale: Double) -> Double {
    max(field.minimumHeight, Metrics.smallTarget / scale) + Self.rowGap
  }

  /// The largest minimum size of a key. The field is at least three keys wide.
  private static func minimumKeySize(_ keys: [Character: LetterKey], _ field: some Widget) -> Size {
    let least = Size(max(24, (field.minimumWidth - 2 * gap) / 3), max(24, field.minimumHeight))
    return keys.values.reduce(least) { size, key in
      Size(max(size.width, key.button.minimumWidth), max(size.height, key.button.minimumHeight))
    }
  }

  private static func arrange(
    _ keys: [Character: LetterKey], _ field: some Widget, in area: Area
  ) -> [Placement] {
    let size = area.size
    let target = Metrics.smallTarget / area.scale
    let least = minimumKeySize(keys, field)
    let minimum = Size(least.width, max(least.height, target))
    let minimumField = max(field.minimumHeight, target)
    let maximum = Size(max(61, minimum.height * 1.6), max(56, minimum.height * 1.3))
    let rows = Double(rows.count)
    let isBelow = size.height >= (minimum.height + rowGap) * rows + minimumField + rowGap
    let below = isBelow ? minimumField + rowGap : 0
    let height = max(minimum.height, min((size.height - below) / rows - rowGap, maximum.height))
    let rest = size.height - (height + rowGap) * rows
    let fieldHeight = isBelow ? max(minimumField, min(height * 0.8, rest - rowGap)) : height
    let columns = Double(Self.rows[0].count)
    let width = max(minimum.width, min((size.width - gap * (columns - 1)) / columns, maximum.width))
    func wide(_ keys: Int) -> Double { Double(keys) * (width + gap) - gap }
    let left = (size.width - wide(Self.rows[0].count)) / 2
    let top = (rest - (isBelow ? fieldHeight + rowGap : 0)) / 2
    let last = top + (height + rowGap) * (rows - 1)
    let place =
      isBelow
      ? Rect((size.width - wide(5)) / 2, last + height + rowGap, wide(5), fieldHeight)
      : Rect(left + wide(7) + gap, last, wide(3), height)
    return [field.placed(in: place)]
      + Self.rows.enumerated().flatMap { index, row in
        let isFlush = !isBelow && index == Self.rows.count - 1
        let start = isFlush ? left : (size.width - wide(row.count)) / 2
        return row.enumerated().compactMap { column, letter in
          keys[letter]?.button.placed(
            in: Rect(
              start + Double(column) * (width + gap), top + Double(index) * (height + rowGap), width, height))
        }
      }
  }
}
