import GtkKit

/// The on-screen keyboard: a key a letter, in the order of a typewriter, each showing whether it is free, hit or missed.
package struct KeyboardView: Widget {
  /// What is known of a letter.
  package enum KeyState: CaseIterable { case free, hit, miss }

  package let pointer: WidgetPointer
  private let keys: [Character: LetterKey]

  private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

  init(_ guessed: Action<String>) {
    let keyboard = Container(role: .group)
    var keys: [Character: LetterKey] = [:]
    for letter in Self.rows.joined() {
      let key = LetterKey(letter)
      key.button.onClicked { guessed.send(String(letter), by: key.button, "clicked") }
      keyboard.add(key.button)
      keys[letter] = key
    }
    self.keys = keys
    pointer = keyboard.keepsDirection().named("keyboard").accessible(tr("Letters")).pointer
    var behavior = Container.Behavior()
    behavior.measure = { [keys] orientation, _ in
      let key = Self.leastKey(keys)
      return orientation == .horizontal
        ? Extent(Int((key.width + Self.gap) * Double(Self.rows[0].count) - Self.gap))
        : Extent(Int((key.height + Self.gap) * Double(Self.rows.count) - Self.gap))
    }
    behavior.arrange = { [keys] in Self.arrange(keys, in: $0) }
    keyboard.behavior = behavior
  }

  /// Shows what is known of a letter; a key that was used, or when play has ended, does not answer.
  package func show(_ letter: Character, _ state: KeyState, isEnabled: Bool, describedAs description: String)
  {
    guard let key = keys[letter] else { return }
    key.button.set("", isNew: key.state != state, describedAs: ".\(state)") {
      key.show(state)
      key.button.isSensitive = isEnabled
      key.button.accessible(description)
    }
  }

  // MARK: - Layout

  private static let gap = 4.0

  /// What the key that needs most needs.
  private static func leastKey(_ keys: [Character: LetterKey]) -> Size {
    keys.values.reduce(Size(24, 24)) { least, key in
      Size(max(least.width, key.button.minimumWidth), max(least.height, key.button.minimumHeight))
    }
  }

  private static func arrange(_ keys: [Character: LetterKey], in size: Size) {
    let columns = Double(rows[0].count)
    let least = leastKey(keys)
    let width = max(least.width, min((size.width - gap * (columns - 1)) / columns, 72))
    let height = max(least.height, min((size.height - gap * 2) / 3, 60))
    let top = (size.height - height * 3 - gap * 2) / 2
    for (index, row) in rows.enumerated() {
      let rowWidth = Double(row.count) * (width + gap) - gap
      for (column, letter) in row.enumerated() {
        let left = (size.width - rowWidth) / 2 + Double(column) * (width + gap)
        keys[letter]?.button.place(in: Rect(left, top + Double(index) * (height + gap), width, height))
      }
    }
  }
}
