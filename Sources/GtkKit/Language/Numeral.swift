import CGtk

/// Numbers as text.
public enum Numeral {
  /// An integer with the grouping separators of the user's locale, such as "10,000,093".
  public static func text(_ value: Int) -> String {
    let sign = value < 0 ? "\u{2212}" : ""
    let digits = String(value.magnitude)
    // The locale "C" has no separators. Its texts are English, and so are its numbers.
    guard isPlain else { return sign + String(owning: cgtk_integer_text(value.magnitude)) }
    let groups = stride(from: (digits.count - 1) % 3 + 1 - 3, to: digits.count, by: 3).map { start in
      digits.dropFirst(max(0, start)).prefix(min(3, start + 3))
    }
    return sign + groups.joined(separator: ",")
  }

  /// The digits of an integer that is written like ``text(_:)`` or without separators, also with spaces and a plus sign; any other
  /// text as it is.
  ///
  /// The space key types a usual space, where some languages have a no-break space.
  public static func ungrouped(_ text: String) -> String {
    let digits = text.filter { ("0"..."9").contains($0) }
    guard let value = Int(digits) else { return text }
    let written = text.filter { !$0.isWhitespace }
    let typed = written.hasPrefix("+") ? String(written.dropFirst()) : written
    return typed == digits || typed == self.text(value).filter { !$0.isWhitespace } ? digits : text
  }

  /// A number that begins with a sign: the sign stays before the number where text runs from right to left, too.
  public static func signed(_ text: String) -> String {
    // A left-to-right mark.
    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL && !text.isEmpty ? "\u{200E}\(text)" : text
  }

  private static var isPlain: Bool {
    let name = setlocale(LC_NUMERIC, nil).map { String(cString: $0) } ?? "C"
    return name == "POSIX" || name.split(separator: ".").first == "C"
  }

  /// A number with the given number of decimals, with the decimal and grouping separators of the user's locale.
  public static func text(_ value: Double, digits: Int = 0) -> String {
    let number = String(owning: cgtk_number_text(value.magnitude, CInt(digits)))
    // A minus sign (U+2212) instead of a hyphen, and none for a number that is rounded to zero.
    return value < 0 && number.contains { "123456789".contains($0) } ? "\u{2212}\(number)" : number
  }
}
