import CGtk

/// Numbers as people read them.
public enum Numeral {
  /// A number with so many digits after the point, with the point and the groups of digits of the user's region.
  public static func text(_ value: Double, digits: Int = 0) -> String {
    let text = cgtk_number_text(value.magnitude, CInt(digits))
    defer { g_free(text) }
    let number = text.map { String(cString: $0) } ?? ""
    // A hyphen is too short for a minus; what is rounded to nothing has none.
    return value < 0 && number.contains { "123456789".contains($0) } ? "\u{2212}\(number)" : number
  }
}
