import Models
import Views

/// A connection from one participant to another, for one method, property or outlet. While it is cut, its messages are not delivered.
struct Wire: Hashable {
  let sender: Participant
  let receiver: Participant
  /// The method, the property or the outlet.
  let name: String

  /// The wire of a message; nil if it cannot be cut: what the player does, a result, an announcement and an alert, and a method of a
  /// view, which is reported when it has run.
  init?(of message: Message) {
    guard let sender = message.sender, sender != message.receiver else { return nil }
    let isBetweenModels = sender.lane == .model && message.receiver.lane == .model
    switch message.kind {
    case .call where isBetweenModels || message.receiver == .alerts: return nil
    case .action, .call, .delegateCall, .observation: break
    case .event, .result, .announcement, .update: return nil
    }
    self.init(sender, message.receiver, message.text)
  }

  /// The wire of a property that a controller reads, or of an outlet that it sets; nil for a method of a view.
  init?(of access: Message.Access, by controller: Participant) {
    guard !access.name.contains("(") else { return nil }
    if access.isRead {
      self.init(access.owner, controller, access.name)
    } else {
      self.init(controller, access.owner, access.name)
    }
  }

  /// A wire for a call with any arguments, or a setting of any value.
  private init(_ sender: Participant, _ receiver: Participant, _ text: String) {
    (self.sender, self.receiver) = (sender, receiver)
    name = String(text.prefix { $0 != "(" && $0 != "=" }.trimmed { $0 == " " })
  }

  /// The wire in words: "CrapsModel to CrapsViewController: point".
  var title: String {
    tr(
      "{sender} to {receiver}: {message}",
      ["sender": sender.name, "receiver": receiver.name, "message": name])
  }
}
