import Models
import Views

/// Which messages the diagram shows: those of a kind, of a participant, and with the words of a search.
struct MessageFilter: Equatable {
  enum Choice: Equatable {
    case all, actions, calls, results, outlets, notifications
    case participant(Participant)

    static let kinds: [Choice] = [.all, .actions, .calls, .results, .outlets, .notifications]

    var title: String {
      switch self {
      case .all: tr("All Messages")
      case .actions: tr("Actions")
      case .calls: tr("Calls")
      case .results: tr("Results")
      case .outlets: tr("Outlets")
      case .notifications: tr("Notifications")
      case .participant(let participant): participant.name
      }
    }
  }

  var choice = Choice.all
  /// What the user searches for. Each of its words must be in the text of a message.
  var search = ""

  private var words: [Substring] { search.lowercased().split(separator: " ") }

  var isEmpty: Bool { choice == .all && words.isEmpty }

  /// Whether the diagram shows a message, or something that it reads or sets.
  func hasRow(of message: Message) -> Bool {
    message.accesses.isEmpty ? matches(message) : message.accesses.contains { matches($0, of: message) }
  }

  func matches(_ message: Message) -> Bool {
    matches(message.text, [message.sender, message.receiver], message.kind.choice)
  }

  func matches(_ access: Message.Access, of update: Message) -> Bool {
    matches(access.text, [access.owner, update.receiver], access.isRead ? .results : .outlets)
  }

  private func matches(_ text: String, _ parties: [Participant?], _ kind: Choice) -> Bool {
    switch choice {
    case .all: break
    case .participant(let participant): guard parties.contains(participant) else { return false }
    default: guard kind == choice else { return false }
    }
    // Not in the names of the participants: "roll" is also in each "Controller".
    return words.allSatisfy { text.lowercased().contains($0) }
  }
}

extension Message.Kind {
  fileprivate var choice: MessageFilter.Choice {
    switch self {
    case .event, .action: .actions
    case .call: .calls
    case .result: .results
    case .update: .outlets
    case .delegateCall, .observation, .announcement: .notifications
    }
  }
}
