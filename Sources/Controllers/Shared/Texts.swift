import Models
import Views

/// A text with no-break spaces, so that it stays on one line if possible.
func unbroken(_ text: String) -> String { String(text.map { $0 == " " ? "\u{A0}" : $0 }) }

/// A text of the screen for an announcement, on one line and without the sign at its beginning.
func spoken(_ text: String) -> String {
  String(text.drop { "✓✕★▸ ".contains($0) }.map { "\n\u{A0}\u{202F}".contains($0) ? " " : $0 })
}

/// Joins sentences with spaces. Adds missing full stops, and leaves out empty sentences.
func sentences(_ texts: String...) -> String {
  texts.filter { !$0.isEmpty }.map { ".!?".contains($0.last ?? ".") ? $0 : $0 + "." }.joined(separator: " ")
}

/// An amount of money, such as "$1,200".
func dollars(_ amount: Int) -> String { tr("${amount}", ["amount": Numeral.text(amount)]) }

/// A share as a percentage, such as "49.29%".
func percent(_ share: Double, digits: Int = 2) -> String {
  tr("{number}%", ["number": Numeral.text(share * 100, digits: digits)])
}

/// A probability as a ratio, such as "244 in 495".
func counted(_ chance: Fraction) -> String {
  tr(
    "{part} in {whole}",
    ["part": Numeral.text(chance.numerator), "whole": Numeral.text(chance.denominator)])
}

extension HelpPage.Row {
  /// The row of an exact probability.
  init(_ title: String, chance: Fraction) {
    self.init(title, percent(chance.value), share: chance.value, detail: counted(chance))
  }

  /// The row of an approximate probability.
  init(_ title: String, chance: Double, detail: String? = nil) {
    self.init(title, percent(chance), share: chance, detail: detail)
  }
}

extension Array {
  /// The sum of a number of each element, limited to `Int.max`.
  func total(_ number: (Element) -> Int) -> Int {
    reduce(0) { sum, element in
      let (next, overflow) = sum.addingReportingOverflow(number(element))
      return overflow ? .max : next
    }
  }
}
