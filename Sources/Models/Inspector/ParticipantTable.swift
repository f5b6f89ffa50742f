/// The participants of each game that messages name.
public struct ParticipantTable {
  private var participants: [String: [Participant]] = [:]

  /// The models of a game, and its views and controllers whose outlets were set or that have read properties, in the order
  /// of their first message.
  public subscript(_ game: String) -> [Participant] { participants[game] ?? [] }

  /// Adds the models that a message names, and the controller and the views of an update.
  mutating func add(_ message: Message, in game: String) {
    let parties =
      if case .update(let accesses) = message.kind {
        [message.receiver] + accesses.map(\.owner)
      } else {
        [message.sender, message.receiver].compactMap(\.self).filter { $0.lane == .model }
      }
    for party in parties where !self[game].contains(party) { participants[game, default: []].append(party) }
  }
}
