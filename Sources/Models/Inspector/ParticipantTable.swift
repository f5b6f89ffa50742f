/// The participants of each game that messages name.
public struct ParticipantTable {
  private var participants: [String: [Participant]] = [:]

  /// The models of a game that its controllers use, and its views and controllers whose outlets were set or that have read
  /// properties, in the order of their first message.
  public subscript(_ game: String) -> [Participant] { participants[game] ?? [] }

  /// Adds the controller of an update, with its views and models, and a model that a controller calls.
  mutating func add(_ message: Message, in game: String) {
    let isCall = message.kind == .call && message.sender?.lane == .controller
    let parties =
      if case .update(let accesses) = message.kind {
        [message.receiver] + accesses.map(\.owner)
      } else {
        isCall && message.receiver.lane == .model ? [message.receiver] : []
      }
    for party in parties where !self[game].contains(party) { participants[game, default: []].append(party) }
  }
}
