import Models
import Views

/// What is sent, as the messages of the log.
extension ParticipantRegistry {
  /// The messages of an action: the call of the controller and, if it is the first thing that happens, what the user did with an outlet.
  func messages(for action: SentAction, isFirst: Bool) -> [Message] {
    let receiver = Participant(target: action.target)
    let source = action.file.map { Message.Source(file: $0) }
    switch action.origin {
    case .outlet(let widget, _):
      let view = self.view(around: widget)?.participant ?? Participant(declaring: action)
      let call = Message(.action, from: view, to: receiver, action.call, outlet: widget.name, source: source)
      guard isFirst else { return [call] }
      return [
        Message(.event, from: nil, to: view, action.title, outlet: widget.name, source: source), call,
      ]
    case .view:
      // An action of a window, for example, has no participant.
      guard let entry = entry(of: action.target) else { return [] }
      return [Message(.action, from: entry.views[0].participant, to: receiver, action.call, source: source)]
    case .user(let sender):
      return [Message(.action, from: sender.map { Participant(target: $0) }, to: receiver, action.call)]
    }
  }

  /// The message that a controller sends or receives; nil for what is no message of its own.
  func message(for message: ControllerMessage) -> Message? {
    let controller = Participant(of: message.controller)
    let other = message.other ?? controller
    func make(
      _ kind: Message.Kind, from sender: Participant, to receiver: Participant, _ text: String
    ) -> Message {
      Message(kind, from: sender, to: receiver, text, source: message.source)
    }
    switch message.kind {
    case .call(let call): return make(.call, from: controller, to: other, call)
    case .result(let value): return make(.result, from: other, to: controller, value)
    case .delegateCall(let call): return make(.delegateCall, from: other, to: controller, "◆ " + call)
    case .called(let call): return make(.action, from: other, to: controller, call)
    case .observation: return make(.observation, from: other, to: controller, "◉ onChange()")
    case .announcement(let text):
      let view = Participant(of: message.controller.screen)
      return make(.announcement, from: controller, to: view, "announce(\(CodeText.of(text)))")
    case .update, .step, .read: return nil
    }
  }

  /// The outlet that is set, and its controller.
  func access(of setting: OutletSetting) -> (entry: Entry, access: Message.Access)? {
    guard let (entry, screen, view) = view(around: setting.widget) else { return nil }
    let outlet = setting.widget.isSame(as: screen.root) ? nil : setting.widget.name
    let name = [outlet ?? "", setting.property].filter { !$0.isEmpty }.joined(separator: ".")
    let access = Message.Access(
      view, name, setting.value.isEmpty ? name : "\(name) \(setting.value)", isNew: setting.isNew,
      outlet: outlet, showing: setting.others.map(\.name))
    return (entry, access)
  }

  /// The wire on which something is sent; nil if it cannot be cut.
  func wire(of sent: any TracedMessage) -> Wire? {
    switch sent {
    case let action as SentAction: messages(for: action, isFirst: false).last.flatMap { Wire(of: $0) }
    case let message as ControllerMessage:
      message.access(with: []).flatMap { Wire(of: $0, by: Participant(of: message.controller)) }
        ?? self.message(for: message).flatMap { Wire(of: $0) }
    case let setting as OutletSetting:
      access(of: setting).flatMap { Wire(of: $0.access, by: $0.entry.participant) }
    default: nil
    }
  }
}

extension ControllerMessage {
  /// The property that is read, with those of its values that are not among `old`; nil for another message.
  func access(with old: [PropertyValue]) -> Message.Access? {
    guard case .read(let property, let values) = kind, let other else { return nil }
    let new = values.filter { !old.contains($0) }
    let shown = new.isEmpty && values.count == 1 ? values : new
    let text = shown.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return Message.Access(other, property, text.isEmpty ? property : text, isNew: !new.isEmpty)
  }
}

extension Participant {
  /// What receives an action, or passes it on: the presenter of alerts is a part of the view, everything else a controller.
  fileprivate init(target: AnyObject) {
    self.init(target is AlertPresenter ? .view : .controller, "\(type(of: target))")
  }

  /// The view that declares an action.
  fileprivate init(declaring action: SentAction) {
    let file = action.file?.split(separator: "/").last ?? ""
    self.init(.view, String(file.prefix { $0 != "." }))
  }
}

extension SentAction {
  /// The title of the group that the action begins: "rollButton clicked", "newGamePressed()".
  var title: String {
    guard case .outlet(let widget, let event) = origin else { return call }
    return "\(widget.name) \(event)"
  }
}
