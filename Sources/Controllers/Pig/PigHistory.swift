import Models
import Views

/// The log of a game of Pig as rows of a table.
struct PigHistory {
  private let model: ModelHandle<PigModel>

  init(of model: ModelHandle<PigModel>) { self.model = model }

  /// The rows, newest event first.
  var rows: [TextList.Row] {
    let names = model.players.map(\.name)
    return model.log.reversed().compactMap { row(for: $0, names) }
  }

  /// The row of an event. The decision to roll has none: it is part of the roll's row.
  private func row(for event: PigEvent, _ names: [String]) -> TextList.Row? {
    switch event {
    case .newGame: .init(tr("New game"))
    case .choseToRoll: nil
    case .rolled(let player, let die, let turnTotal):
      .init(
        tr("{name} chose to roll: {value}", ["name": names[player], "value": String(die.rawValue)]),
        String(turnTotal))
    case .piggedOut(let player): .init(tr("{name} pigged out", ["name": names[player]]), "0")
    case .choseToPass(let player, let banked, _):
      .init(tr("{name} chose to pass", ["name": names[player]]), "+\(banked)")
    case .won(let player, let score): .init(tr("{name} wins", ["name": names[player]]), String(score))
    }
  }
}
