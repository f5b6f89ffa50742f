import GtkKit

/// The on-screen keyboard: a key for each letter, in QWERTY order, that shows whether the letter is free, a hit or a miss.
package struct KeyboardView: Widget {
  /// The state of a letter.
  package enum KeyState: CaseIterable { case free, hit, miss }

  package let pointer: WidgetPointer
  private let keys: [Character: LetterKey]

  private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

  init(_ guessed: Action<String>) {
    let letters = Self.rows.joined().map { LetterKey($0) }
    keys = Dictionary(uniqueKeysWithValues: letters.map { ($0.letter, $0) })
    let keyboard = Container(
      measure: { [keys] orientation in
        let key = Self.minimumKeySize(keys)
        return orientation == .horizontal
          ? Extent(Int((key.width + Self.gap) * Double(Self.rows[0].count) - Self.gap))
          : Extent(Int((key.height + Self.gap) * Double(Self.rows.count) - Self.gap))
      },
      arrange: { [keys] in Self.arrange(keys, in: $0.size) })
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

  // MARK: - Layout

  private static let gap = 4.0

  /// The largest minimum size of a key.
  private static func minimumKeySize(_ keys: [Character: LetterKey]) -> Size {
    keys.values.reduce(Size(24, 24)) { size, key in
      Size(max(size.width, key.button.minimumWidth), max(size.height, key.button.minimumHeight))
    }
  }

  private static func arrange(_ keys: [Character: LetterKey], in size: Size) -> [Placement] {
    let columns = Double(rows[0].count)
    let minimum = minimumKeySize(keys)
    let width = max(minimum.width, min((size.width - gap * (columns - 1)) / columns, 72))
    let height = max(minimum.height, min((size.height - gap * 2) / 3, 60))
    let top = (size.height - height * 3 - gap * 2) / 2
    return rows.enumerated().flatMap { index, row in
      let rowWidth = Double(row.count) * (width + gap) - gap
      return row.enumerated().compactMap { column, letter in
        let left = (size.width - rowWidth) / 2 + Double(column) * (width + gap)
        return keys[letter]?.button.placed(
          in: Rect(left, top + Double(index) * (height + gap), width, height))
      }
    }
  }
}
