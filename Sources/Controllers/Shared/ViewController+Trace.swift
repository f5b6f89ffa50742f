import Models
import Views

extension ViewController {
  /// Makes the controller handle a key that no widget used. Returns whether the controller used it.
  ///
  /// `sender` is the controller that passes the key on, if any.
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
  package final func updateUI() { deliver(.update("updateUI()")) { showModel() } }

  /// Shows the state of another controller before its screen appears.
  final func prepare(_ other: ViewController, file: StaticString = #fileID, line: Int = #line) {
    other.deliver(.called("prepare()"), Participant(of: self), file, line) { other.prepare() }
  }

  /// Calls a method of this controller's delegate. `call` is the call as it is written in code.
  final func notify(
    _ delegate: AnyObject?, _ call: String, file: StaticString = #fileID, line: Int = #line,
    _ method: () -> Void
  ) {
    guard let delegate = delegate as? ViewController else { return method() }
    delegate.deliver(.delegateCall(call), Participant(of: self), file, line, method)
  }

  /// Runs a closure that ties another controller to this one. `call` is the call as it is written in code.
  final func tell(
    _ other: ViewController?, _ call: @autoclosure () -> String, file: StaticString = #fileID,
    line: Int = #line, _ closure: () -> Void
  ) {
    guard let other else { return closure() }
    other.deliver(.called(call()), Participant(of: self), file, line, closure)
  }

  /// Delivers a message that the controller sends to another participant, or receives from it.
  func deliver(
    _ kind: @autoclosure () -> ControllerMessage.Kind, _ other: @autoclosure () -> Participant? = nil,
    _ file: StaticString? = nil, _ line: Int = 0, _ body: () -> Void
  ) {
    Trace.deliver(
      ControllerMessage(
        kind: kind(), controller: self, other: other(),
        source: file.map { Message.Source(file: "\($0)", line: line) }), body)
  }
}
