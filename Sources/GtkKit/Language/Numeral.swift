import CGtk

/// Numbers as text.
public enum Numeral {
  /// A number with the given number of decimals, with the decimal and grouping separators of the user's locale.
  public static func text(_ value: Double, digits: Int = 0) -> String {
    let number = String(owning: cgtk_number_text(value.magnitude, CInt(digits)))
    // A minus sign (U+2212) instead of a hyphen, and none for a number that is rounded to zero.
    return value < 0 && number.contains { "123456789".contains($0) } ? "\u{2212}\(number)" : number
  }
}
