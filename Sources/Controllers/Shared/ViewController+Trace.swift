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

  /// Shows the whole state of the model. Each timetable of a result ends with it.
  package final func updateUI() {
    guard let listener = ModelTrace.listener else { return showModel() }
    let participant = Participant(of: self)
    listener(.init(kind: .updateBegins("updateUI()"), controller: self, other: participant))
    showModel()
    listener(.init(kind: .updateEnds, controller: self, other: participant))
  }

  /// Shows the state of another controller before its screen appears.
  final func prepare(_ other: ViewController, file: StaticString = #fileID, line: Int = #line) {
    report(.call("prepare()"), Participant(of: other), file, line)
    other.prepare()
  }

  /// Calls a method of this controller's delegate. `call` is the call as it is written in code.
  final func notify(
    _ delegate: AnyObject?, _ call: String, file: StaticString = #fileID, line: Int = #line,
    _ method: () -> Void
  ) {
    if let delegate = delegate as? ViewController {
      delegate.report(.delegateCall(call), Participant(of: self), file, line)
    }
    method()
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
