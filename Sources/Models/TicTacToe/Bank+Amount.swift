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
    var amount = 0
    for digit in digits {
      let (tens, overflowsTens) = amount.multipliedReportingOverflow(by: 10)
      let (sum, overflowsSum) = tens.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
      guard !overflowsTens, !overflowsSum else { throw .tooMuch }
      amount = sum
    }
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
