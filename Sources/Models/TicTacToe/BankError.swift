/// The reason why the bank refuses a request. It changes nothing except what the case describes.
public enum BankError: Error, Equatable, Sendable {
  /// The bet was greater than the credit. It has been reset to 1.
  case notEnoughCredit(bet: Int, credit: Int)
  /// The text is not a whole number of 0 or more, in the digits 0 to 9.
  case notAWholeNumber
  /// The amount is negative.
  case negativeAmount(Int)
  /// The amount or the sum exceeds the largest counter value, `Int.max`.
  case tooMuch
}
