import Views

/// A text with no-break spaces, so that it stays on one line if possible.
func unbroken(_ text: String) -> String { String(text.map { $0 == " " ? "\u{A0}" : $0 }) }

/// A text of the screen for an announcement, on one line and without the sign at its beginning.
func spoken(_ text: String) -> String {
  String(text.drop { "✓✕★▸ ".contains($0) }.map { "\n\u{A0}".contains($0) ? " " : $0 })
}

/// Joins sentences with spaces. Adds missing full stops, and leaves out empty sentences.
func sentences(_ texts: String...) -> String {
  texts.filter { !$0.isEmpty }.map { ".!?".contains($0.last ?? ".") ? $0 : $0 + "." }.joined(separator: " ")
}

/// An amount of money, such as "$1,200".
func dollars(_ amount: Int) -> String { tr("${amount}", ["amount": Numeral.text(amount)]) }
