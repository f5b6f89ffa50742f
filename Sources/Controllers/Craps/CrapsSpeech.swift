import Models
import Views

/// The texts that are announced to screen readers at the craps table.
struct CrapsSpeech {
  private let model: ModelHandle<CrapsModel>

  init(of model: ModelHandle<CrapsModel>) { self.model = model }

  /// The state of the game.
  var state: String {
    sentences(
      balance, ante,
      model.point == 0 ? tr("No point") : tr("Point {point}", ["point": String(model.point)]),
      model.dice == nil ? "" : model.point == 0 ? lastRoll : CrapsResult(of: model).total)
  }

  /// The beginning of a new game.
  var newGame: String { tr("New game. Your balance is {amount}.", ["amount": dollars(model.balance)]) }

  private var balance: String { tr("Balance {amount}", ["amount": dollars(model.balance)]) }

  var ante: String { tr("Ante {amount}", ["amount": dollars(model.ante)]) }

  /// The last roll and its meaning, and the balance that it changed.
  var outcome: String { sentences(lastRoll, model.won || model.lost ? balance : "") }

  /// The last roll and its meaning.
  var lastRoll: String {
    let result = CrapsResult(of: model)
    return sentences(result.total, spoken(result.message), result.hint)
  }
}
