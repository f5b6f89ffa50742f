import Models
import Views

extension ParticipantRegistry {
  /// The messages of an action or a key. The user is the sender only of the outermost one.
  func messages(for sending: ActionTrace.Sending, isOutermost: Bool) -> [Message] {
    let receiver = Participant(of: sending.target)
    let source = sending.file.map { Message.Source(file: $0) }
    switch sending.origin {
    case .outlet(let widget, _):
      let view = view(around: widget)?.participant ?? Participant(declaring: sending)
      let action = Message(
        .action, from: view, to: receiver, sending.call, outlet: widget.name, source: source)
      guard isOutermost else { return [action] }
      return [
        Message(.event, from: nil, to: view, sending.title, outlet: widget.name, source: source), action,
      ]
    case .view:
      // An action of a window, for example, has no participant.
      guard let entry = entry(of: sending.target) else { return [] }
      return [Message(.action, from: entry.view, to: receiver, sending.call, source: source)]
    case .user(let sender):
      let sender = sender.map { Participant(of: $0) }
      return [Message(.action, from: sender, to: receiver, sending.call, source: receiver.source)]
    }
  }
}

extension ActionTrace.Sending {
  /// The title of the group that the action begins: "rollButton clicked", "newGamePressed()".
  var title: String {
    guard case .outlet(let widget, let event) = origin else { return call }
    return "\(widget.name) \(event)"
  }
}
