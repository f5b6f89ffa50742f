import Observation

/// The player's money: the store that every screen of Tic Tac Toe Reverse observes.
///
/// The counters can be read and observed anywhere. They change only through the methods, so all screens agree at
/// all times. Source: seeds/tic-tac-toe-reverse.txt, steps 1 and 4 to 8.
///
/// It is not final, so that tests can override its methods.
@Observable
public class Bank {
  /// The credit of a new player.
  public static let startingCredit = 100
  /// The bet of a new player, and of each run unless it is raised.
  public static let startingBet = 1
  /// A bet that reaches this limit is reset to ``startingBet``.
  public static let betLimit = 1000
  /// The multiple of the bet that a winning run adds to ``won``.
  public static let prizeFactor = 10

  /// The available credit, 0 or more.
  public private(set) var credit = startingCredit
  /// The sum of all prizes, 0 or more.
  public private(set) var won = 0
  /// The number of runs played, 0 or more.
  public private(set) var spins = 0
  /// The bet of the next run: a power of two under ``betLimit``.
  public private(set) var bet = startingBet

  /// Called with the new state after each change.
  @ObservationIgnored public var onStateChange: ((State) -> Void)?
  /// Called with the new state after each run.
  @ObservationIgnored public var onSpin: ((State) -> Void)?
  /// Called before the bank starts over, for the game that is played with it.
  @ObservationIgnored public var onReset: (() -> Void)?

  /// Creates the bank of a new player.
  public init() {}

  /// Restores a saved bank.
  public convenience init(state: State) throws(StateError) {
    try state.validate()
    self.init()
    self.state = state
  }

  /// The state to save. All changes are made here, so that each is reported once, and whole.
  public private(set) var state: State {
    get { State(credit: credit, won: won, spins: spins, bet: bet) }
    set {
      guard newValue != state else { return }
      // An observer of the credit is not notified of a bet.
      if newValue.credit != credit { credit = newValue.credit }
      if newValue.won != won { won = newValue.won }
      if newValue.spins != spins { spins = newValue.spins }
      if newValue.bet != bet { bet = newValue.bet }
      onStateChange?(newValue)
    }
  }

  /// Doubles the bet. A bet that reaches ``betLimit`` becomes ``startingBet``.
  public func raiseBet() {
    let raised = bet * 2
    state.bet = raised < Self.betLimit ? raised : Self.startingBet
  }

  /// Adds to the credit, unless it would exceed `Int.max`. 0 is valid and adds nothing.
  public func add(_ amount: Int) throws(BankError) {
    guard amount >= 0 else { throw .negativeAmount(amount) }
    let (sum, overflow) = credit.addingReportingOverflow(amount)
    guard !overflow else { throw .tooMuch }
    state.credit = sum
  }

  /// Starts over as the bank of a new player.
  public func reset() {
    onReset?()
    state = .initial
  }

  // MARK: - Runs

  /// The bet of a run that can be settled whatever its outcome.
  ///
  /// - Throws: `BankError.notEnoughCredit` after resetting the bet (step 5), or `BankError.tooMuch`.
  func stake() throws(BankError) -> Int {
    guard bet <= credit else {
      let refusal = BankError.notEnoughCredit(bet: bet, credit: credit)
      state.bet = Self.startingBet
      throw refusal
    }
    let overflows = [
      credit.addingReportingOverflow(bet).overflow,
      won.addingReportingOverflow(Self.prizeFactor * bet).overflow,
      spins.addingReportingOverflow(1).overflow,
    ]
    guard !overflows.contains(true) else { throw .tooMuch }
    return bet
  }

  /// Settles a run (step 4). The bet in `outcome` comes from ``stake()``.
  func settle(_ outcome: Outcome) {
    var next = state
    switch outcome {
    case .won(let bet):
      next.credit += bet
      next.won += Self.prizeFactor * bet
    case .lost(let bet):
      next.credit -= bet
    }
    next.spins += 1
    next.bet = Self.startingBet
    state = next
    onSpin?(state)
  }

  // MARK: - Amounts

  /// Parses an amount that the player has typed.
  ///
  /// Only the digits 0 to 9 are accepted: no sign, no exponent, and no digits of another script. Blanks around
  /// them are ignored. 0 is no amount.
  public static func amount(from text: String) throws(BankError) -> Int {
    // A space, tab, line feed, vertical tab, form feed or carriage return.
    let digits = text.utf8.trimmed { $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) }
    guard !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw .notAWholeNumber
    }
    // Digits only: the conversion fails for a number that is too large.
    guard let amount = Int(Substring(digits)) else { throw .tooMuch }
    guard amount > 0 else { throw .notAWholeNumber }
    return amount
  }
}

/// The reason why the bank refuses a request. It changes nothing except what the case describes.
public enum BankError: Error, Equatable, Sendable {
  /// The bet was greater than the credit. It has been reset to 1.
  case notEnoughCredit(bet: Int, credit: Int)
  /// The text is not a whole number of 1 or more, in the digits 0 to 9.
  case notAWholeNumber
  /// The amount is negative.
  case negativeAmount(Int)
  /// The amount or the sum exceeds the largest counter value, `Int.max`.
  case tooMuch
}
