import Models
import Views

extension ViewController {
  /// Makes the controller handle a key that no widget used, or that another one passes on. Returns whether the controller used it.
  package func handle(_ key: Key, passedBy sender: ViewController? = nil) -> Bool {
    // The other keys play no game. One of them is Tab.
    guard !pressed() || key == .other else { return true }
    return Trace.deliver(SentAction(.user(passedBy: sender), "keyPressed(\(key))", to: self)) {
      keyPressed(key)
    }
  }

  /// Performs an action of the application, such as an entry of the menu. `call` is written as in code. A question changes
  /// nothing, so it is no press.
  package func perform(_ call: String, isQuestion: Bool = false, _ method: () -> Void) {
    if isQuestion { finishShowing() } else if pressed() { return }
    Trace.deliver(SentAction(.user(passedBy: nil), call, to: self), method)
  }

  /// Shows the whole state of the model. Each timetable of a result ends with it.
  package final func updateUI() {
    deliver(.update("updateUI()")) { showModel() }
    onUpdate()
  }

  /// Calls another controller: its delegate, or by a closure that ties it to this one. `call` is the call as it is written in code.
  final func tell(
    _ other: AnyObject?, _ call: @autoclosure () -> String, as kind: Message.Kind = .action,
    file: StaticString = #fileID, line: Int = #line, _ closure: () -> Void
  ) {
    guard let other = other as? ViewController else { return closure() }
    other.deliver(kind, call(), from: Participant(of: self), file, line, closure)
  }

  /// Goes on after a pause, or after work of a service in the background. `call` is the call as it is written in code.
  final func goOn(
    after origin: Any.Type, _ call: @autoclosure () -> String,
    file: StaticString = #fileID, line: Int = #line, _ body: () -> Void
  ) { deliver(.action, call(), from: Participant(.controller, "\(origin)"), file, line, body) }

  /// Goes on after a time that is a part of what was done before. `call` is the call as it is written in code.
  final func goOnLater(
    _ call: @autoclosure () -> String, file: StaticString = #fileID, line: Int = #line, _ body: () -> Void
  ) { deliver(.step()) { goOn(after: TimeSource.self, call(), file: file, line: line, body) } }

  /// Makes the controller do something by `body`.
  func deliver(_ kind: @autoclosure () -> ControllerMessage.Kind, _ body: () -> Void) {
    Trace.deliver(ControllerMessage(kind: kind(), controller: self), body)
  }

  /// Delivers a message that the controller sends to another participant, or receives from it.
  func deliver(
    _ kind: Message.Kind, _ text: @autoclosure () -> String,
    from sender: @autoclosure () -> Participant? = nil,
    to receiver: @autoclosure () -> Participant? = nil, _ file: StaticString? = nil, _ line: Int = 0,
    _ body: () -> Void
  ) {
    let mark = kind == .delegateCall ? "◆ " : kind == .observation ? "◉ " : ""
    deliver(
      .message(
        Message(
          kind, from: sender() ?? Participant(of: self), to: receiver() ?? Participant(of: self),
          mark + text(), source: file.map { Message.Source(file: "\($0)", line: line) })), body)
  }
}
