import Models
import Views

extension ViewController {
  /// Makes the controller handle a key that no widget used. Returns whether the controller used it.
  ///
  /// `sender` is the controller that passes the key on, if any.
  package func handle(_ key: Key, passedBy sender: ViewController? = nil) -> Bool {
    // The other keys play no game. One of them is Tab.
    guard !pressed() || key == .other else { return true }
    guard let listener = ActionTrace.listener else { return keyPressed(key) }
    var isUsed = false
    listener(.init(.user(passedBy: sender), "keyPressed(\(key))", to: self)) { isUsed = keyPressed(key) }
    return isUsed
  }

  /// Performs an action of the application, such as an entry of the menu. `call` is written as in code. A question changes
  /// nothing, so it is no press.
  package func perform(_ call: String, isQuestion: Bool = false, _ method: () -> Void) {
    if isQuestion { finishShowing() } else if pressed() { return }
    guard let listener = ActionTrace.listener else { return method() }
    listener(.init(.user(passedBy: nil), call, to: self), method)
  }

  /// Clicks a button of the view, as the user does. A button that is disabled does nothing, so that nothing is recorded.
  func click(_ button: Button) {
    guard button.isSensitive else { return }
    button.traceCall("click()")
    button.click()
  }

  /// Reports that a delegate method of this controller was called. Each delegate method calls this first.
  ///
  /// `argument` is the argument of the method after the sender.
  package func received(
    _ argument: @autoclosure () -> Any? = nil, from sender: AnyObject, file: StaticString = #fileID,
    line: Int = #line, function: StaticString = #function
  ) {
    report(
      .delegateCall(CodeText.call(function, argument().map { [$0] } ?? [], sender: "self")),
      Participant(sender is ViewController ? .controller : .model, "\(type(of: sender))"), file, line)
  }

  /// Reports that a method shows the whole state, by what it does in `work`. Each `updateUI()` calls this.
  func reportUpdate(function: StaticString = #function, _ work: () -> Void) {
    guard let listener = ModelTrace.listener else { return work() }
    let participant = Participant(of: self)
    listener(.init(kind: .updateBegins("\(function)"), controller: self, other: participant))
    work()
    listener(.init(kind: .updateEnds, controller: self, other: participant))
  }

  /// The presenter of alerts as a sender and receiver of messages.
  static var alerts: Participant { Participant(.view, "\(AlertPresenter.self)") }

  /// Reports a message that the controller sends to another participant, or receives from it.
  func report(
    _ kind: @autoclosure () -> ModelTrace.Record.Kind, _ other: @autoclosure () -> Participant,
    _ file: StaticString = #fileID, _ line: Int = #line
  ) {
    guard let listener = ModelTrace.listener else { return }
    let source = Message.Source(file: "\(file)", line: line)
    listener(.init(kind: kind(), controller: self, other: other(), source: source))
  }
}
