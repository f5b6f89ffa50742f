import GtkKit

/// The on-screen keyboard: a key for each letter, in QWERTY order, that shows whether the letter is free, a hit or a miss.
/// A field beside the last row takes guesses, too.
package struct KeyboardView: Widget {
  /// The state of a letter.
  package enum KeyState: String, CaseIterable { case free, hit, miss }

  package let pointer: WidgetPointer
  private let keys: [Character: LetterKey]
  private let shake: Shake
  private let shaken = Shared<Character?>(nil)

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
    keyboard.arrange = { [keys, shake, shaken] in
      Self.arrange(keys, field, shaken.value.map { ($0, shake.offset) }, in: $0.size)
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

  /// Shakes the key of a letter.
  package func shake(_ letter: Character) {
    keys[letter]?.button.traceCall("shake()")
    shaken.value = letter
    shake.run(milliseconds: Self.shakeTime, width: 5)
  }

  // MARK: - Layout

  private static let gap = 4.0
  /// The gap between rows, in which the lips of the keys are.
  private static let rowGap = 7.0

  /// The minimum height on a page that is drawn at a scale: keys are large enough for the pointer, however small it is
  /// drawn.
  static func height(onPageOf scale: Double) -> Double { (25 / scale + rowGap) * Double(rows.count) }

  /// The largest minimum size of a key. The field is one and a half keys wide.
  private static func minimumKeySize(_ keys: [Character: LetterKey], _ field: some Widget) -> Size {
    let least = Size((field.minimumWidth - gap / 2) / 1.5, max(24, field.minimumHeight))
    return keys.values.reduce(Size(max(24, least.width), least.height)) { size, key in
      Size(max(size.width, key.button.minimumWidth), max(size.height, key.button.minimumHeight))
    }
  }

  private static func arrange(
    _ keys: [Character: LetterKey], _ field: some Widget, _ shaken: (letter: Character, offset: Double)?,
    in size: Size
  ) -> [Placement] {
    let columns = Double(rows[0].count)
    let minimum = minimumKeySize(keys, field)
    let maximum = Size(max(61, minimum.height * 1.6), max(56, minimum.height * 1.3))
    let width = max(minimum.width, min((size.width - gap * (columns - 1)) / columns, maximum.width))
    let height = max(minimum.height, min(size.height / 3 - rowGap, maximum.height))
    let top = (size.height - (height + rowGap) * 3) / 2
    let right = (size.width + (width + gap) * columns - gap) / 2
    let fieldWidth = width * 1.5 + gap / 2
    let place = Rect(right - fieldWidth, top + (height + rowGap) * 2, fieldWidth, height)
    return [field.placed(in: place)]
      + rows.enumerated().flatMap { index, row in
        let rowWidth = Double(row.count) * (width + gap) - gap
        return row.enumerated().compactMap { column, letter in
          let left = (size.width - rowWidth) / 2 + Double(column) * (width + gap)
          let offset = shaken?.letter == letter ? shaken?.offset ?? 0 : 0
          return keys[letter]?.button.placed(
            in: Rect(left, top + Double(index) * (height + rowGap), width, height)
          ).shifted(by: offset)
        }
      }
  }
}
