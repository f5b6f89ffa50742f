/// The participants of each game that messages name.
public struct ParticipantTable {
  private var participants: [String: [Participant]] = [:]

  /// The models of a game, and its views and controllers whose outlets were set or that have read properties, in the order
  /// of their first message.
  public subscript(_ game: String) -> [Participant] { participants[game] ?? [] }

  /// Adds the sender and the receiver of a message.
  mutating func add(_ message: Message, in game: String) {
    let isUpdate =
      switch message.kind {
      case .outlet, .read, .unchanged: true
      case .event, .action, .call, .result, .delegateCall, .observation: false
      }
    for case let participant? in [message.sender, message.receiver]
    where (isUpdate || participant.lane == .model) && !self[game].contains(participant) {
      participants[game, default: []].append(participant)
    }
  }
}
