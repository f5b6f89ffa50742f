/// The reason why the bank refuses a request. It changes nothing except what the case describes.
public enum BankError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The bet was greater than the credit. It has been reset to 1.
  case notEnoughCredit(bet: Int, credit: Int)
  /// The text is not a whole number of 0 or more, in the digits 0 to 9.
  case notAWholeNumber
  /// The amount is negative.
  case negativeAmount(Int)
  /// The amount or the sum exceeds the largest counter value, `Int.max`.
  case tooMuch

  /// A sentence that describes the problem, suitable for display.
  public var description: String {
    switch self {
    case .notEnoughCredit(let bet, let credit):
      "The bet of \(bet) is more than the credit of \(credit). The bet is now \(Bank.startingBet)."
    case .notAWholeNumber: "An amount is a whole number, written with the digits 0 to 9 only."
    case .negativeAmount(let amount): "An amount cannot be less than 0, as \(amount) is."
    case .tooMuch: "That is more than the bank can count."
    }
  }
}
