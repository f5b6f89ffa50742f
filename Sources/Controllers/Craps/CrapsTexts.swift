import Models
import Views

/// What the craps table says, on the screen and to screen readers.
struct CrapsTexts {
  private let model: ModelHandle<CrapsModel>
  private let (won, lost): (Bool, Bool)

  /// The texts of a game, or of the next one after its ante has been set.
  init(of model: ModelHandle<CrapsModel>, isNextAnteSet: Bool) {
    self.model = model
    (won, lost) = isNextAnteSet ? (false, false) : (model.won, model.lost)
  }

  // MARK: - On the screen

  var total: String {
    model.dice.map { tr("Total {total}", ["total": String($0 + $1)]) } ?? tr("Total –")
  }

  var message: String {
    if won { return tr("✓ You win {amount}", ["amount": dollars(model.winnings)]) }
    if lost { return tr("✕ You lose {amount}", ["amount": dollars(-model.winnings)]) }
    if model.point != 0 { return tr("The point is {point}", ["point": String(model.point)]) }
    return tr("Set your ante")
  }

  var style: MessageStyle { won ? .won : lost ? .lost : .neutral }

  /// What to do next, where the message does not say it.
  var hint: String {
    if won || lost { return "" }
    if model.point != 0 { return tr("Roll {point} again before a 7.", ["point": String(model.point)]) }
    return tr("Then roll: 7 or 11 wins.")
  }

  // MARK: - To screen readers

  var state: String {
    sentences(
      balance, ante,
      model.point == 0 ? tr("No point") : tr("Point {point}", ["point": String(model.point)]),
      model.dice == nil ? "" : model.point == 0 ? lastRoll : total)
  }

  var newGame: String { tr("New game. Your balance is {amount}.", ["amount": dollars(model.balance)]) }

  private var balance: String { tr("Balance {amount}", ["amount": dollars(model.balance)]) }

  var ante: String { tr("Ante {amount}", ["amount": dollars(model.ante)]) }

  /// The last roll and its meaning, and the balance that it changed.
  var outcome: String { sentences(lastRoll, won || lost ? balance : "") }

  var lastRoll: String { sentences(total, spoken(message), hint) }

  /// The balance and the last rolls.
  var result: String {
    let rolls = model.rolls.map(\.description).joined(separator: "; ")
    return rolls.isEmpty
      ? balance : tr("{balance}. Last rolls: {rolls}", ["balance": balance, "rolls": rolls])
  }
}

extension CrapsRoll {
  /// The effect of the roll, as the strip of the last rolls shows it.
  var mark: RollMark {
    switch effect {
    case .none: .none
    case .point: .point
    case .won: .won
    case .lost: .lost
    }
  }

  var description: String {
    let total = ["total": String(total)]
    return switch effect {
    case .none: tr("{total}", total)
    case .point: tr("{total}, the point", total)
    case .won: tr("{total}, won", total)
    case .lost: tr("{total}, lost", total)
    }
  }
}
