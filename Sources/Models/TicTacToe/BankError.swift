/// Why the bank does not do what it was asked. Nothing else has changed than what the case says.
public enum BankError: Error, Equatable, Sendable {
  /// The bet was greater than the credit; it has been reset to 1.
  case notEnoughCredit(bet: Int, credit: Int)
  /// What was typed is not a whole number of at least 0, in the digits 0 to 9.
  case notAWholeNumber
  /// The amount is less than 0.
  case negativeAmount(Int)
  /// The amount or the sum is more than a counter of the bank can hold, `Int.max`.
  case tooMuch
}

extension BankError: CustomStringConvertible {
  /// What was wrong with what, as a sentence fit to show.
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
