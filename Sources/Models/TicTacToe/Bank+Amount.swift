extension Bank {
  /// Parses an amount that the player has typed.
  ///
  /// Only the digits 0 to 9 are accepted: no sign, no exponent, and no digits of another script. Blanks around
  /// them are ignored. Runs in linear time.
  ///
  /// - Throws: `BankError.notAWholeNumber`, or `BankError.tooMuch` for more than `Int.max`.
  public static func amount(from text: String) throws(BankError) -> Int {
    let digits = text.utf8.trimmed(of: isBlank)
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { throw .notAWholeNumber }
    // Digits only: the conversion fails for a number that is too large.
    guard let amount = Int(Substring(digits)) else { throw .tooMuch }
    return amount
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A space, tab, line feed, vertical tab, form feed or carriage return.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }
}
