import GtkKit

/// The on-screen keyboard: a key a letter, in the order of a typewriter, each showing whether it is free, hit or missed.
package struct KeyboardView: Widget {
  /// What is known of a letter.
  package enum KeyState: CaseIterable { case free, hit, miss }

  package let pointer: WidgetPointer
  private let keys: [Character: Button]

  private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

  init(_ pressed: Action<Character>) {
    let keyboard = Container(role: .group)
    var keys: [Character: Button] = [:]
    for letter in Self.rows.joined() {
      let key = Button(String(letter)).named("key\(letter)").styled("key")
      key.focusesOnClick = false
      key.onClicked { [weak pressed] in pressed?.send(letter) }
      keyboard.add(key)
      keys[letter] = key
    }
    self.keys = keys
    pointer = keyboard.keepsDirection().named("keyboard").accessible(tr("Letters")).pointer
    var behavior = Container.Behavior()
    behavior.arrange = { [keys] in Self.arrange(keys, in: $0) }
    keyboard.behavior = behavior
  }

  /// Shows what is known of a letter; a key that was used, or when play has ended, does not answer.
  package func show(_ letter: Character, _ state: KeyState, isEnabled: Bool, describedAs description: String)
  {
    guard let key = keys[letter] else { return }
    for other in KeyState.allCases { key.setStyle("\(other)", other == state) }
    key.isSensitive = isEnabled
    key.accessible(description)
  }

  // MARK: - Layout

  private static func arrange(_ keys: [Character: Button], in size: Size) {
    let gap = 4.0
    let columns = Double(rows[0].count)
    let width = min((size.width - gap * (columns - 1)) / columns, 64)
    let height = min((size.height - gap * 2) / 3, 56)
    let top = (size.height - height * 3 - gap * 2) / 2
    for (index, row) in rows.enumerated() {
      let rowWidth = Double(row.count) * (width + gap) - gap
      for (column, letter) in row.enumerated() {
        keys[letter]?.place(
          in: Rect(
            (size.width - rowWidth) / 2 + Double(column) * (width + gap),
            top + Double(index) * (height + gap), width, height))
      }
    }
  }
}
