/// The participants of each game that messages name.
public struct ParticipantTable {
  private var participants: [String: [Participant]] = [:]
  /// The views that have sent actions, by their receivers.
  private var senders: [Participant: Participant] = [:]

  /// The models of a game that its controllers use, and its views and controllers whose outlets were set, that have read
  /// properties or that delegate, in the order of their first message.
  public subscript(_ game: String) -> [Participant] { participants[game] ?? [] }

  /// Adds the controller of an update with its views and models, who calls a delegate and who it is, and a model that a
  /// controller calls.
  mutating func add(_ message: Message, in game: String) {
    let parties: [Participant] =
      switch message.kind {
      case .update(let accesses): [message.receiver] + accesses.map(\.owner)
      case .delegateCall: [message.sender, message.receiver].compactMap(\.self)
      case .call where message.sender?.lane == .controller && message.receiver.lane == .model:
        [message.receiver]
      default: []
      }
    if message.kind == .action, message.outlet != nil { senders[message.receiver] = message.sender }
    for party in parties {
      for party in [senders[party], party].compactMap(\.self) where !self[game].contains(party) {
        participants[game, default: []].append(party)
      }
    }
  }
}
