/// A sender or receiver of messages: a view, its controller, or a model.
public struct Participant: Hashable, Codable, Sendable {
  /// The lane of its lifeline.
  public let lane: Lane
  /// The name of its type: "CrapsViewController". It is unique within a game.
  public let name: String

  /// A participant of a type.
  public init(_ lane: Lane, _ name: String) { (self.lane, self.name) = (lane, name) }
}

/// The lanes of the sequence diagram, from left to right.
public enum Lane: Int, CaseIterable, Codable, Sendable {
  case view, controller, model
}

/// The participants of each game that messages name.
public struct ParticipantTable {
  private var participants: [String: [Participant]] = [:]
  /// The views that have sent actions, by their receivers.
  private var senders: [Participant: Participant] = [:]

  /// The participants of a game in the order of their first message: its controllers, their views, and the models that they use.
  public subscript(_ game: String) -> [Participant] { participants[game] ?? [] }

  /// Adds the participants of an update of properties or outlets, an announcement, the call of a delegate, and that of a model.
  mutating func add(_ message: Message, in game: String) {
    let parties: [Participant?] =
      switch message.kind {
      case .update(let accesses) where accesses.contains { $0.isRead || $0.outlet != nil }:
        [message.receiver] + accesses.map(\.owner)
      case .announcement: [message.receiver]
      case .delegateCall: [message.sender, message.receiver]
      case .call where message.sender?.lane == .controller && message.receiver.lane == .model:
        [message.receiver]
      default: []
      }
    if message.kind == .action, message.outlet != nil { senders[message.receiver] = message.sender }
    for case let party? in parties.flatMap({ [$0.flatMap { senders[$0] }, $0] })
    where !self[game].contains(party) {
      participants[game, default: []].append(party)
    }
  }
}
