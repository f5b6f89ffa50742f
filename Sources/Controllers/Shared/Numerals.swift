import Models
import Views

/// A share as a percentage, such as "49.29%".
func percent(_ share: Double) -> String {
  tr("{number}%", ["number": Numeral.text(share * 100, digits: 2)])
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
