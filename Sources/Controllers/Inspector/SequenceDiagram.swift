import Models

/// Groups of messages and their participants, to be copied as Mermaid or plain text.
///
/// Words such as "Player" and "View" are technical terms, like the names of types: they are English in every language.
package struct SequenceDiagram: Sendable {
  /// The groups with their messages, oldest first.
  package let groups: [(group: MessageGroup, messages: [Message])]
  /// Whether the player sends any of the messages.
  package let hasPlayer: Bool
  private let lanes: [[Participant]]

  /// A diagram of the groups around some messages of a log, as far as they are shown.
  init(of log: MessageLog, around messages: [Int]) {
    var groups: [MessageGroup] = []
    for number in messages {
      if let group = log.group(of: number), groups.last != group { groups.append(group) }
    }
    self.init(
      groups: groups.map { group in
        (group, group.messages.filter { $0 < log.shownEnd }.compactMap { log.message($0) })
      })
  }

  /// A diagram of these groups.
  package init(groups: [(group: MessageGroup, messages: [Message])]) {
    let groups = groups.map { ($0.group, $0.messages.flatMap(\.lines)) }
    self.groups = groups
    let parties = groups.flatMap(\.1).flatMap { [$0.sender, $0.receiver] }
    hasPlayer = parties.contains(nil)
    var lanes: [[Participant]] = Lane.allCases.map { _ in [] }
    var known: Set<Participant> = []
    for party in parties.compactMap(\.self) where known.insert(party).inserted {
      lanes[party.lane.rawValue].append(party)
    }
    self.lanes = lanes
  }

  /// The participants of a lane, in the order in which they first send or receive.
  package func participants(in lane: Lane) -> [Participant] { lanes[lane.rawValue] }

  /// The participants from left to right; nil is the player.
  var parties: [Participant?] { (hasPlayer ? [nil] : []) + lanes.flatMap(\.self) }

  /// The name of a participant; nil is the player.
  static func name(of party: Participant?) -> String { party?.name.onOneLine ?? "Player" }
}

extension Lane {
  /// The title above the participants of the lane.
  var title: String {
    switch self {
    case .view: "View"
    case .controller: "Controller"
    case .model: "Model"
    }
  }
}

extension Message {
  /// Whether the message is information rather than a call; its arrow is dashed.
  var isAnswer: Bool {
    switch kind {
    case .event, .action, .call, .announcement, .delegateCall, .update: false
    case .result, .observation: true
    }
  }

  /// The message, or a message for what an update reads from each model and sets in each view.
  fileprivate var lines: [Message] {
    guard !accesses.isEmpty else { return [self] }
    let owners = accesses.map(\.owner).reduce(into: [Participant]()) { if !$0.contains($1) { $0.append($1) } }
    return owners.map { owner in
      let part = Message(by: receiver, accesses.filter { $0.owner == owner }, in: text)
      return owner.lane == .model
        ? Message(.result, from: owner, to: receiver, part.reads)
        : Message(.call, from: receiver, to: owner, part.settings)
    }
  }
}
