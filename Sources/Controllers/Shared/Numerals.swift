import Models
import Views

/// A part of a whole, as "49.29%".
func percent(_ share: Double) -> String {
  tr("{number}%", ["number": Numeral.text(share * 100, digits: 2)])
}

/// A chance as it was counted, as "244 in 495".
func counted(_ chance: Fraction) -> String {
  tr(
    "{part} in {whole}",
    [
      "part": Numeral.text(Double(chance.numerator)), "whole": Numeral.text(Double(chance.denominator)),
    ])
}

extension Rules.Row {
  /// The row of a chance that is known exactly.
  init(_ title: String, chance: Fraction) {
    self.init(title, percent(chance.value), share: chance.value, detail: counted(chance))
  }

  /// The row of a chance that is known to many digits.
  init(_ title: String, chance: Double, detail: String? = nil) {
    self.init(title, percent(chance), share: chance, detail: detail)
  }
}
